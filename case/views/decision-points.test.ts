import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { dopamine, epinephrine, fentanyl, salineBolus } from '#content/case-1/tasks/recipes.ts'
import { PROVIDER, RN, RT } from '../roles.ts'
import { asFound, type Bedside } from '../rules/bedside/bedside.ts'
import type { PageSuffix } from '../story/decision-story.ts'
import { bareChoices, idealChoices, Walk, worstChoices } from '../walk.ts'
import { viewInfusions } from './infusions.ts'
import { viewFor } from './view.ts'

/** A trio that has come to this point by these choices. */
function at(point: number, choices = idealChoices): Walk {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choice] of choices.slice(0, point - 1).entries()) walk.point(index + 1, choice)
  if (point === 4) walk.do(PROVIDER, { kind: 'end-call' })
  return walk
}

function decide(
  walk: Walk,
  point: number,
  group: 'Ventilator' | 'Medications' | 'Procedure' | 'Departure',
  choice: string | string[],
) {
  walk.do(PROVIDER, { kind: 'decide-group', point, group, choice })
  walk.turnPages(point)
}

const see = (walk: Walk) => viewFor(walk.state, RN, case1)
const rowsOf = (walk: Walk, point: number, page: PageSuffix) =>
  see(walk)
    .pages.find((one) => one.point === point)
    ?.pages.find((one) => one.page === page)?.rows

test('a page shows its default row until a choice leads to it', () => {
  const walk = at(1)
  expect(rowsOf(walk, 1, 'procedure-istat')).toMatchObject([{ slug: 'default', title: 'No iSTAT at this point' }])
  decide(walk, 1, 'Procedure', ['istat', 'pal'])
  expect(rowsOf(walk, 1, 'procedure-istat')).toMatchObject([{ slug: 'istat', teaching: null }])
  expect(rowsOf(walk, 1, 'procedure-result')).toMatchObject([{ slug: 'pal' }])
  expect(see(walk).vitals).toMatchObject({
    hasArterialLine: true,
    gases: [{ point: 1, kind: 'arterial', time: '09:30' }],
  })
})

test('without an arterial line the gas is a heel sample, without a PO2 and with a flag at K', () => {
  const walk = at(1)
  decide(walk, 1, 'Procedure', ['istat'])
  expect(rowsOf(walk, 1, 'procedure-result')).toMatchObject([{ slug: 'istat', title: 'iSTAT, heel sample' }])
  expect(see(walk).vitals?.gases).toMatchObject([{ kind: 'heel', isKFlagged: true, values: { ph: 6.98, PO2: null } }])
})

test('the confirmed procedures stand in working order, the arterial line first', () => {
  const walk = at(1)
  expect(see(walk).pages[0]?.procedures).toBeNull()
  decide(walk, 1, 'Procedure', ['istat', 'cxr', 'pal'])
  expect(see(walk).pages[0]?.procedures?.map(({ slug }) => slug)).toEqual(['pal', 'cxr', 'istat'])
})

test('a page that several groups lead to shows the newest on top', () => {
  const walk = at(1, worstChoices)
  for (const [group, choice] of Object.entries(worstChoices[0] ?? {})) {
    walk.wait(1000)
    decide(walk, 1, group as 'Ventilator', choice) // the keys are the groups
  }
  expect(rowsOf(walk, 1, 'negative')?.map(({ slug }) => slug)).toEqual(['ready', 'uvc', 'uac'])
})

test('machine and drips follow a decision at once, the monitor waits for the results', () => {
  const walk = at(1)
  const before = see(walk).vitals?.monitor
  decide(walk, 1, 'Ventilator', 'transport-hfov-ino')
  decide(walk, 1, 'Medications', 'dopamine')
  expect(see(walk).vitals).toMatchObject({ monitor: before, isOnHFOV: true, machine: { machine: 'hfov' } })
  expect(see(walk).vitals?.infusions.running[0]).toEqual({
    drug: 'Dopamine',
    dose: { value: 5, unit: 'mcg/kg/min' },
    mlPerHour: 0.6,
    pump: 'checked',
  })
  decide(walk, 1, 'Procedure', [])
  decide(walk, 1, 'Departure', 'not-ready')
  expect(see(walk).vitals?.monitor).toMatchObject({ heartRate: 166, systolic: 48, diastolic: 30, mean: 36 })
})

test('leaving opens when the other groups are decided', () => {
  const walk = at(1)
  const open = () => see(walk).points[0]?.groups.flatMap(({ name, isOpen }) => (isOpen ? [name] : []))
  expect(open()).toEqual(['Ventilator', 'Medications', 'Procedure'])
  decide(walk, 1, 'Procedure', [])
  decide(walk, 1, 'Ventilator', 'remain-simv')
  decide(walk, 1, 'Medications', 'saline-bolus')
  expect(open()).toEqual(['Departure'])
})

test('scores, reasons and lessons come together with the last group', () => {
  const walk = at(1)
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Ventilator', option: 'change-hfv' })
  decide(walk, 1, 'Ventilator', 'transport-hfov-ino')
  decide(walk, 1, 'Medications', 'saline-bolus')
  decide(walk, 1, 'Procedure', ['cxr'])
  const told = () => ({
    option: see(walk).points[0]?.groups[0]?.options[4],
    lesson: rowsOf(walk, 1, 'ventilator-ino')?.[0]?.teaching ?? null,
    finding: rowsOf(walk, 1, 'procedure-cxr')?.[0]?.films[0]?.finding ?? null,
  })
  expect(told()).toMatchObject({ option: { score: null, why: null }, lesson: null, finding: null })
  decide(walk, 1, 'Departure', 'not-ready')
  expect(told()).toEqual({
    option: expect.objectContaining({ score: 1, why: expect.any(String) }),
    lesson: expect.any(String),
    finding: expect.any(String),
  })
})

test('results tell how she fares, and of a gas that nobody took only which way it went', () => {
  const walk = at(2)
  expect(see(walk).pages[0]?.results).toMatchObject({
    fares: 'better',
    monitor: { before: { heartRate: 178 }, now: { heartRate: 166 } },
    gas: { taken: { kind: 'arterial', values: { ph: 6.98 } }, went: 'better' },
  })
  expect(rowsOf(walk, 1, 'results')?.map(({ slug }) => slug)).toEqual(['not-ready', 'better'])

  const other = at(4, bareChoices)
  expect(see(other).pages[2]?.results?.gas).toEqual({ taken: null, went: 'better' })
})

test('point 5 ends with late cylinders when nobody opened them', () => {
  const walk = at(5, bareChoices)
  for (const [group, choice] of Object.entries(bareChoices[4] ?? {})) decide(walk, 5, group as 'Ventilator', choice) // the keys are the groups
  expect(rowsOf(walk, 5, 'results')?.map(({ slug }) => slug)).toEqual(['late-tanks'])
})

test('the volume before the change stays what it was, whatever machine follows', () => {
  const walk = at(3)
  decide(walk, 3, 'Ventilator', 'hand-bag')
  expect(rowsOf(walk, 3, 'procedure-tidal')?.[0]?.facts).toEqual(['Before the change: 2.1 mL/kg', 'No volume since'])
  expect(rowsOf(walk, 3, 'ventilator')?.[0]?.facts).toContain('iNO off: rebound within minutes')
})

test('medical control speaks of what point 3 left open, and the point opens after it', () => {
  const callOf = (choices: typeof idealChoices) => {
    const walk = at(3, choices)
    walk.point(3, choices[2] ?? { Ventilator: '', Medications: '', Procedure: [] })
    return see(walk).points[3]
  }
  const ideal = callOf(idealChoices)
  expect(ideal).toMatchObject({ openedAt: null, situation: [], groups: [] })
  expect(ideal?.call?.text[0]).toContain('saturation 90 in the hand, 82 in the foot, mean pressure 43')
  expect(ideal?.call?.text.slice(1, -1)).toEqual([
    'There is nothing I would add to what you did.',
    'You have an arterial line: keep it where you can all see it.',
  ])
  expect(callOf(bareChoices)?.call?.text.slice(1, 3)).toEqual([
    'Start nitric oxide at twenty now, and do not let it stop.',
    'Take amplitude to forty-two.',
  ])
})

test('medical control tells the numbers on the monitor, which moves when the orders are carried out', () => {
  const walk = at(3, worstChoices)
  walk.point(3, worstChoices[2] ?? { Ventilator: '', Medications: '', Procedure: [] })
  const told = () => see(walk).points[3]?.call?.text[0] ?? ''
  const { oxygenPre, oxygenPost, mean } = see(walk).vitals?.monitor ?? {}
  expect(told()).toContain(`saturation ${oxygenPre} in the hand, ${oxygenPost} in the foot, mean pressure ${mean}`)
  expect(oxygenPre).toBe(55)
  expect(see(walk).vitals).toMatchObject({ machine: { machine: 'simv' }, isOnHFOV: false })

  walk.do(PROVIDER, { kind: 'end-call' })
  expect(see(walk).vitals).toMatchObject({ monitor: { oxygenPre: 84 }, machine: { machine: 'hfov' }, isOnHFOV: true })
})

test('an hour lost at point 4 is an hour later in the air and at the bed', () => {
  const walk = at(5, worstChoices)
  expect(see(walk).points[4]).toMatchObject({ time: '12:35' })
  expect(see(walk).points[4]?.situation[0]).toContain('12:35')
  walk.point(5, worstChoices[4] ?? { Ventilator: '', Medications: '', Procedure: [] })
  expect(see(walk).handover).toMatchObject({ time: '13:40', age: '11 h 30', ticked: { rt: [], rn: [] } })
})

test('nobody is told that the monitor falls where it cannot', () => {
  const eventOf = (choices: typeof idealChoices) => see(at(3, choices)).points[2]?.situation[0]
  expect(eventOf(idealChoices)).toContain('saturation and pressure fall at once')
  expect(eventOf(worstChoices)).toContain('saturation and pressure have nowhere left to fall')
})

test('a volume is measured at the amplitude that is set, and says what it was before', () => {
  const walk = at(2)
  decide(walk, 2, 'Procedure', ['tidal'])
  const told = () => rowsOf(walk, 2, 'procedure-tidal')?.[0]?.facts[0]
  expect(told()).toBe('5.8 mL = 1.8 mL/kg at amplitude 36 (1.5 to 2.5 expected)')
  decide(walk, 2, 'Ventilator', 'hfov-ino-amplitude')
  expect(told()).toBe('6.7 mL = 2.1 mL/kg at amplitude 42 (1.5 to 2.5 expected), up from 5.8 mL at 36')
})

const panelOf = (walk: Walk, point: number) => {
  const machine = see(walk).pages.find((one) => one.point === point)?.machine
  return Object.fromEntries(machine?.readings.map(({ label, value }) => [label, value]) ?? [])
}

test('in the air the panel shows the fault until the cylinders are open', () => {
  const fault = {
    Alarm: 'low supply pressure',
    'Measured MAP': '11',
    'Measured amplitude': '18',
    'Measured FiO2': '0.58 (falling)',
  }
  const walk = at(5)
  expect(panelOf(walk, 5)).toMatchObject({ ...fault, MAP: '16', Amplitude: '42', iNO: '20 ppm' })
  decide(walk, 5, 'Ventilator', 'switch-tanks')
  expect(panelOf(walk, 5)).toMatchObject({ MAP: '16', 'Measured FiO2': '0.97' })
  expect(panelOf(walk, 5)).not.toHaveProperty('Alarm')

  const asking = at(5)
  decide(asking, 5, 'Ventilator', 'raise-map')
  expect(panelOf(asking, 5)).toMatchObject({ ...fault, MAP: '22' })
  const raising = at(5)
  decide(raising, 5, 'Ventilator', 'ino-40')
  expect(panelOf(raising, 5)).toMatchObject({ ...fault, iNO: '40 ppm', NO2: '1.1 ppm' })
  const bagging = at(5)
  decide(bagging, 5, 'Ventilator', 'hand-bag')
  expect(panelOf(bagging, 5)).toMatchObject({ Oxygen: 'low and falling', iNO: 'off' })
})

test('on arrival the machine works again on the cylinders, whatever was tried in the air', () => {
  for (const tried of ['raise-map', 'ino-40', 'hand-bag']) {
    const walk = at(5)
    walk.point(5, { Ventilator: tried, Medications: 'none', Procedure: [] })
    const readings = see(walk).vitals?.machine.readings.map(({ label, value }) => `${label} ${value}`)
    expect(readings, tried).toEqual(expect.arrayContaining(['MAP 16', 'iNO 20 ppm', 'Measured FiO2 0.97']))
  }
})

/** Kept on this machine through the first two points. */
const keptOn = (ventilator: string) =>
  idealChoices.map((choice, index) => ({ ...choice, Ventilator: index === 0 ? ventilator : 'keep' }))

test.each([
  ['remain-simv', { 'PIP/PEEP': '32/7', MAP: '16' }, { 'PIP/PEEP': '28/6', MAP: '14' }],
  ['transport-crossvent', { 'PIP/PEEP': '32/7', MAP: '16' }, { 'PIP/PEEP': '28/6', MAP: '14' }],
  ['change-hfv', { MAP: '18' }, { MAP: '16' }],
  ['transport-hfov', { MAP: '18' }, { MAP: '16' }],
])('pressures lowered at the air leak stand on the panel: %s', (ventilator, before, after) => {
  const walk = at(3, keptOn(ventilator))
  expect(panelOf(walk, 3)).toMatchObject(before)
  decide(walk, 3, 'Ventilator', 'lower-map')
  expect(panelOf(walk, 3)).toMatchObject(after)
})

test('a conventional machine moves half its volume while air is in the chest', () => {
  const walk = at(3, keptOn('remain-simv'))
  expect(panelOf(walk, 3).VT).toBe('5 mL (1.6 mL/kg)')
  decide(walk, 3, 'Procedure', ['drain'])
  expect(panelOf(walk, 3).VT).toBe('9 mL (2.8 mL/kg)')
  decide(walk, 3, 'Ventilator', 'lower-map')
  expect(panelOf(walk, 3).VT).toBe('8 mL (2.5 mL/kg)')
})

test.each([
  [['cxr'], '10:18', 'pneumothorax', null],
  [['drain', 'cxr'], '10:26', 'drained', '10:17'],
  [['pal', 'cxr'], '10:28', 'pneumothorax', null],
  [['pal', 'drain', 'cxr'], '10:29', 'drained', '10:27'],
])('a film of point 3 comes after what was done before it: %j at %s', (procedures, time, film, needleAt) => {
  const choices = idealChoices.map((choice) => ({
    ...choice,
    Procedure: choice.Procedure.filter((one) => one !== 'pal'),
  }))
  const walk = at(3, choices)
  decide(walk, 3, 'Procedure', procedures)
  expect(rowsOf(walk, 3, 'procedure-cxr')?.flatMap(({ films }) => films)).toMatchObject([{ time, film }])
  const drained = rowsOf(walk, 3, 'procedure-result')?.find(({ slug }) => slug === 'drain')?.facts[0] ?? ''
  expect(drained.match(/^Needle at (\d+:\d+)/)?.[1] ?? null).toBe(needleAt)
})

const dosesOf = (walk: Walk) =>
  see(walk).vitals?.infusions.running.flatMap(({ drug, dose, mlPerHour }) =>
    drug === 'Dopamine' || drug === 'Epinephrine' ? [`${drug} ${dose?.value} ${mlPerHour}`] : [],
  )

test.each([
  ['dopamine', ['Dopamine 15 1.8', 'Epinephrine 0.05 0.48']],
  ['epinephrine', ['Dopamine 10 1.2', 'Epinephrine 0.1 0.96']],
])('%s raised before or in flight stands on its pump until it is undone', (drug, raised) => {
  const usual = ['Dopamine 10 1.2', 'Epinephrine 0.05 0.48']
  for (const point of [4, 5]) {
    const walk = at(point)
    expect(dosesOf(walk)).toEqual(usual)
    decide(walk, point, 'Medications', drug)
    expect(dosesOf(walk)).toEqual(raised)
    decide(walk, point, 'Ventilator', point === 4 ? 'stay' : 'switch-tanks')
    decide(walk, point, 'Procedure', [])
    if (point === 4) decide(walk, point, 'Departure', 'ready')
    expect(dosesOf(walk)).toEqual(usual)
  }
})

test.each([
  ['raise-map', { MAP: '22', iNO: '20 ppm' }],
  ['wean-ino', { MAP: '16', iNO: '5 ppm' }],
  ['transport-crossvent', { 'PIP/PEEP': '32/7', iNO: 'off' }],
])('%s before take-off stands on the panel, and is undone in the air', (tried, panel) => {
  const walk = at(4)
  decide(walk, 4, 'Ventilator', tried)
  expect(panelOf(walk, 4)).toMatchObject(panel)
  decide(walk, 4, 'Medications', 'none')
  decide(walk, 4, 'Procedure', [])
  decide(walk, 4, 'Departure', 'ready')
  walk.go(PROVIDER)
  expect(panelOf(walk, 5)).toMatchObject({ MAP: '16', iNO: '20 ppm' })
})

test('what runs beside the checked pumps is somebody’s: the hospital’s as found, the sled’s from then on', () => {
  const pumpsOf = (bedside: Bedside, isAtPoints = true) =>
    viewInfusions(bedside, case1, { isAtPoints }).running.map(({ drug, pump }) => `${drug}: ${pump}`)
  expect(pumpsOf(asFound, false)).toEqual(['D10W: hospital'])
  expect(pumpsOf({ ...asFound, dopamine: 10, epinephrine: 0.05, arterialLine: true })).toEqual([
    'Dopamine: checked',
    'Epinephrine: checked',
    'D10W: sled',
    'Fentanyl: sled',
    'Heparinised saline: sled',
  ])
})

test('the drips run at the rates of their recipes', () => {
  const rateOf = (drug: string, running: ReturnType<typeof viewInfusions>['running']) =>
    running.find((infusion) => infusion.drug === drug)?.mlPerHour
  for (const dose of [5, 10, 15, 20] as const) {
    const { running } = viewInfusions({ ...asFound, dopamine: dose }, case1)
    expect(rateOf('Dopamine', running)).toBe(dopamine.rates.find((rate) => rate.dose === dose)?.mlPerHour)
    expect(rateOf('Fentanyl', running)).toBe(fentanyl.rates[0]?.mlPerHour)
  }
  for (const dose of [0.05, 0.1] as const) {
    const { running } = viewInfusions({ ...asFound, epinephrine: dose }, case1)
    expect(rateOf('Epinephrine', running)).toBe(epinephrine.rates.find((rate) => rate.dose === dose)?.mlPerHour)
  }
  expect(viewInfusions({ ...asFound, boluses: 2 }, case1).salineMl).toBe(2 * salineBolus.ml)
})

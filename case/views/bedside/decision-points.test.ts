import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import type { PageSuffix } from '../../story/decision-story.ts'
import { atPoint, decideAt, slugAt } from '../../testing/at-point.ts'
import type { Walk } from '../../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices, worstChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../view-cutter.ts'

const see = (walk: Walk) => viewFor(walk.state, RN, case1)
const rowsOf = (walk: Walk, point: number, page: PageSuffix) =>
  see(walk)
    .pages.find((one) => one.point === slugAt(point))
    ?.pages.find((one) => one.page === page)?.rows

test('a page shows its default row until a choice leads to it', () => {
  const walk = atPoint(1)
  expect(rowsOf(walk, 1, 'procedure-istat')).toMatchObject([{ slug: 'default', title: 'No iSTAT at this point' }])
  decideAt(walk, 1, 'Procedure', ['istat', 'pal'])
  expect(rowsOf(walk, 1, 'procedure-istat')).toMatchObject([{ slug: 'istat', teaching: null }])
  expect(rowsOf(walk, 1, 'procedure-result')).toMatchObject([{ slug: 'pal' }])
  expect(see(walk).vitals).toMatchObject({
    hasArterialLine: true,
    gases: [{ place: 1, kind: 'arterial', time: '09:34' }],
  })
})

test('without an arterial line the gas is a heel sample, without a PO2 and with a flag at K', () => {
  const walk = atPoint(1)
  decideAt(walk, 1, 'Procedure', ['istat'])
  expect(rowsOf(walk, 1, 'procedure-result')).toMatchObject([{ slug: 'istat', title: 'iSTAT, heel sample' }])
  expect(see(walk).vitals?.gases).toMatchObject([{ kind: 'heel', isKFlagged: true, values: { ph: 6.98, PO2: null } }])
})

test('the confirmed procedures stand in working order, the arterial line first', () => {
  const walk = atPoint(1)
  expect(see(walk).pages[0]?.procedures).toBeNull()
  decideAt(walk, 1, 'Procedure', ['istat', 'cxr', 'pal'])
  expect(see(walk).pages[0]?.procedures?.map(({ slug }) => slug)).toEqual(['pal', 'cxr', 'istat'])
})

test('a page that several groups lead to shows the newest on top', () => {
  const walk = atPoint(1, worstChoices)
  for (const [group, choice] of Object.entries(worstChoices[0] ?? {})) {
    walk.wait(1000)
    decideAt(walk, 1, group as 'Ventilator', choice) // the keys are the groups
  }
  expect(rowsOf(walk, 1, 'negative')?.map(({ slug }) => slug)).toEqual(['ready', 'uvc', 'uac'])
})

test('machine and drips follow a decision at once, the monitor waits for the results', () => {
  const walk = atPoint(1)
  const before = see(walk).vitals?.monitor
  decideAt(walk, 1, 'Ventilator', 'transport-hfov-ino')
  decideAt(walk, 1, 'Medications', 'dopamine')
  expect(see(walk).vitals).toMatchObject({ monitor: before, isOnHFOV: true, machine: { machine: 'hfov' } })
  expect(see(walk).vitals?.infusions.running[0]).toEqual({
    drug: 'Dopamine',
    dose: { value: 5, unit: 'mcg/kg/min' },
    mlPerHour: 0.6,
    pump: 'checked',
  })
  decideAt(walk, 1, 'Procedure', [])
  decideAt(walk, 1, 'Departure', 'not-ready')
  expect(see(walk).vitals?.monitor).toMatchObject({ heartRate: 166, systolic: 48, diastolic: 30, mean: 36 })
})

test('leaving opens when the other groups are decided', () => {
  const walk = atPoint(1)
  const open = () => see(walk).points[0]?.groups.flatMap(({ name, isOpen }) => (isOpen ? [name] : []))
  expect(open()).toEqual(['Ventilator', 'Medications', 'Procedure'])
  decideAt(walk, 1, 'Procedure', [])
  decideAt(walk, 1, 'Ventilator', 'remain-simv')
  decideAt(walk, 1, 'Medications', 'saline-bolus')
  expect(open()).toEqual(['Departure'])
})

test('scores, reasons and lessons come together with the last group', () => {
  const walk = atPoint(1)
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Ventilator', option: 'change-hfv' })
  decideAt(walk, 1, 'Ventilator', 'transport-hfov-ino')
  decideAt(walk, 1, 'Medications', 'saline-bolus')
  decideAt(walk, 1, 'Procedure', ['cxr'])
  const told = () => ({
    option: see(walk).points[0]?.groups[0]?.options[4],
    lesson: rowsOf(walk, 1, 'ventilator-ino')?.[0]?.teaching ?? null,
    finding: rowsOf(walk, 1, 'procedure-cxr')?.[0]?.films[0]?.finding ?? null,
  })
  expect(told()).toMatchObject({ option: { score: null, why: null }, lesson: null, finding: null })
  decideAt(walk, 1, 'Departure', 'not-ready')
  expect(told()).toEqual({
    option: expect.objectContaining({ score: 1, why: expect.any(String) }),
    lesson: expect.any(String),
    finding: expect.any(String),
  })
})

test('results tell how she fares, and of a gas that nobody took only which way it went', () => {
  const walk = atPoint(2)
  expect(see(walk).pages[0]?.results).toMatchObject({
    fares: 'better',
    monitor: { before: { heartRate: 178 }, now: { heartRate: 166 } },
    gas: { taken: { kind: 'arterial', values: { ph: 6.98 } }, went: 'better' },
  })
  expect(rowsOf(walk, 1, 'results')?.map(({ slug }) => slug)).toEqual(['not-ready', 'better'])

  const other = atPoint(4, bareChoices)
  expect(see(other).pages[2]?.results?.gas).toEqual({ taken: null, went: 'better' })
})

test('point 5 ends with late cylinders when nobody opened them', () => {
  const walk = atPoint(5, bareChoices)
  for (const [group, choice] of Object.entries(bareChoices[4] ?? {})) decideAt(walk, 5, group as 'Ventilator', choice) // the keys are the groups
  expect(rowsOf(walk, 5, 'results')?.map(({ slug }) => slug)).toEqual(['late-tanks'])
})

test('the volume before the change stays what it was, whatever machine follows', () => {
  const walk = atPoint(3)
  decideAt(walk, 3, 'Ventilator', 'hand-bag')
  expect(rowsOf(walk, 3, 'procedure-tidal')?.[0]?.facts).toEqual(['Before the change: 2.1 mL/kg', 'No volume since'])
  expect(rowsOf(walk, 3, 'ventilator')?.[0]?.facts).toContain('iNO off: rebound within minutes')
})

test('medical control speaks of what point 3 left open, and the point opens after it', () => {
  const callOf = (choices: readonly PointChoices[]) => {
    const walk = atPoint(3, choices)
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
  const walk = atPoint(3, worstChoices)
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
  const walk = atPoint(5, worstChoices)
  expect(see(walk).points[4]).toMatchObject({ time: '12:35' })
  expect(see(walk).points[4]?.situation[0]).toContain('12:35')
  walk.point(5, worstChoices[4] ?? { Ventilator: '', Medications: '', Procedure: [] })
  expect(see(walk).handover).toMatchObject({ time: '13:40', age: '11 h 30', ticked: { rt: [], rn: [] } })
})

test('nobody is told that the monitor falls where it cannot', () => {
  const eventOf = (choices: readonly PointChoices[]) => see(atPoint(3, choices)).points[2]?.situation[0]
  expect(eventOf(idealChoices)).toContain('saturation and pressure fall at once')
  expect(eventOf(worstChoices)).toContain('saturation and pressure are as low as before')
})

test('a volume is measured at the amplitude that is set, and says what it was before', () => {
  const walk = atPoint(2)
  decideAt(walk, 2, 'Procedure', ['tidal'])
  const told = () => rowsOf(walk, 2, 'procedure-tidal')?.[0]?.facts[0]
  expect(told()).toBe('5.8 mL = 1.8 mL/kg at amplitude 36 (1.5 to 2.5 expected)')
  decideAt(walk, 2, 'Ventilator', 'hfov-ino-amplitude')
  expect(told()).toBe('6.7 mL = 2.1 mL/kg at amplitude 42 (1.5 to 2.5 expected), up from 5.8 mL at 36')
})

test.each([
  [['cxr'], '10:18', 'pneumothorax', null],
  [['drain', 'cxr'], '10:26', 'drained', '10:17'],
  [['pal', 'cxr'], '10:25', 'pneumothorax', null],
  [['pal', 'drain', 'cxr'], '10:29', 'drained', '10:27'],
])('a film of point 3 comes after what was done before it: %j at %s', (procedures, time, film, needleAt) => {
  const choices = idealChoices.map((choice) => ({
    ...choice,
    Procedure: choice.Procedure.filter((one) => one !== 'pal'),
  }))
  const walk = atPoint(3, choices)
  decideAt(walk, 3, 'Procedure', procedures)
  expect(rowsOf(walk, 3, 'procedure-cxr')?.flatMap(({ films }) => films)).toMatchObject([
    { time, film: case1.films[film] },
  ])
  const drained = rowsOf(walk, 3, 'procedure-result')?.find(({ slug }) => slug === 'drain')?.facts[0] ?? ''
  expect(drained.match(/^Needle at (\d+:\d+)/)?.[1] ?? null).toBe(needleAt)
})

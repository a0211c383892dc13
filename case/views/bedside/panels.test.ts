import { expect, test } from 'vitest'
import { asFound } from '#content/case-1/bedside.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { dopamine, epinephrine, fentanyl, salineBolus } from '#content/case-1/tasks/recipes.ts'
import { PROVIDER, RN } from '../../records/roles.ts'
import type { Bedside } from '../../story/bedside.ts'
import { atPoint, decideAt, slugAt } from '../../testing/at-point.ts'
import type { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../view-cutter.ts'
import { viewInfusions } from './infusions.ts'

const see = (walk: Walk) => viewFor(walk.state, RN, case1)

const panelOf = (walk: Walk, point: number) => {
  const machine = see(walk).pages.find((one) => one.point === slugAt(point))?.machine
  return Object.fromEntries(machine?.readings.map(({ label, value }) => [label, value]) ?? [])
}

test('in the air the panel shows the fault until the cylinders are open', () => {
  const fault = {
    Alarm: 'low supply pressure',
    'Measured MAP': '11',
    'Measured amplitude': '18',
    'Measured FiO2': '0.58 (falling)',
  }
  const walk = atPoint(5)
  expect(panelOf(walk, 5)).toMatchObject({ ...fault, MAP: '16', Amplitude: '42', iNO: '20 ppm' })
  decideAt(walk, 5, 'Ventilator', 'switch-tanks')
  expect(panelOf(walk, 5)).toMatchObject({ MAP: '16', 'Measured FiO2': '0.97' })
  expect(panelOf(walk, 5)).not.toHaveProperty('Alarm')

  const asking = atPoint(5)
  decideAt(asking, 5, 'Ventilator', 'raise-map')
  expect(panelOf(asking, 5)).toMatchObject({ ...fault, MAP: '22' })
  const raising = atPoint(5)
  decideAt(raising, 5, 'Ventilator', 'ino-40')
  expect(panelOf(raising, 5)).toMatchObject({ ...fault, iNO: '40 ppm', NO2: '1.1 ppm' })
  const bagging = atPoint(5)
  decideAt(bagging, 5, 'Ventilator', 'hand-bag')
  expect(panelOf(bagging, 5)).toMatchObject({ Oxygen: 'low and falling', iNO: 'off' })
})

test('on arrival the machine works again on the cylinders, whatever was tried in the air', () => {
  for (const tried of ['raise-map', 'ino-40', 'hand-bag']) {
    const walk = atPoint(5)
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
  const walk = atPoint(3, keptOn(ventilator))
  expect(panelOf(walk, 3)).toMatchObject(before)
  decideAt(walk, 3, 'Ventilator', 'lower-map')
  expect(panelOf(walk, 3)).toMatchObject(after)
})

test('a conventional machine moves half its volume while air is in the chest', () => {
  const walk = atPoint(3, keptOn('remain-simv'))
  expect(panelOf(walk, 3).VT).toBe('5 mL (1.6 mL/kg)')
  decideAt(walk, 3, 'Procedure', ['drain'])
  expect(panelOf(walk, 3).VT).toBe('9 mL (2.8 mL/kg)')
  decideAt(walk, 3, 'Ventilator', 'lower-map')
  expect(panelOf(walk, 3).VT).toBe('8 mL (2.5 mL/kg)')
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
    const walk = atPoint(point)
    expect(dosesOf(walk)).toEqual(usual)
    decideAt(walk, point, 'Medications', drug)
    expect(dosesOf(walk)).toEqual(raised)
    decideAt(walk, point, 'Ventilator', point === 4 ? 'stay' : 'switch-tanks')
    decideAt(walk, point, 'Procedure', [])
    if (point === 4) decideAt(walk, point, 'Departure', 'ready')
    expect(dosesOf(walk)).toEqual(usual)
  }
})

test.each([
  ['raise-map', { MAP: '22', iNO: '20 ppm' }],
  ['wean-ino', { MAP: '16', iNO: '5 ppm' }],
  ['transport-crossvent', { 'PIP/PEEP': '32/7', iNO: 'off' }],
])('%s before take-off stands on the panel, and is undone in the air', (tried, panel) => {
  const walk = atPoint(4)
  decideAt(walk, 4, 'Ventilator', tried)
  expect(panelOf(walk, 4)).toMatchObject(panel)
  decideAt(walk, 4, 'Medications', 'none')
  decideAt(walk, 4, 'Procedure', [])
  decideAt(walk, 4, 'Departure', 'ready')
  walk.go(PROVIDER)
  expect(panelOf(walk, 5)).toMatchObject({ MAP: '16', iNO: '20 ppm' })
})

test('what runs beside the checked pumps is somebody’s: the hospital’s as found, the sled’s from then on', () => {
  const pumpsOf = (bedside: Bedside, point = 1) =>
    viewInfusions(bedside, case1, point).running.map(({ drug, pump }) => `${drug}: ${pump}`)
  expect(pumpsOf(asFound, 0)).toEqual(['D10W: hospital'])
  expect(pumpsOf({ ...asFound, dopamine: 10, epinephrine: 0.05, 'arterial-line': true })).toEqual([
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
    const { running } = viewInfusions({ ...asFound, dopamine: dose }, case1, 1)
    expect(rateOf('Dopamine', running)).toBe(dopamine.rates.find((rate) => rate.dose === dose)?.mlPerHour)
    expect(rateOf('Fentanyl', running)).toBe(fentanyl.rates[0]?.mlPerHour)
  }
  for (const dose of [0.05, 0.1] as const) {
    const { running } = viewInfusions({ ...asFound, epinephrine: dose }, case1, 1)
    expect(rateOf('Epinephrine', running)).toBe(epinephrine.rates.find((rate) => rate.dose === dose)?.mlPerHour)
  }
  expect(viewInfusions({ ...asFound, saline: 2 }, case1, 1).boluses).toEqual([
    { name: 'Saline', ml: 2 * salineBolus.ml, count: 2 },
  ])
})

test.each([
  [4, { machine: 'crossvent', iNO: 'off' }, { Ventilator: 'transport-crossvent', Medications: 'dopamine' }],
  [5, { machine: 'bag', iNO: 'off' }, { Ventilator: 'hand-bag', Medications: 'dopamine' }],
])(
  'point %i looked back at shows what came of it, its pages what was tried',
  (point, tried, { Ventilator, Medications }) => {
    const walk = atPoint(point)
    decideAt(walk, point, 'Ventilator', Ventilator)
    decideAt(walk, point, 'Medications', Medications)
    decideAt(walk, point, 'Procedure', [])
    if (point === 4) decideAt(walk, point, 'Departure', 'ready')
    const pages = see(walk).pages.find((one) => one.point === slugAt(point))
    const ino = pages?.machine.readings.find(({ label }) => label === 'iNO')?.value
    expect({ machine: pages?.machine.machine, iNO: ino }).toEqual(tried)
    const left = pages?.results
    expect(left?.machine.machine).toBe('hfov')
    expect(left?.machine.readings).toEqual(expect.arrayContaining([{ label: 'iNO', value: '20 ppm' }]))
    expect(left?.infusions.running).toEqual(see(walk).vitals?.infusions.running)
  },
)

import type { Amount } from '#case/story/orders.ts'
import { number } from '../../orders/steps.ts'

type Slips = Parameters<typeof number>[3]
type Right = Parameters<typeof number>[2]['right']

/** A quarter, 0.25 and 25 % are the same. */
export const oxygen = (right: Amount, slips: Slips = [], at?: string) =>
  number(
    'fio2',
    'FiO2',
    { unit: '', units: [{ unit: '%', factor: 0.01 }], right, from: 0.1, to: 1, stop: 'meter', ...(at && { at }) },
    slips,
  )

export const breaths = (right: Amount, slips: Slips = [], at?: string) =>
  number('breaths', 'Breaths', { unit: 'a minute', right, from: 1, to: 200, stop: 'meter', ...(at && { at }) }, slips)

/** Wrong, it goes into the pump; then the second pair of eyes looks. */
const perKilo = {
  unit: 'mcg/kg/min',
  units: [
    { unit: 'mcg/kg/h', factor: 1 / 60 },
    { unit: 'mg/kg/min', factor: 1000 },
  ],
  ...{ to: 20_000, stop: 'second-person', at: 'check' },
} as const

/** What a field is called; where its drug is read back beside it, that is not told. `pump`: the step that programs it. */
type Called = readonly [slug: string, label: string, pump: string]
export const doseAlone: Called = ['dose', 'Dose', 'rate']

/** The pump's own limits refuse what is above 0.2 of the one and 0.4 of the other. */
const dose =
  (over: number) =>
  (right: Right, slips: Slips, [slug, label, pump]: Called) =>
    number(slug, label, { ...perKilo, right, limit: { over, stop: 'pump', at: pump } }, slips)
export const alprostadilDose = dose(0.2)
export const epinephrineDose = dose(0.4)

/** As the drug sheet has it, where it is drawn up. */
export const volume = (slug: string, label: string, right: number, at: string, slips: Slips = []) =>
  number(slug, label, { unit: 'mL', right, to: 200, stop: 'sheet', at }, slips)

export const size = number('tube', 'Tube', { unit: 'mm', right: 3.5, from: 1, to: 20, stop: 'kit', at: 'look' }, [
  [4, 'For a year-old.'],
])
export const depth = number('depth', 'Depth', { unit: 'cm', right: 9.5, from: 1, to: 100, stop: 'kit', at: 'look' }, [
  [11, 'In the right lung.'],
])

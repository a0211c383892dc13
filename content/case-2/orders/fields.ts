import type { Amount } from '#case/story/orders.ts'
import { number } from '../../orders/steps.ts'

type Slips = Parameters<typeof number>[3]
type Right = Parameters<typeof number>[2]['right']

/** A quarter, 0.25 and 25 % are the same. */
export const oxygen = (right: Amount, slips: Slips = []) =>
  number(
    'fio2',
    'FiO2',
    { unit: '', units: [{ unit: '%', factor: 0.01 }], right, from: 0.1, to: 1, stop: 'meter' },
    slips,
  )

export const breaths = (right: Amount, slips: Slips = []) =>
  number('breaths', 'Breaths', { unit: 'a minute', right, from: 1, to: 200, stop: 'meter' }, slips)

const perMinute = 'mcg/kg/min'
const units = [
  { unit: 'mcg/kg/h', factor: 1 / 60 },
  { unit: 'mg/kg/min', factor: 1000 },
] as const

/** What a field is called; where its drug is read back beside it, that is not told. */
type Called = readonly [slug: string, label: string]
export const doseAlone: Called = ['dose', 'Dose']

/** The pump's own limits refuse what is above 0.2 of the one and 0.4 of the other. */
export const alprostadilDose = (right: Right, slips: Slips, called: Called = ['alprostadil', 'Alprostadil']) =>
  number(
    ...called,
    { unit: perMinute, units, right, to: 100, stop: 'second-person', limit: { over: 0.2, stop: 'pump' } },
    slips,
  )
export const epinephrineDose = (right: Right, slips: Slips, called: Called = ['epinephrine', 'Epinephrine']) =>
  number(
    ...called,
    { unit: perMinute, units, right, to: 100, stop: 'second-person', limit: { over: 0.4, stop: 'pump' } },
    slips,
  )

export const volume = (slug: string, label: string, right: number, stop: 'sheet' | 'pharmacist', slips: Slips = []) =>
  number(slug, label, { unit: 'mL', right, to: 200, stop }, slips)

export const size = number('tube', 'Tube', { unit: 'mm', right: 3.5, from: 1, to: 20, stop: 'kit' }, [
  [4, 'For a year-old.'],
])
export const depth = number('depth', 'Depth', { unit: 'cm', right: 9.5, from: 1, to: 100, stop: 'kit' }, [
  [11, 'In the right lung.'],
])

import { expect, test } from 'vitest'
import { instruments } from '#content/case-1/instruments.ts'
import { gasRows } from './gas-printout.tsx'

const values = { ph: 7.2, PCO2: 54, PO2: 56, HCO3: 21.1, BE: -7, Hct: 48, Glu: 84, iCa: 1.2, Na: 138, K: 5 }

test('an arterial gas prints ten values with the digits of the analyser', () => {
  const lines = gasRows(instruments.analytes, { values, isKFlagged: false })
  expect(lines.map(({ name, value, unit }) => `${name} ${value} ${unit}`.trim())).toEqual([
    'pH 7.20',
    'PCO2 54 mmHg',
    'PO2 56 mmHg',
    'HCO3 21.1 mmol/L',
    'BE -7 mmol/L',
    'Hct 48 %',
    'Glu 84 mg/dL',
    'iCa 1.20 mmol/L',
    'Na 138 mmol/L',
    'K 5.0 mmol/L',
  ])
  expect(lines.every(({ note }) => note === null)).toBe(true)
})

test('a heel sample withholds its PO2 and flags its potassium', () => {
  const lines = gasRows(instruments.analytes, { values: { ...values, PO2: null }, isKFlagged: true })
  const told = lines.filter(({ note }) => note !== null)
  expect(told).toEqual([
    { name: 'PO2', value: null, unit: 'mmHg', note: 'not reported: capillary' },
    { name: 'K', value: '5.0', unit: 'mmol/L', note: 'squeezed sample, K may read high' },
  ])
})

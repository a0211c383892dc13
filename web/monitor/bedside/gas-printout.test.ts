import { expect, test } from 'vitest'
import type { GasRow } from '#case/records/vital-stats.ts'
import { instruments } from '#content/case-1/instruments.ts'
import { case2 } from '#content/case-2/case-2.ts'
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
    { name: 'PO2', value: null, unit: 'mmHg', note: 'not reported: capillary', isOut: null },
    { name: 'K', value: '5.0', unit: 'mmol/L', note: 'squeezed sample, K may read high', isOut: null },
  ])
})

test('where the story gives limits, what is outside is marked; what is on them is not', () => {
  const { analytes } = case2.instruments
  const [, mild, , found] = case2.vitalStats.alliStat
  const outOf = (row: GasRow) =>
    gasRows(analytes, { values: row, isKFlagged: false }).flatMap(({ name, isOut }) =>
      isOut ? [`${name} ${isOut}`] : [],
    )
  expect(outOf(found ?? {})).toEqual(['pH low', 'Lactate high', 'Glu low', 'iCa low'])
  expect(outOf({ ...mild, ph: 7.2, Lac: 4, Glu: 45, iCa: 1 })).toEqual([])
  expect(gasRows(instruments.analytes, { values, isKFlagged: false }).every(({ isOut }) => isOut === null)).toBe(true)
})

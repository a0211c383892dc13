import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { judgeOrderStep } from '#case/orders/judge-step.ts'
import { call } from './call.ts'
import { infusions } from './infusions.ts'
import { injections } from './injections/injections.ts'
import { instruments } from './instruments.ts'
import { metrics } from './metrics.ts'
import { orders } from './orders/orders.ts'
import { patient } from './patient.ts'
import { airwayCard } from './tasks/airway-card.ts'
import { mixAlprostadil, mixEpinephrine } from './tasks/mixed-meds.ts'
import { alprostadil, epinephrine, salineStep } from './tasks/recipes.ts'
import { vitalStats } from './vital-stats.ts'

// Every number worked out again from first principles, and held against the clinical notes.

const notes = (page: string) => readFileSync(new URL(`../../docs/clinical/${page}`, import.meta.url), 'utf8')
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const labels = ['0', '1', '2', '3 (start)', '4']
const { weightKg } = patient

const meanOf = (pressure: string) => {
  const [systolic = 0, diastolic = 0, mean = 0] = pressure.match(/\d+/g)?.map(Number) ?? []
  return { told: mean, right: Math.round(diastolic + (systolic - diastolic) / 3) }
}

test.each(vitalStats.allStates.map((state, index) => ({ index, ...state })))(
  'monitor row $index stands in the notes, and its means are means',
  ({ index, heartRate, bloodPressure, bloodPressureLower, oxygenPre, oxygenPost }) => {
    const [arm, leg] = [meanOf(bloodPressure), meanOf(bloodPressureLower)]
    expect([arm.told, leg.told]).toEqual([arm.right, leg.right])
    const cells = [labels[index] ?? '', heartRate, bloodPressure, bloodPressureLower, oxygenPre, oxygenPost]
    expect(notes('case-2.md')).toContain(row([...cells, arm.told - leg.told]).slice(0, -2))
    expect(oxygenPost).toBeLessThan(oxygenPre)
  },
)

test.each(vitalStats.alliStat.map((gas, index) => ({ index, ...gas })))(
  'gas row $index stands in the notes, and follows from pH and PCO2',
  ({ index, ph, PCO2, PO2, HCO3, BE, Lac, Hct, Glu, iCa, Na, K }) => {
    expect(10 ** (ph - 7.608) * PCO2).toBeCloseTo(HCO3, 0)
    expect(Math.abs(HCO3 - 24.8 + 16.2 * (ph - 7.4) - BE)).toBeLessThan(0.6)
    const values = [ph.toFixed(2), PCO2, PO2, HCO3.toFixed(1), BE, Lac, Hct, Glu, iCa.toFixed(2), Na, K.toFixed(1)]
    expect(notes('case-2.md')).toContain(row([labels[index] ?? '', ...values]))
  },
)

test('the limits of monitor and gas are those of the list for review', () => {
  const { signs, analytes } = instruments
  const limitsOf = (slug: string) => signs.find((sign) => sign.slug === slug)?.limits
  const spans = signs.map(({ limits }) => `${limits?.low} to ${limits?.high}`)
  const page = notes('case-2.md').replace(/\s+/g, ' ')
  const [rate, arm, leg, hand] = spans
  const text = `heart rate ${rate}, mean of the arm ${arm}, of the leg ${leg}, hand ${hand}, foot ${limitsOf('oxygenPost')?.low} and up`
  expect(page).toContain(text)
  expect(page).toContain(
    `high priority below ${signs
      .map(({ limits }) => limits?.veryLow)
      .join(', ')
      .replace(/, (\d+)$/, ' and $1')}.`,
  )
  const limited = analytes.flatMap(({ name, digits, limits: { low, high } = {} }) =>
    low === undefined && high === undefined
      ? []
      : `${name} ${low === undefined ? 'above' : 'below'} ${(low ?? high)?.toFixed(digits === 1 ? 0 : digits)}`,
  )
  expect(limited).toEqual(['pH below 7.20', 'Lactate above 4', 'Glu below 45', 'iCa below 1.00'])
  expect(page).toContain('pH below 7.20, lactate above 4, glucose below 45 and ionised calcium below 1.00')
})

test('the numbers of the call are those that its words say', () => {
  const { numbers, captions } = call
  expect(meanOf(String(numbers.bloodPressure)).right - meanOf(String(numbers.bloodPressureLower)).right).toBe(21)
  expect(numbers.meanGradient).toBe(21)
  expect(10 ** (numbers.ph - 7.608) * numbers.PCO2).toBeCloseTo(numbers.HCO3, 0)
  const said = captions.join(' ')
  for (const words of ['one eighty-two', 'sixty-two over forty', 'thirty-four over twenty-two', 'eight point nine'])
    expect(said).toContain(words)
  expect(said.split(' ')).toHaveLength(225)
})

test.each([alprostadil, epinephrine])('$drug runs at what its dose, weight and strength come to', (recipe) => {
  const { stockMgPerMl, drugMl, diluentMl, mcgPerMl, rates } = recipe
  expect((stockMgPerMl * drugMl * 1000) / (drugMl + diluentMl)).toBe(mcgPerMl)
  for (const { dose, mlPerHour } of rates) expect((dose * weightKg * 60) / mcgPerMl).toBeCloseTo(mlPerHour, 2)
})

test('the two drips meet at 1.02, and saline is 17 mL over 10 min', () => {
  const at = (recipe: typeof alprostadil, dose: number) => recipe.rates.find((one) => one.dose === dose)?.mlPerHour
  expect([at(alprostadil, 0.05), at(epinephrine, 0.05), at(epinephrine, 0.1)]).toEqual([1.02, 0.51, 1.02])
  expect(salineStep.ml).toBeCloseTo(5 * weightKg, 10)
  expect(salineStep.mlPerHour).toBe((salineStep.ml / salineStep.minutes) * 60)
})

test('what is drawn up is what the recipe says, under its own name', () => {
  for (const [drug, recipe] of [
    [mixAlprostadil, alprostadil],
    [mixEpinephrine, epinephrine],
  ] as const) {
    const numbers = drug.steps.flatMap((step) => (step.kind === 'number' ? step.right : []))
    expect(numbers).toEqual([recipe.diluentMl, recipe.drugMl])
    expect(JSON.stringify(drug)).not.toMatch(/3\.2 kg|her weight/)
  }
  const check = mixAlprostadil.steps.find((step) => step.kind === 'check')
  expect(check?.made.map(({ value }) => value)).toEqual([
    '1 mL of 500 mcg/mL (500 mcg) + 49 mL D5W = 50 mL',
    'Alprostadil 10 mcg/mL, 3.4 kg, time',
    '50 mL, Luer lock',
  ])
})

test('the airway card asks for two doses of one volume and the rate of alprostadil', () => {
  const asks = airwayCard.steps.flatMap((step) => (step.kind === 'numbers' ? step.asks : []))
  expect(asks.map(({ slug, right }) => [slug, right])).toEqual([
    ['code-dose', 0.68],
    ['atropine', 0.68],
    ['drip', 1.02],
  ])
  expect((0.02 * weightKg) / 0.1).toBeCloseTo(0.68, 10)
})

const stepOf = (card: string, slug: string) =>
  orders.cards
    .find((one) => one.slug === card)
    ?.parts.flatMap(({ steps }) => steps)
    .find((step) => step.slug === slug)

test.each([1, 2, 3, 4])(
  'at row %i the gradient of the means is right, and the systolic one has a hint of its own',
  (row) => {
    const { bloodPressure = '', bloodPressureLower = '' } = vitalStats.allStates[row] ?? {}
    const systolic = Number.parseInt(bloodPressure, 10) - Number.parseInt(bloodPressureLower, 10)
    const step = stepOf('limbs', 'gradient')
    if (step?.kind !== 'number') throw new Error('the gradient is no number')
    const reading = { facts: new Set([`monitor ${row}`]), words: {} }
    const mean = meanOf(bloodPressure).right - meanOf(bloodPressureLower).right
    expect(judgeOrderStep(step, { value: mean }, reading)).toBe('right')
    expect(judgeOrderStep(step, { value: systolic }, reading)).toEqual({ hint: 'That is the systolic.' })
  },
)

test('breaths by mask are counted as they were ordered, not nearly', () => {
  const step = stepOf('bag-tube', 'count')
  expect(step).toMatchObject({ right: 30, tolerance: 0 })
})

test('what runs over half an hour runs at what its volume comes to', () => {
  const rate = (drug: string) => infusions.find((one) => 'drug' in one && one.drug === drug)
  expect(rate('Calcium gluconate')).toMatchObject({ mlPerHour: (2 * 100 * weightKg) / 100 / 0.5 })
  expect(rate('Gentamicin')).toMatchObject({ mlPerHour: expect.closeTo((4 * weightKg) / 10 / 0.5, 10) })
})

test('the cylinders of air last as long as they are said to', () => {
  const air = 8 - ((0.25 - 0.21) / 0.79) * 8
  const minutes = (1800 * 0.28) / air
  expect(air).toBeCloseTo(7.6, 1)
  expect(Math.round(minutes)).toBe(66)
  expect(Math.ceil((70 * 1.5) / minutes)).toBe(2)
  expect(((900 - 200) * 0.28) / 7.6).toBeCloseTo(25.8, 1)
})

test('the sources of events and metrics are listed, and what has none is marked for review', () => {
  const listed = [...notes('sources.md').matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1]))
  for (const { slug, sources } of injections) {
    for (const source of sources) expect(listed, slug).toContain(source)
    if (sources.length === 0) expect(notes('case-2.md')).toContain(`\`${slug}\``)
  }
  for (const { slug, sources, benchmark } of metrics) {
    for (const { number } of sources) expect(listed, slug).toContain(number)
    if (benchmark) expect(sources, slug).not.toHaveLength(0)
  }
})

test('the notes say that nobody has reviewed it, and list what to review', () => {
  expect(notes('case-2.md')).toContain('No clinician has reviewed this case yet')
  const listed = [...notes('case-2.md').matchAll(/^- \[ \] (\d+)\. /gm)].map((match) => Number(match[1]))
  expect(listed.length).toBeGreaterThanOrEqual(17)
  expect(listed).toEqual(listed.map((_, index) => index + 1))
})

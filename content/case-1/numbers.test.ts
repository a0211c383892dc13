import { expect, test } from 'vitest'
import { askIn } from '#case/testing/answering.ts'
import { bedsideReport } from './bedside-report.ts'
import { call } from './call.ts'
import { case1 } from './case-1.ts'
import { patient } from './patient.ts'
import { vitalStats } from './vital-stats.ts'

const { allStates, alliStat } = vitalStats
const gases = [...alliStat, call.numbers]

const bicarbonate = (ph: number, pco2: number) => 10 ** (ph + Math.log10(pco2) - 7.608)
const baseExcess = (ph: number, hco3: number) => hco3 - 24.8 + 16.2 * (ph - 7.4)
/** Hill curve of fetal blood, moved by pH. */
const p50 = (ph: number) => 20 * 10 ** (0.48 * (7.4 - ph))
const po2At = (saturation: number, ph: number) => p50(ph) * (saturation / (100 - saturation)) ** (1 / 2.7)
const oxygenationIndex = (map: number, fio2: number, po2: number) => (map * fio2 * 100) / po2

test.each(gases)('HCO3 follows from pH $ph and PCO2 $PCO2 by the equation of the analyser', (gas) => {
  expect(bicarbonate(gas.ph, gas.PCO2).toFixed(1)).toBe(gas.HCO3.toFixed(1))
})

test.each(gases)('base excess follows from pH $ph and HCO3 $HCO3 by the equation of the analyser', (gas) => {
  expect(Math.round(baseExcess(gas.ph, gas.HCO3))).toBe(gas.BE)
})

test.each([...allStates, call.numbers])(
  'the mean of $bloodPressure is diastolic plus a third of the difference',
  (row) => {
    const [, systolic, diastolic, mean] = row.bloodPressure.match(/^(\d+)\/(\d+) \((\d+)\)$/)?.map(Number) ?? []
    expect(Math.round(Number(diastolic) + (Number(systolic) - Number(diastolic)) / 3)).toBe(mean)
  },
)

test('every PO2 is the one of fetal blood at its post-ductal saturation and pH', () => {
  const expected = allStates.map((row, index) => Math.round(po2At(row.oxygenPost, alliStat[index]?.ph ?? 0)))
  expect(alliStat.map((gas) => gas.PO2)).toEqual(expected)
  expect(po2At(call.numbers.oxygenPost, call.numbers.ph)).toBeCloseTo(call.numbers.PO2, 0)
})

test('pH runs from 7.2 to 6.9', () => {
  expect(alliStat.map((gas) => gas.ph)).toEqual([7.2, 7.12, 7.05, 6.98, 6.9])
})

test('every row is worse than the one before it, and every hand reads above its foot', () => {
  for (const [index, gas] of alliStat.slice(1).entries()) {
    const before = alliStat[index]
    expect(gas.PCO2).toBeGreaterThan(before?.PCO2 ?? Number.POSITIVE_INFINITY)
    expect(gas.PO2).toBeLessThan(before?.PO2 ?? 0)
  }
  expect(allStates.map((row) => row.oxygenPre - row.oxygenPost)).toEqual([5, 8, 11, 14, 13])
})

const oxygenIndex = askIn(case1, 'numbers', 'oxygen-index')
const indexAgain = askIn(case1, 'choice', 'index-again')

test('the oxygenation index of the phone call is 35, and each wrong option is a known mistake', () => {
  const { MAP, FiO2, PO2, PIP, oxygenPre } = call.numbers
  const right = oxygenationIndex(MAP, FiO2, PO2)
  expect([right, call.numbers.oxygenationIndex]).toEqual([35, 35])
  expect(oxygenIndex.numbers).toMatchObject([{ right: 35, accepted: { from: 34, to: 36 } }])
  const mistakes = [
    right / 100,
    Math.round(oxygenationIndex(MAP, FiO2, oxygenPre)),
    right,
    oxygenationIndex(PIP, FiO2, PO2),
    Math.round((PO2 * 100) / MAP),
  ]
  expect(indexAgain.options.map((option) => Number(option.name))).toEqual(mistakes)
  expect(indexAgain.right).toBe('35')
})

test('the challenge gives what was said on the phone', () => {
  const { MAP, PO2, oxygenPre, oxygenPost, PIP, PEEP, rate } = call.numbers
  expect(oxygenIndex.given.map((fact) => fact.value)).toEqual([
    `${MAP} cmH2O`,
    '1.0',
    `${PO2} mmHg`,
    `${oxygenPre} / ${oxygenPost} %`,
    `SIMV ${PIP}/${PEEP}, rate ${rate}`,
  ])
})

test('oscillator settings are accepted 2 to 4 above the MAP of the phone', () => {
  const { MAP } = call.numbers
  const { numbers, options, right } = askIn(case1, 'suggestion', 'oscillator')
  expect(numbers).toMatchObject([
    { slug: 'MAP', right: 18, accepted: { from: MAP + 2, to: MAP + 4 }, limits: { from: 8, to: 30 } },
    { slug: 'RR', right: 10, accepted: { from: 8, to: 10 }, limits: { from: 5, to: 15 } },
  ])
  expect(options.find(({ slug }) => slug === right)?.name).toBe('MAP 18, 10 Hz')
})

test('one cylinder lasts 33.6 min with its reserve kept, and four of them cover 115 min', () => {
  const litres = (2000 - 200) * 0.28
  const minutes = litres / 15
  const { numbers, working } = askIn(case1, 'numbers', 'cylinders')
  const [duration, count] = numbers
  expect(litres).toBeCloseTo(504, 10)
  expect(duration).toMatchObject({ slug: 'minutes', right: Number(minutes.toFixed(1)), accepted: { from: 33, to: 34 } })
  expect(count).toMatchObject({ slug: 'cylinders', right: Math.ceil(115 / minutes), accepted: { from: 4, to: 4 } })
  expect(minutes.toFixed(1)).toBe('33.6')
  expect(duration?.wrongIdeas.map((idea) => idea.value)).toEqual([Math.round((2000 * 0.28) / 15)])
  expect(count?.wrongIdeas.map((idea) => idea.value)).toEqual([Math.floor(115 / minutes)])
  expect(working.join(' ')).toContain(`${Math.floor(4 * minutes)} min`)
  expect(working.join(' ')).toContain(((15 * 20) / (800 - 20)).toFixed(3))
})

test('dopamine at 10 mcg/kg/min runs at 1.2 mL/h, and each wrong idea is a known mistake', () => {
  const [rate] = askIn(case1, 'numbers', 'drip-rate').numbers
  expect(rate).toMatchObject({ slug: 'rate', right: 1.2, accepted: { from: 1.19, to: 1.21 } })
  expect((10 * patient.weightKg * 60) / 1600).toBeCloseTo(1.2, 10)
  const mistakes = [(10 * patient.weightKg) / 1600, 12, (10 * 60) / 1600]
  expect(rate?.wrongIdeas.map((idea) => idea.value)).toEqual(mistakes)
})

test('the mean airway pressure of the reported SIMV is 16', () => {
  const ventilator = bedsideReport.items.find((item) => item.slug === 'ventilator')
  const found = ventilator?.text.match(/SIMV (\d+)\/(\d+), rate (\d+), Ti ([\d.]+) s, MAP (\d+)/)?.map(Number) ?? []
  const [, pip = 0, peep = 0, rate = 0, inspiration = 0, map = 0] = found
  expect(Math.round(peep + ((pip - peep) * inspiration) / (60 / rate))).toBe(map)
  expect(map).toBe(16)
})

test('the bedside report gives row 3 of the monitor and the volume per kilogram', () => {
  const row = allStates[vitalStats.currentState]
  const vitalSigns = bedsideReport.items.find((item) => item.slug === 'vital-signs')?.text
  expect(vitalSigns).toContain(
    `Heart rate ${row?.heartRate}, BP ${row?.bloodPressure}, SpO2 ${row?.oxygenPre} pre-ductal and ${row?.oxygenPost} post-ductal`,
  )
  const ventilator = bedsideReport.items.find((item) => item.slug === 'ventilator')?.text
  expect(ventilator).toContain(`9 mL (${(9 / patient.weightKg).toFixed(1)} mL/kg`)
})

test('the glucose drip is 60 mL/kg/day and 4.2 mg/kg/min, and the predicted depth of the tube 9.2 cm', () => {
  const fluids = patient.conclusions.find((fact) => fact.label === 'Fluids')?.value
  const tube = patient.conclusions.find((fact) => fact.label === 'Tube')?.value
  expect(fluids).toContain(`${(8 * 24) / patient.weightKg} mL/kg/day`)
  expect(fluids).toContain(`${((8 * 100) / 60 / patient.weightKg).toFixed(1)} mg/kg/min`)
  expect(tube).toContain(`${patient.weightKg + 6} cm`)
})

const ones = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** A number as the caller says it: one sixty-five, seven point one four. */
function aloud(value: number): string {
  const [whole = 0, digits] = String(value).split('.')
  if (digits) return `${aloud(Number(whole))} point ${[...digits].map((digit) => ones[Number(digit)]).join(' ')}`
  if (value >= 100) return `${ones[Math.floor(value / 100)]} ${aloud(value % 100)}`
  if (value < ones.length) return ones[value] ?? ''
  return [tens[Math.floor(value / 10)], ...(value % 10 ? [ones[value % 10]] : [])].join('-')
}

test('the caller says aloud the numbers that stand beside the words', () => {
  const said = call.captions.join(' ')
  const { numbers } = call
  const [systolic = 0, diastolic = 0] = numbers.bloodPressure.split(/\D/).map(Number)
  for (const words of [
    `${aloud(numbers.PIP)} over ${aloud(numbers.PEEP)}, rate ${aloud(numbers.rate)}, mean airway pressure ${aloud(numbers.MAP)},`,
    `Saturation is ${aloud(numbers.oxygenPre)} in the right hand, ${aloud(numbers.oxygenPost)} in the foot,`,
    `pH ${aloud(numbers.ph)}, CO2 ${aloud(numbers.PCO2)}, oxygen ${aloud(numbers.PO2)}, base deficit ${aloud(-numbers.BE)}.`,
    `Heart rate ${aloud(numbers.heartRate)}, blood pressure ${aloud(systolic)} over ${aloud(diastolic)},`,
  ]) {
    expect(said).toContain(words)
  }
})

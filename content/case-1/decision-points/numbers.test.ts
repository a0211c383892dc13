import { expect, test } from 'vitest'
import type { Condition, Text } from '#case/story/condition.ts'
import { machines } from '../machines.ts'
import { vitalStats } from '../vital-stats.ts'
import { decisionStories } from './decision-points.ts'

const weightKg = 3.2

/** Every text with the conditions under which it is shown: those of its row, then its own. */
const texts: { readonly when: Condition; readonly text: string; readonly point: number }[] = [
  ...decisionStories.flatMap((story, index) => [
    ...story.pages.flatMap((row) =>
      [...row.facts, ...(row.teaching ? [row.teaching] : [])].flatMap((text) => pieces(text, row.when, index + 1)),
    ),
    ...story.situation.flatMap(({ when, text }) => pieces(text, when, index + 1)),
    ...Object.values(story.groups)
      .flat()
      .map(({ why }) => ({ when: [], text: why, point: index + 1 })),
  ]),
  ...Object.values(machines).flatMap(({ readings }) => readings.flatMap(({ value }) => pieces(value, [], 0))),
]

function pieces(text: Text, when: Condition = [], point: number) {
  return (typeof text === 'string' ? [text] : text).map((piece) =>
    typeof piece === 'string'
      ? { when, text: piece, point }
      : { when: [...when, ...piece.when], text: piece.text, point },
  )
}

/**
 * The numbers in every place that matches, with what is known there.
 * The tests count the places, so that a number worded in a new way does not slip past its check.
 */
function found(pattern: RegExp) {
  return texts.flatMap(({ text, when, point }) =>
    [...text.matchAll(pattern)].map((match) => ({
      numbers: match.slice(1).map((digits) => Number(digits?.replace(',', ''))),
      named: match.groups ?? {},
      when,
      point,
      text,
    })),
  )
}

function indexNamed(name: 'monitor' | 'gas', when: Condition): number | undefined {
  const fact = when.flat().find((one) => one.startsWith(`${name} `))
  return fact === undefined ? undefined : Number(fact.split(' ').at(-1))
}

/** The mean airway pressure as a point opens: 18 on either oscillator until the call, else 16. */
function meanAirwayPressure(point: number, when: Condition): number {
  return point < 4 && when.flat().includes('machine hfov') ? 18 : 16
}

test('an oxygenation index is mean airway pressure times 100 over the PO2 of its row', () => {
  const lines = found(/(\d+) x 100 \/ (\d+) = (\d+)/g)
  expect(lines).toHaveLength(13)
  for (const { numbers, text, when, point } of lines) {
    const [pressure = 0, oxygen = 0, index] = numbers
    expect(Math.round((pressure * 100) / oxygen), text).toBe(index)
    expect(pressure, text).toBe(meanAirwayPressure(point, when))
    if (text.startsWith('OSI')) expect(oxygen, text).toBe(vitalStats.allStates[3]?.oxygenPre)
    else expect(oxygen, text).toBe(vitalStats.alliStat[indexNamed('gas', when) ?? 3]?.PO2)
  }
})

test('a saturation index is mean airway pressure times 100 over the pre-ductal saturation of its row', () => {
  const lines = texts.filter(({ text, when }) => /^\d+$/.test(text) && indexNamed('monitor', when) !== undefined)
  expect(lines).toHaveLength(6 + 6 + 2)
  for (const { text, when, point } of lines) {
    const saturation = vitalStats.allStates[indexNamed('monitor', when) ?? -1]?.oxygenPre ?? 0
    expect(Number(text)).toBe(Math.round((meanAirwayPressure(point, when) * 100) / saturation))
  }
})

test('a situation reads the numbers of its monitor row', () => {
  const lines = found(
    /HR (?:is )?(\d+), (?:mean BP (?<mean>\d+)|BP (?<pressure>[^,]+)), SpO2 (?<pre>\d+) and (?<post>\d+)/g,
  )
  expect(lines).toHaveLength(1 + 3 + 3 + 2 + 3)
  for (const { numbers, named, when, text } of lines) {
    const row = vitalStats.allStates[indexNamed('monitor', when) ?? 3]
    expect(numbers[0], text).toBe(row?.heartRate)
    expect([Number(named.pre), Number(named.post)], text).toEqual([row?.oxygenPre, row?.oxygenPost])
    if (named.pressure) expect(named.pressure, text).toBe(row?.bloodPressure)
    else expect(row?.bloodPressure, text).toContain(`(${named.mean})`)
  }
})

test('a drip runs at its dose: dopamine 0.12 and epinephrine 9.6 mL/h for 1 mcg/kg/min', () => {
  const drips = [
    ...found(/([\d.]+) (?:mcg\/kg\/min)?(?:, | ?\()([\d.]+) mL\/h/g),
    ...found(/(?:Dopamine|Epinephrine) ([\d.]+) = ([\d.]+) mL\/h/g),
    ...found(/([\d.]+) mL\/h = ([\d.]+) mcg/g).map((drip) => ({ ...drip, numbers: drip.numbers.toReversed() })),
  ]
  expect(drips).toHaveLength(36)
  for (const { numbers, text } of drips) {
    const [dose = 0, rate] = numbers
    expect(dose * (dose < 1 ? 9.6 : 0.12), text).toBeCloseTo(rate ?? 0, 6)
  }
  for (const { numbers, when, text } of found(/^(?:Dopamine|Epinephrine) ([\d.]+) mL\/h$/g)) {
    const [drug, dose] = when.flat().at(-1)?.split(' ') ?? []
    expect(Number(dose) * (drug === 'dopamine' ? 0.12 : 9.6), text).toBeCloseTo(numbers[0] ?? 0, 6)
  }
})

test('a running drip is told the same way everywhere once the call has set it', () => {
  const both = found(/^Dopamine ([\d.]+) mL\/h, epinephrine ([\d.]+) mL\/h$/g)
  expect(both.map(({ numbers }) => numbers)).toEqual([
    [10 * 0.12, 0.48],
    [1.2, 0.05 * 9.6],
  ])
})

test('a volume in mL/kg is the volume in mL over her weight', () => {
  const volumes = [...found(/([\d.]+) mL = ([\d.]+) mL\/kg/g), ...found(/([\d.]+) mL \(([\d.]+) mL\/kg/g)]
  expect(volumes).toHaveLength(34)
  for (const { numbers, text } of volumes) {
    const [volume = 0, perKg = 0] = numbers
    expect(Math.abs(volume / weightKg - perKg), text).toBeLessThan(0.05)
  }
})

test('a saline bolus is 10 mL/kg and runs in within 10 minutes', () => {
  const boluses = found(/(\d+) mL (?:\(10 mL\/kg\) )?at (\d+) mL\/h/g)
  expect(boluses).toHaveLength(5)
  for (const { numbers } of boluses) expect(numbers).toEqual([10 * weightKg, 10 * weightKg * 6])
  const soFar = texts.filter(({ text, when }) => /^\d+ mL$/.test(text) && /saline/.test(String(when.flat().at(-1))))
  expect(soFar.map(({ text, when }) => [when.flat().at(-1), text])).toEqual([
    ['saline 1', '32 mL'],
    ['saline 1', '32 mL'],
    ['saline 2', '64 mL'],
  ])
})

test('the gap between gas and end-tidal CO2 is their difference', () => {
  const endTidal = 44
  const gaps = found(/PCO2 (\d+), gap (\d+)/g)
  expect(gaps).toHaveLength(2)
  for (const { numbers, text } of gaps) expect((numbers[0] ?? 0) - endTidal, text).toBe(numbers[1])
  expect(gaps[0]?.numbers[0]).toBe(vitalStats.alliStat[3]?.PCO2)
})

test('the cylinders hold four times 504 L less the 20 minutes to the aircraft, at 15 L/min', () => {
  const left = 4 * 504 - 20 * 15
  const [gas] = found(/about ([\d,]+) L = (\d+) min/g)
  expect(gas?.numbers).toEqual([left, Math.floor(left / 15)])
})

import { expect, test } from 'vitest'
import type { Condition, Fact, Text } from '#case/story/condition.ts'
import { askIn } from '#case/testing/answering.ts'
import { bedsideReport } from './bedside-report.ts'
import { call } from './call.ts'
import { case1 } from './case-1.ts'
import { debrief } from './debrief.ts'
import { handover } from './handover.ts'
import { objectives } from './objectives.ts'
import { patient } from './patient.ts'
import { summary } from './summary.ts'

const script =
  "Hello, I'm the pediatrician on call at the referring hospital. We run a Level Two nursery and I have a term girl who is beyond us. She is five hours old, forty weeks five days, three point two kilos. Thick meconium, poor tracing, emergency cesarean. Apgars four, six and seven, cord pH seven point one six, and she was alert enough before sedation. We intubated at forty minutes with a three-point-five tube, taped at ten and a half. She is on SIMV: twenty-eight over six, rate fifty, mean airway pressure fourteen, one hundred percent oxygen. Saturation is eighty-six in the right hand, seventy-five in the foot, and she falls whenever we touch her. Arterial gas from the foot: pH seven point one four, CO2 sixty-four, oxygen forty, base deficit seven. Heart rate one sixty-five, blood pressure fifty over thirty, perfusion slowing. The film is coarse, patchy and over-inflated, no air leak that I can see. She has two peripheral lines, ten percent dextrose at eight an hour, ampicillin and gentamicin; no volume, no pressors. We own one high-frequency ventilator that cannot leave the building. No nitric oxide, no echo. You are three hundred and ten miles away; there is snow on the pass and ice in the cloud, but our runway is open. I believe she needs nitric oxide, and perhaps ECMO. Can you come?"
const words = (text: string) => text.split(' ').length

test('the captions of the call are the script to the letter', () => {
  expect(call.captions.join(' ')).toBe(script)
})

test.each(call.captions)('a caption has 8 to 15 words: %s', (caption) => {
  expect(words(caption)).toBeGreaterThanOrEqual(8)
  expect(words(caption)).toBeLessThanOrEqual(15)
})

test('at 150 words a minute the call takes as long as it is said to', () => {
  const spokenMs = (words(script) / 150) * 60_000
  expect(spokenMs).toBe(call.durationMs.hint)
  expect(call.durationMs).toEqual({ hint: 90_000, from: 60_000, to: 110_000 })
})

test('summary and handover have ten items each, every heading once, and their length', () => {
  for (const briefing of [summary, handover]) {
    expect(briefing.items).toHaveLength(10)
    expect(new Set(briefing.items.map((item) => item.heading)).size).toBe(10)
  }
  expect(summary).toMatchObject({ goodLengthMs: { from: 45_000, to: 75_000 } })
  expect(handover.goodLengthMs).toEqual({ from: 60_000, to: 90_000 })
})

test('nine questions bring the bedside report to light', () => {
  expect(bedsideReport.questions).toHaveLength(9)
})

test('the clock of the script runs forward, and an hour later after a late start', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const times = patient.clock.map((row) => minutes(row.time))
  expect(times).toEqual([...times].sort((a, b) => a - b))
  const late = patient.clock.filter((row) => row.lateTime !== undefined)
  for (const row of late) expect(minutes(row.lateTime ?? '') - minutes(row.time)).toBe(60)
  expect(late.map((row) => row.lateTime)).toEqual(['11:45', '12:10', '12:35', '13:18', '13:40'])
  const birth = minutes('02:10')
  for (const { time, age } of patient.clock) {
    const [, hours, rest] = age?.match(/^(\d+) h (\d+)$/)?.map(Number) ?? []
    if (age) expect(minutes(time) - birth).toBe(Number(hours) * 60 + Number(rest))
  }
})

test('the Provider has four options, and the right one is among them', () => {
  const { options, right } = askIn(case1, 'choice', 'rescue')
  expect(options.map((option) => option.slug)).toEqual([
    'ino-hfov-ecmo-later',
    'crossvent-surfactant-nicu',
    'ino-hfov-ecmo-now',
    'hfov-prostaglandin-cardiology',
  ])
  expect(right).toBe('ino-hfov-ecmo-now')
})

test('there are ten objectives, and the debrief goes through the phases in their order', () => {
  expect(objectives).toHaveLength(10)
  expect(debrief.map((phase) => phase.slug)).toEqual([
    'reactions',
    'description',
    'analysis',
    'focused',
    'inform',
    'summary',
  ])
  const kinds = debrief.find((phase) => phase.slug === 'analysis')?.prompts.map((prompt) => prompt.kind)
  expect(kinds).toEqual(['plus', 'delta'])
})

/** A run as the facts that the handover asks for, and the text it then gives. */
const holds = (run: ReadonlySet<Fact>, fact: Fact) =>
  fact.startsWith('not ') ? !run.has(fact.slice(4) as Fact) : run.has(fact) // a fact without its "not" is a fact
const allHold = (run: ReadonlySet<Fact>, when: Condition) =>
  when.every((part) => (typeof part === 'string' ? holds(run, part) : part.some((fact) => holds(run, fact))))
const tell = (run: ReadonlySet<Fact>, text: Text) =>
  typeof text === 'string'
    ? text
    : text.map((piece) => (typeof piece === 'string' ? piece : allHold(run, piece.when) ? piece.text : '')).join('')
const handoverOf = (...facts: Fact[]) => handover.items.map((item) => tell(new Set(facts), item.fullText))

test('the handover of an ideal run', () => {
  const told = handoverOf(
    'arterial-line',
    'left new-support: tube-repositioned',
    'film: tube-repositioned',
    'left sudden-change: chest-drained',
    'saline 1',
    'saline 1+',
    'chose switch-tanks',
  )
  expect(told).toEqual([
    'T-1, term girl, {weight} kg, age 10.5 h. Transport and ECMO consent signed; mother post-operative, father on the road.',
    'Meconium aspiration, PPHN; OI 35 on the phone; {measuredIndex} in this run; now OSI {indexNow}.',
    '3.5 tube at 9.5 cm, T2, since 09:55.',
    'HFOV MAP 16, 10 Hz, amplitude 42, FiO2 1.0.',
    '20 ppm since {ino-since}; do not interrupt. Methemoglobin due {ino-since+4h} to {ino-since+8h}. Breaks: none.',
    'Heart rate {heartRate}, BP {bloodPressure}. Dopamine 10 and epinephrine 0.05 mcg/kg/min (vasoactive score 15). Saline: one 32 mL bolus.',
    'Right pneumothorax at 10:15, drained at {drainTime}; pigtail draining.',
    'Gas: {lastGas}. Film: {lastFilm}.',
    'Arterial line (PAL) right posterior tibial; two PIVs; no umbilical lines. D10W 8 mL/h, fentanyl 0.32 mL/h; antibiotics at 03:30; last glucose {glucose}.',
    'Supply failure at 11:35: cylinders at once. Pending: echo, ECMO decision, head ultrasound, culture, type and screen. Questions? Read-back, please.',
  ])
})

test('the handover of a run in which everything went wrong', () => {
  const told = handoverOf(
    'left-late',
    'saline 2',
    'saline 1+',
    'saline 2+',
    'ever: stopped ino',
    'at leave-or-stay: chose transport-crossvent',
    'ever: chose uvc',
    'chose hand-bag',
    'chose change-ett',
    'chose needle',
  )
  expect(told).toEqual([
    'T-1, term girl, {weight} kg, age 11.5 h. Transport and ECMO consent signed; mother post-operative, father on the road.',
    'Meconium aspiration, PPHN; OI 35 on the phone; {measuredIndex} in this run; now OSI {indexNow}, no OI without an arterial line.',
    '3.5 tube at 9.5 cm since 10:35, its tip not yet seen there; replaced in flight, two attempts, 9.5 cm, not yet filmed.',
    'HFOV MAP 16, 10 Hz, amplitude 42, FiO2 1.0.',
    '20 ppm since {ino-since}; do not interrupt. Methemoglobin due {ino-since+4h} to {ino-since+8h}. Breaks: off at the bedside until 10:35; about 5 min at departure; about 5 min in flight.',
    'Heart rate {heartRate}, BP {bloodPressure}. Dopamine 10 and epinephrine 0.05 mcg/kg/min (vasoactive score 15). Saline: {saline} boluses, {saline.ml} mL.',
    'Right pneumothorax at 10:15, drained at 10:35; pigtail draining; needled again in flight, no air.',
    'Gas: {lastGas}. Film: {lastFilm}.',
    'No arterial line; two PIVs; no umbilical lines, attempted and not placed. D10W 8 mL/h, fentanyl 0.32 mL/h; antibiotics at 03:30; last glucose {glucose}.',
    'Supply failure at 12:35: tube changed, heart rate 58, compressions 60 s, epinephrine 0.64 mL; cylinders opened after it. Pending: echo, ECMO decision, head ultrasound, culture, type and screen. Questions? Read-back, please.',
  ])
})

test('the handover of late cylinders, and of a tube changed after the cylinders were open', () => {
  expect(handoverOf('saline 0', 'came to in-cruise').at(-1)).toContain(
    '11:35: cylinders after about six minutes. Pending',
  )
  expect(handoverOf('saline 0', 'came to in-cruise')[5]).toContain('Saline: none.')
  expect(handoverOf('chose change-ett', 'chose switch-tanks').at(-1)).toContain(
    '0.64 mL; cylinders already open by then.',
  )
})

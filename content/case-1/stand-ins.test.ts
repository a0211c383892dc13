import { expect, test } from 'vitest'
import { recordingId } from '#case/records/spoken.ts'
import { workUnits } from '#case/rules/work-units.ts'
import { momentsOf } from '#case/stand-ins/advice.ts'
import { playedCommands } from '#case/stand-ins/played-commands.ts'
import { case1 } from './case-1.ts'

const { advice, starts, doing, thanks } = case1.standIns
const sentences = [
  ...Object.values(advice).flatMap(({ right, wrong }) => [...right, ...wrong]),
  ...Object.values(starts).flat(),
]

/** The names of what can be advised at a moment. */
function optionsAt(moment: string): string[] {
  if (moment === 'transport-mode' || moment === 'response-time')
    return case1.questions[moment].options.map(({ name }) => name)
  const [point, group] = moment.split('/')
  const record = case1.decisionPoints.find(({ docId }) => docId === point)
  return (
    record?.decisionPointData.find(({ decisionName }) => decisionName === group)?.options.map(({ name }) => name) ?? []
  )
}

test('for every moment of advice there are reasons for two who stand in, and for one who is wrong', () => {
  expect(Object.keys(advice).toSorted()).toEqual(momentsOf(case1).toSorted())
  for (const { right, wrong } of Object.values(advice)) {
    expect(right.length).toBeGreaterThanOrEqual(3)
    expect(wrong.length).toBeGreaterThanOrEqual(2)
  }
})

test('a reason never names what is advised', () => {
  for (const [moment, { right, wrong }] of Object.entries(advice))
    for (const sentence of [...right, ...wrong])
      for (const option of optionsAt(moment)) expect(sentence.toLowerCase()).not.toContain(option.toLowerCase())
})

test('every piece of work is announced, every sentence is short, and none is there twice', () => {
  expect(Object.keys(starts).toSorted()).toEqual(
    workUnits(case1)
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const sentence of [...sentences, ...thanks]) expect(sentence.length).toBeLessThanOrEqual(140)
  expect(new Set([...sentences, ...thanks]).size).toBe(sentences.length + thanks.length)
  expect(thanks.length).toBeGreaterThan(case1.decisionPoints.length)
})

test('what a stand-in is at has its words, by a command or a speech there is', () => {
  const kinds = [...playedCommands.map(({ kind }) => kind), ...recordingId.options]
  for (const kind of Object.keys(doing)) expect(kinds).toContain(kind)
})

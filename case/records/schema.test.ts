import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { collections } from './collections.ts'
import { type ReadingStep, readStored, SCHEMA } from './schema.ts'

/** Version 2 called the words of a note `text`, version 3 says of every message who has read it. */
const steps: readonly ReadingStep[] = [
  (what, data) => (what === 'Note' ? { text: (data as { words: string }).words } : data),
  (what, data) => (what === 'ChatInbox.chat' ? { ...(data as object), readBy: [] } : data),
]

test('what an earlier version stored is read step by step', () => {
  expect(readStored('Note', { words: '3.2 kg' }, 1, steps)).toEqual({ text: '3.2 kg' })
  expect(readStored('ChatInbox.chat', { message: 'hi' }, 1, steps)).toEqual({ message: 'hi', readBy: [] })
  expect(readStored('ChatInbox.chat', { message: 'hi' }, 2, steps)).toEqual({ message: 'hi', readBy: [] })
})

test('what version 1 stored of a run says nothing of when it began', () => {
  expect(readStored('Story', { id: 'case-1', version: 1 }, 1)).toEqual({ id: 'case-1', version: 1, startedAt: null })
})

test('what version 2 stored is read as it was', () => {
  const flow = { decisionPointOne: [] }
  expect(readStored('DecisionPointFlow', flow, 2)).toBe(flow)
})

test('what version 3 stored of a recording is read as it was, without captions', () => {
  const recording = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000, at: 1 }
  expect(collections.Recording.parse(readStored('Recording', recording, 3))).toEqual(recording)
})

test('what version 8 stored of ticks is read as it was, without times', () => {
  const ticks = { ticked: [0, 3] }
  expect(collections.Checklist.parse(readStored('Checklist', ticks, 8))).toEqual(ticks)
})

test('what version 8 stored of a flag is read as it was, without plus or minus, and about nothing', () => {
  const flag = { at: 1, text: 'Who leads?', version: null, by: 'eda' }
  expect(collections.Flag.parse(readStored('Flag', flag, 8))).toEqual(flag)
})

test('what version 9 stored of visited pages and of a task is read as it was', () => {
  const step = { step: '/case/decision-point/1', roleId: 0, time: 1 }
  const flow = { decisionPointOne: [step], decisionPointTwo: [] }
  expect(collections.DecisionPointFlow.parse(readStored('DecisionPointFlow', flow, 9))).toEqual(flow)
  const task = { firebaseId: 'MedPumps', taskName: 'Med Pumps AR', taskDesc: '', taskStatus: 'done', url: '/' }
  expect(collections.TaskList.parse(readStored('TaskList', task, 9))).toEqual(task)
})

test('what version 9 stored of the answers is read as it was', () => {
  const own = { provider: 'now', rt: { minutes: 33.6, cylinders: 4 }, rn: { rate: null } }
  expect(collections.RoleQuestion.parse(readStored('RoleQuestion', own, 9))).toEqual(own)
})

test('what version 10 stored of a decided point is read as it was', () => {
  const progress = {
    callSince: null,
    openedAt: 1,
    decidedAt: { Procedure: 2 },
    showing: null,
    queue: [],
    resultsAt: null,
  }
  expect(collections.PointProgress.parse(readStored('PointProgress', progress, 10))).toEqual(progress)
})

test('what version 11 stored has no orders, and is read as it was', () => {
  const answer = { numbers: null, option: 'now' }
  expect(collections.Answer.parse(readStored('Answer', answer, 11))).toEqual(answer)
})

test('what version 12 stored of an event is read as it was, and is left to nobody', () => {
  const event = { by: 'eda', at: 1, step: 3, recognised: null, tries: [], resolved: null }
  expect(collections.Injection.parse(readStored('Injection', event, 12))).toEqual(event)
})

test('what version 13 stored of monitor and hand is read as it was, and of looks there are none', () => {
  const hand = { sign: 'heartRate', value: null, overS: 20, at: 1, by: 'eda' }
  expect(collections.Hand.parse(readStored('Hand', hand, 13))).toEqual(hand)
})

test('what this version stored is as it is', () => {
  const note = { text: '3.2 kg' }
  expect(readStored('Note', note, 3, steps)).toBe(note)
  expect(readStored('Note', note, SCHEMA)).toBe(note)
})

test('a schema that changes has a new version, and a step that reads what the one before stored', () => {
  const shapes = Object.entries(collections).map(([name, schema]) => [name, z.toJSONSchema(schema)])
  const mark = createHash('sha256').update(JSON.stringify(shapes)).digest('hex').slice(0, 12)
  // Whoever changes the mark changes the version too.
  expect({ SCHEMA, mark }).toEqual({ SCHEMA: 14, mark: '7254cb93996b' })
})

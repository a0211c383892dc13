import { expect, test } from 'vitest'
import type { StandInReport } from '#case/report/stand-ins-report.ts'
import { isPlayed as isPlayedFrom } from './stand-ins.ts'

const firstStep = 'Listen to the briefing'
const isPlayed = (standIns: readonly StandInReport[], role: 1 | 2, at: number | null) =>
  isPlayedFrom(standIns, role, at, firstStep)
const played = (times: Pick<StandInReport, 'from' | 'fromStep' | 'until'> & Partial<StandInReport>): StandInReport => ({
  ...{ roleId: 1, manner: 'expert', seed: 1, untilStep: null, followedBy: null, wrong: [], missed: [] },
  ...times,
})

test('a role is a stand-in’s while it plays, and no other is', () => {
  const standIns = [played({ from: 10, fromStep: firstStep, until: 20 })]
  expect([9, 10, 19, 20].map((at) => isPlayed(standIns, 1, at))).toEqual([false, true, true, false])
  expect(isPlayed(standIns, 2, 15)).toBe(false)
})

test('what has no time is a stand-in’s only where it played from the first step to the end', () => {
  expect(isPlayed([played({ from: 10, fromStep: firstStep, until: null })], 1, null)).toBe(true)
  expect(isPlayed([played({ from: 10, fromStep: firstStep, until: 20 })], 1, null)).toBe(false)
  expect(isPlayed([played({ from: 10, fromStep: 'Challenge', until: null })], 1, null)).toBe(false)
  expect(isPlayed([], 1, null)).toBe(false)
})

test('two stand-ins one after the other are as one, unless somebody played in between', () => {
  const first = { from: 10, fromStep: firstStep, until: 20, untilStep: 'Challenge', followedBy: 'nobody' } as const
  const second = played({ from: 30, fromStep: 'Challenge', until: null })
  expect(isPlayed([played(first), second], 1, null)).toBe(true)
  expect(isPlayed([played({ ...first, followedBy: 'person' }), second], 1, null)).toBe(false)
  expect(isPlayed([played({ ...first, untilStep: firstStep }), second], 1, null)).toBe(false)
})

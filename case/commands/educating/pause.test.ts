import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Asker } from '../../commands/define-command.ts'
import type { Request } from '../../commands.ts'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { reportOf } from '../../report/report.ts'
import { pauseNow } from '../../rules/case-clock.ts'
import { nextDueAt } from '../../rules/finish-tasks.ts'
import { aFlag, educator, system } from '../../testing/given.ts'
import { Walk, walkAll } from '../../testing/walk.ts'
import { idealChoices, type PointChoices, worstChoices } from '../../testing/walk-choices.ts'
import { viewFor } from '../../views/view-cutter.ts'

const minute = 60_000

/** A run that was walked, played again in the order of its times. Before one of its commands the educator pauses for a while. */
function playedAgain(choices: readonly PointChoices[], pausedBefore: number | null, pausedMs = 7 * minute): Walk {
  const { asked } = walkAll(choices)
  const walk = new Walk()
  const [, , ...played] = asked.toSorted((one, other) => one.at - other.at).slice(1)
  let shift = 0
  for (const [index, { asker, command, at }] of played.entries()) {
    walk.now = at + shift
    if (index === pausedBefore) {
      insist(walk, educator, { kind: 'pause' })
      shift = pausedMs
      walk.now += pausedMs
      insist(walk, educator, { kind: 'resume' })
    }
    insist(walk, asker, command)
  }
  return walk
}

function insist(walk: Walk, asker: Asker, { id: _, run: __, ...request }: Request & { id?: string; run?: number }) {
  const decision = walk.ask(asker, request as Request) // without its address it is a request again
  if (!decision.accepted) throw new Error(`${JSON.stringify(request)}: ${decision.refusal.code}`)
}

/** A report without what the server's clock said, and without what it tells of pauses. */
function withoutWallTime(walk: Walk): unknown {
  const wall = new Set(['at', 'from', 'to', 'startedAt', 'endedAt', 'time', 'decidedAt', 'path', 'teaching'])
  return JSON.parse(
    JSON.stringify(reportOf(walk.log, case1), (key, value) => (wall.has(key) ? undefined : value)),
  ) as unknown
}

describe('a pause anywhere in a run', () => {
  test.each([
    ['ideal', idealChoices],
    ['worst', worstChoices],
  ] as const)('changes nothing of the %s one but the server’s times', (_, choices) => {
    const unpaused = playedAgain(choices, null)
    const told = withoutWallTime(unpaused)
    for (let before = 0; before < unpaused.asked.length - 3; before += 3) {
      expect(withoutWallTime(playedAgain(choices, before)), `before command ${before}`).toEqual(told)
    }
  })

  test('moves what is due by as much as it lasted, and nothing ends meanwhile', () => {
    const walk = new Walk()
    walk.toPreparation()
    walk.work('OrderPharmacy')
    const due = nextDueAt(walk.state, case1)
    expect(due).not.toBeNull()
    walk.wait(20_000)
    const shown = viewFor(walk.state, RN, case1)
    walk.ask(educator, { kind: 'pause' })
    expect(nextDueAt(walk.state, case1)).toBeNull()
    walk.now += 10 * minute
    expect(walk.ask(system, { kind: 'finish-tasks' })).toMatchObject({ refusal: { code: 'nothing-due' } })
    expect(viewFor(walk.state, RN, case1)).toMatchObject({
      pause: { since: walk.now - 10 * minute },
      tasks: shown.tasks,
    })
    walk.ask(educator, { kind: 'resume' })
    expect(nextDueAt(walk.state, case1)).toBe((due ?? 0) + 10 * minute)
    expect(viewFor(walk.state, RN, case1).clock.startedAt).toBe((shown.clock.startedAt ?? 0) + 10 * minute)
  })

  test('takes chat, notes and listening, and nothing that is played', () => {
    const walk = new Walk()
    walk.do(PROVIDER, { kind: 'answer-call' })
    walk.ask(educator, { kind: 'pause' })
    expect(walk.refusal(PROVIDER, { kind: 'continue', step: 0 })).toBe('paused')
    expect(walk.refusal(RT, { kind: 'tick-item', list: 'summary', item: 0, isTicked: true })).toBe('paused')
    walk.do(RT, { kind: 'send-message', message: 'We wait.' })
    walk.do(RN, { kind: 'save-note', text: '3.2 kg' })
    walk.ask(educator, { kind: 'resume' })
    walk.go(PROVIDER)
  })
})

test('pausing twice, or ending what is not on, is refused', () => {
  const walk = new Walk()
  expect(walk.ask(educator, { kind: 'resume' })).toMatchObject({ refusal: { code: 'not-paused' } })
  walk.ask(educator, { kind: 'pause' })
  expect(walk.ask(educator, { kind: 'pause' })).toMatchObject({ refusal: { code: 'already-so' } })
})

test('a pause that nobody is there to end is over after five minutes, counted from when an educator was last seen', () => {
  const walk = new Walk()
  const begun = walk.now
  walk.ask(educator, { kind: 'pause' })
  const end = (seenAt: number | null) => walk.ask(system, { kind: 'end-forgotten-pause', seenAt })
  walk.now = begun + 5 * minute - 1
  expect(end(null)).toMatchObject({ refusal: { code: 'nothing-due' } })
  walk.now = begun + 6 * minute
  expect(end(begun + 2 * minute)).toMatchObject({ refusal: { code: 'nothing-due' } })
  expect(end(begun - minute).accepted).toBe(true)
  expect(pauseNow(walk.state)).toBeNull()
  expect(walk.state.records.CaseClock[CASE_ID]?.pauses).toMatchObject([{ to: begun + 6 * minute, wasForgotten: true }])
})

test('of two educators one steers until the other takes over', () => {
  const walk = new Walk()
  const max: Asker = { by: 'educator', uid: 'max' }
  walk.ask(educator, { kind: 'pause' })
  expect(walk.ask(max, { kind: 'resume' })).toMatchObject({ refusal: { code: 'other-steers' } })
  expect(walk.ask(max, aFlag('Who leads?')).accepted).toBe(true)
  expect(walk.ask(max, { kind: 'take-steering' }).accepted).toBe(true)
  expect(walk.ask(max, { kind: 'resume' }).accepted).toBe(true)
  expect(walk.ask(educator, { kind: 'pause' })).toMatchObject({ refusal: { code: 'other-steers' } })
})

test('a skip moves the clock to what is due next, for everybody, and counts as time', () => {
  const walk = new Walk()
  walk.toPreparation()
  const skip = () => walk.ask(educator, { kind: 'skip-wait' })
  expect(skip()).toMatchObject({ refusal: { code: 'nothing-waits' } })
  walk.work('OrderPharmacy')
  walk.now += 1000
  const due = nextDueAt(walk.state, case1) ?? 0
  const startedAt = viewFor(walk.state, RN, case1).clock.startedAt ?? 0
  let skipped = 0
  while (skip().accepted) skipped += 1
  expect(skipped).toBeGreaterThan(0)
  expect(nextDueAt(walk.state, case1)).toBeNull()
  expect(Object.values(walk.state.records.TaskList).filter(({ taskStatus }) => taskStatus === 'done')).toHaveLength(1)
  expect(viewFor(walk.state, RN, case1).clock.startedAt).toBe(startedAt - (due - walk.now))
})

import { expect, test, vi } from 'vitest'
import { append, applyChanges, type CaseState, emptyState, put } from '#case/records/state.ts'
import { nextDueAt } from '#case/rules/finish-tasks.ts'
import { educator } from '#case/testing/given.ts'
import { type Walk, walkAll } from '#case/testing/walk.ts'
import { idealChoices, worstChoices } from '#case/testing/walk-choices.ts'
import { walkWatched } from '#case/testing/watched-walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { heededByForgotten, waiting } from './forgotten-timer.ts'
import { concerns, createPresentState, type Heeded } from './present-state.ts'
import { heededByTasks } from './task-timer.ts'

/** Every state of a run, in order. */
function statesOf({ log }: Pick<Walk, 'log'>): CaseState[] {
  const states = [emptyState]
  for (const { changes } of log) {
    const last = states.at(-1) ?? emptyState
    states.push(
      applyChanges(
        last,
        changes.map(({ change }) => change),
      ),
    )
  }
  return states
}

function watchedRun(): CaseState[] {
  let last: Walk | null = null
  let hasStood = false
  walkWatched(idealChoices, {}, (walk) => {
    last = walk
    if (hasStood || nextDueAt(walk.state, case1) === null) return
    hasStood = true
    walk.ask(educator, { kind: 'pause' })
    walk.ask(educator, { kind: 'resume' })
  })
  return last ? statesOf(last) : []
}

const runs = [watchedRun(), statesOf(walkAll(worstChoices, { mode: 'Decline Transport', time: '<60 min' }))]

test.each<[string, Heeded, (state: CaseState) => unknown]>([
  ['when tasks are done', heededByTasks, (state) => nextDueAt(state, case1)],
  ['what waits for an educator', heededByForgotten, waiting],
])('%s changes with nothing that its timer does not heed', (_, heeded, told) => {
  let changes = 0
  for (const states of runs) {
    for (const [index, after] of states.entries()) {
      const before = states[index - 1]
      if (!before || JSON.stringify(told(before)) === JSON.stringify(told(after))) continue
      changes++
      expect(concerns(heeded, { before, after, entries: [], isFresh: false }), `version ${after.version}`).toBe(true)
    }
  }
  expect(changes).toBeGreaterThan(1)
})

test('a message in the chat reaches who heeds the chat, and nobody else', () => {
  const present = createPresentState(applyChanges(emptyState, [put('ChatInbox', '1', { chat: [] })]), () => {})
  const [all, chat, team, starts] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
  present.onHappening(all)
  const stop = present.onHappening(chat, ['ChatInbox'])
  present.onHappening(team, ['LiveCaseTeam'])
  present.onHappening(starts, [])
  const say = () => {
    const said = append('ChatInbox', '1', 'chat', { roleId: 0, message: 'Hello', user: 'Provider', time: 0 })
    present.become(applyChanges(present.state, [said]), [])
  }
  say()
  stop()
  say()
  expect([all, chat, team, starts].map((listener) => listener.mock.calls.length)).toEqual([2, 1, 0, 0])
  present.become(emptyState, null)
  expect([all, chat, team, starts].map((listener) => listener.mock.calls.length)).toEqual([3, 1, 1, 1])
})

import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { pauseNow } from './case-clock.ts'
import { nextTurnAt, turnDue } from './events-in-time.ts'
import { isTaskDone, taskDoneAt } from './task-time.ts'

const started = (state: CaseState) =>
  Object.values(state.records.TaskList).filter((task) => task.taskStatus === 'started')

/** Marks every task whose time is up and whose steps are done, and takes events on. While the case stands still none is. */
export function finishDue(state: CaseState, content: CaseContent, now: number): Change[] {
  if (pauseNow(state)) return []
  const done = started(state)
    .filter((task) => isTaskDone(state, content, task.firebaseId, now))
    .map((task) => put('TaskList', task.firebaseId, { ...task, taskStatus: 'done' }))
  return [...done, ...turnDue(state, content, now)]
}

/** When the clock alone will next finish a task or take an event on; null if it never will. */
export function nextDueAt(state: CaseState, content: CaseContent): number | null {
  if (pauseNow(state)) return null
  const times = [
    ...started(state).flatMap((task) => taskDoneAt(state, content, task.firebaseId) ?? []),
    ...[nextTurnAt(state, content) ?? []].flat(),
  ]
  return times.length > 0 ? Math.min(...times) : null
}

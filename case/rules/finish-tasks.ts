import { type CaseState, type Change, put } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { pauseNow } from './case-clock.ts'
import { isTaskDone, taskDoneAt } from './task-time.ts'

const started = (state: CaseState) =>
  Object.values(state.records.TaskList).filter((task) => task.taskStatus === 'started')

/** Marks every task whose time is up and whose steps are done. While the case stands still none is. */
export function finishDue(state: CaseState, content: CaseContent, now: number): Change[] {
  if (pauseNow(state)) return []
  return started(state)
    .filter((task) => isTaskDone(state, content, task.firebaseId, now))
    .map((task) => put('TaskList', task.firebaseId, { ...task, taskStatus: 'done' }))
}

/** When a task will next be finished by time alone; null if none will. */
export function nextDueAt(state: CaseState, content: CaseContent): number | null {
  if (pauseNow(state)) return null
  const times = started(state).flatMap((task) => taskDoneAt(state, content, task.firebaseId) ?? [])
  return times.length > 0 ? Math.min(...times) : null
}

import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { stepDoneAt, workTimes } from './task-time.ts'
import { workUnits } from './work-units.ts'

/** A time that people wait for, and what is so when it has come. */
export interface Wait {
  readonly at: number
  readonly what: string
}

/** All that the clock alone brings, as things stand, in the order of time. Some of it may be over. */
export function waitsOf(state: CaseState, content: CaseContent): Wait[] {
  return workUnits(content)
    .flatMap((unit): Wait[] => {
      const last = state.records.Work[unit.id]?.steps.at(-1)
      if (!last || state.records.TaskList[unit.task]?.taskStatus === 'done') return []
      const { freeAt, doneAt } = workTimes(state, unit)
      const label = unit.steps.find(({ slug }) => slug === last.slug)?.label ?? ''
      return [
        { at: stepDoneAt(state, unit, last), what: `${unit.name}: ${label}` },
        ...(freeAt === null || unit.busyMs === null ? [] : [{ at: freeAt, what: `${unit.name}: hands free` }]),
        ...(doneAt === null ? [] : [{ at: doneAt, what: `${unit.name}: done` }]),
      ]
    })
    .sort((one, other) => one.at - other.at)
}

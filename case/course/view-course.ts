import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { paceOf, seenAt } from '../rules/case-clock.ts'
import type { CaseContent } from '../story/content.ts'
import type { CourseView } from './monitor-signs.ts'
import { besideNow } from './targets.ts'

/** What a page is told of the monitor's way: of where it goes, the stretches that are under way. Null: it stands at its row. */
export function viewCourse(state: CaseState, content: CaseContent): CourseView | null {
  const { monitorCourse } = content
  const course = state.records.Course[CASE_ID]
  if (!course || !monitorCourse) return null
  const { signs, beside } = monitorCourse
  const isLookedAt = beside.some(({ sign }) => course.signs[sign.slug])
  return {
    seed: state.run,
    origin: seenAt(state, state.records.Story[CASE_ID]?.startedAt ?? 0),
    pace: paceOf(state),
    signs: signs.map(({ sign, drift, margin }) => {
      const stretch = course.signs[sign]
      return { sign, drift, margin, ...(stretch && { stretch: { ...stretch, since: seenAt(state, stretch.since) } }) }
    }),
    // Nobody looks at it until something moves it.
    beside: isLookedAt ? besideNow(state, content).filter(({ sign }) => course.signs[sign.slug]) : [],
  }
}

import { viewCourse } from '../course/view-course.ts'
import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import { pauseNow } from '../rules/case-clock.ts'
import { handOn } from '../rules/hands.ts'
import { lostNow } from '../rules/injections.ts'
import type { CaseContent } from '../story/content.ts'
import type { CoursePoint } from './messages.ts'

const moving = ['Course', 'VitalStats', 'CaseClock', 'Injection', 'Hand'] as const

/** How the monitor goes on from here, where something of that has changed. */
export function courseFrom(before: CaseState, after: CaseState, content: CaseContent, at: number): CoursePoint[] {
  if (moving.every((name) => before.records[name] === after.records[name])) return []
  const vitals = after.records.VitalStats[CASE_ID]
  const row = vitals?.allStates[vitals.currentState]
  const course = viewCourse(after, content)
  if (!row || !course) return []
  return [
    {
      at,
      stillSince: pauseNow(after)?.from ?? null,
      row,
      course,
      lost: lostNow(after, content)?.sign ?? null,
      set: course.signs.flatMap(({ sign }) => (handOn(after, sign) ? [sign] : [])),
    },
  ]
}

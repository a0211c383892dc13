import { bedsideHistory, type PointHistory } from '../rules/bedside/history.ts'
import type { CaseState } from '../state.ts'
import type { Told } from './come-to.ts'
import { type PointPages, viewPages } from './point-pages.ts'
import { type PointView, viewPoints } from './points.ts'

/** What the bedside has come to, and the points as everyone sees them. */
export interface Course {
  readonly history: readonly PointHistory[]
  readonly points: readonly PointView[]
  /** Apart from the points themselves: pages are long, and advice moves often. */
  readonly pages: readonly PointPages[]
}

// All three roles see the same, and most of a view's work is here: it is done once for a state and a story.
const known = new WeakMap<CaseState, { readonly content: Told['content']; readonly course: Course }>()

export function courseOf(told: Told): Course {
  const { state, content } = told
  const found = known.get(state)
  if (found?.content === content) return found.course
  const history = bedsideHistory(state)
  const course = { history, points: viewPoints(told, history), pages: viewPages(told, history) }
  known.set(state, { content, course })
  return course
}

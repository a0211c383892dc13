import { remember } from '../../records/remember.ts'
import type { CaseState } from '../../records/state.ts'
import { bedsideHistory, type PointHistory } from '../../rules/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { type PointPages, viewPages } from './point-pages.ts'
import { type PointView, viewPoint } from './points.ts'

/** What the bedside has come to, and the points with all advice. */
export interface Course {
  readonly history: readonly PointHistory[]
  readonly points: readonly PointView[]
  /** Apart from the points themselves: pages are long, and advice moves often. */
  readonly pages: readonly PointPages[]
}

interface PointOnCourse {
  readonly view: PointView
  readonly pages: PointPages | null
}

/** The same for all three roles, and most of a view's work. A point that is over is not worked out again. */
export function createCourse(content: CaseContent): (state: CaseState) => Course {
  const points = content.decisionStories.map((_, index) =>
    remember((state) => viewOnCourse({ state, content }, index + 1)),
  )
  return remember((state) => {
    const reached = points.flatMap((point) => point.of(state) ?? [])
    return {
      history: bedsideHistory(state, content),
      points: reached.map(({ view }) => view),
      pages: reached.flatMap(({ pages }) => pages ?? []),
    }
  }).of
}

function viewOnCourse(told: { state: CaseState; content: CaseContent }, point: number): PointOnCourse | null {
  const course = bedsideHistory(told.state, told.content, point)
  const history = course.find((one) => one.point === point)
  return history ? { view: viewPoint(told, course, history), pages: viewPages(told, history) } : null
}

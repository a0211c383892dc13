import { type Remembered, remember } from '../../records/remember.ts'
import { PROVIDER, type RoleId } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { bedsideHistory, type PointHistory } from '../../rules/bedside.ts'
import { type Eyes, hasOrders } from '../../rules/orders.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import type { CaseContent } from '../../story/content.ts'
import { type PointPages, viewPages } from './point-pages.ts'
import { type PointView, viewPoint } from './points.ts'

/** What the bedside has come to, and the points with all advice. The same for all three roles, and most of a view's work. */
export interface Course {
  readonly history: (state: CaseState) => readonly PointHistory[]
  readonly points: (state: CaseState) => readonly PointView[]
  /** Apart from the points themselves: pages are long, and advice, which moves often, changes nothing on them. */
  readonly pages: (state: CaseState) => readonly PointPages[]
}

/** As each role sees it: while hands have something to do, who decided and who carries out do not see the same. */
export function createCourses(content: CaseContent): (roleId: RoleId) => Course {
  const [provider, advisers] = [createCourse(content, 'provider'), createCourse(content, 'advisers')]
  const whileInHands: Course = {
    history: (state) => (hasOrders(state) ? advisers : provider).history(state),
    points: (state) => (hasOrders(state) ? advisers : provider).points(state),
    pages: (state) => (hasOrders(state) ? advisers : provider).pages(state),
  }
  return (roleId) => (roleId === PROVIDER ? provider : whileInHands)
}

/** A point that is over is not worked out again. */
function createCourse(content: CaseContent, eyes: Eyes): Course {
  const courses = content.decisionStories.map((_, index) =>
    remember((state) => bedsideHistory(state, content, index + 1, eyes)),
  )

  function ofEach<T>(
    view: (told: CaseAndStory, course: readonly PointHistory[], history: PointHistory) => T | null,
  ): (state: CaseState) => readonly T[] {
    const each = courses.map((course, index) =>
      remember((state): T | null => {
        const history = course.of(state)
        const own = history[index]
        return own ? view({ state, content, eyes }, history, own) : null
      }),
    )
    return together(each).of
  }

  return {
    history: (state) => courses.at(-1)?.of(state) ?? [],
    points: ofEach(viewPoint),
    pages: ofEach((told, _, history) => viewPages(told, history)),
  }
}

const together = <T>(each: readonly Remembered<T | null>[]): Remembered<readonly T[]> =>
  remember((state) => each.map((one) => one.of(state)).filter((one) => one !== null))

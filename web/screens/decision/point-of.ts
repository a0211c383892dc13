import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import { useView } from '../../live/surroundings.ts'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'

type OfPage = Pick<ScreenProps, 'page' | 'role'>

/** The decision point a page belongs to, by number. */
function numberOf({ page, role }: OfPage): number | undefined {
  const spot = page.spots[role]
  return spot ? stepAt(role, spot.step).point : undefined
}

/** The page's decision point; null while the team has not come to it. */
export function usePoint(props: OfPage): PointView | null {
  const number = numberOf(props)
  return useView((view) => view.points.find(({ point }) => point === number)) ?? null
}

/** The pages of the point; null while it is not open. */
export function usePages(props: OfPage): PointPages | null {
  const number = numberOf(props)
  return useView((view) => view.pages.find(({ point }) => point === number)) ?? null
}

export const pointPath = (point: number, suffix?: string): string =>
  `/case/decision-point/${point}${suffix ? `/${suffix}` : ''}`

/** Which of the ten pages it is. */
export const suffixOf = ({ page }: Pick<ScreenProps, 'page'>): PageSuffix =>
  page.path.slice(page.path.lastIndexOf('/') + 1) as PageSuffix // a flow lists no other page of this kind

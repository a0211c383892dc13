import type { PageSuffix } from '#case/story/decision-story.ts'
import type { PointPages } from '#case/views/bedside/point-pages.ts'
import type { PointView } from '#case/views/bedside/points.ts'
import type { FlowsView } from '#case/views/flows.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'

type OfPage = Pick<ScreenProps, 'page' | 'role'>

/** The decision point a page belongs to. */
function useSlug({ page, role }: OfPage): string | undefined {
  const flows = useFlows()
  const spot = page.spots[role]
  return spot ? stepAt(flows, role, spot.step).point : undefined
}

/** The page's decision point; null while the team has not come to it. */
export function usePoint(props: OfPage): PointView | null {
  const slug = useSlug(props)
  return useView((view) => view.points.find(({ point }) => point === slug)) ?? null
}

/** The pages of the point; null while it is not open. */
export function usePages(props: OfPage): PointPages | null {
  const slug = useSlug(props)
  return useView((view) => view.pages.find(({ point }) => point === slug)) ?? null
}

/** Where a point is, or one of its pages. */
export function pointPath({ steps }: FlowsView, point: string, suffix?: string): string {
  const path = steps.find((step) => step.point === point)?.path ?? ''
  return `${path}${suffix ? `/${suffix}` : ''}`
}

/** Which page of its point it is. */
export const suffixOf = ({ page }: Pick<ScreenProps, 'page'>): PageSuffix =>
  page.path.slice(page.path.lastIndexOf('/') + 1)

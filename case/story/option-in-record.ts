import type { DecisionOption } from '../records/decision-point.ts'
import type { StoryOption } from './decision-story.ts'

/** An option as the record of its point holds it: of its links those that have a field there. */
export const optionInRecord = ({ id, name, slug, score, link, links = [] }: StoryOption): DecisionOption => ({
  ...{ id, name, slug, score, link },
  ...Object.fromEntries(links.flatMap(({ as, link: other }) => (as ? [[as, other]] : []))),
})

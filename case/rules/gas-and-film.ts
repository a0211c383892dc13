import type { CaseContent } from '../story/content.ts'
import type { DecisionStory, StoryOption } from '../story/decision-story.ts'
import { factsWith, isRead } from '../story/resolve-text.ts'
import type { Chosen, PointHistory } from './bedside.ts'

/** The chosen option that takes a gas, or a film. */
export const takenAt = (
  { groups }: DecisionStory,
  what: NonNullable<StoryOption['takes']>,
  chosen: Chosen,
): StoryOption | undefined =>
  Object.values(groups)
    .flat()
    .find(({ takes, slug }) => takes === what && chosen.has(slug))

/** Whether the gas of this point is of an artery, and not of the heel. */
export const isArterial = ({ opening, chosen }: PointHistory, content: CaseContent): boolean =>
  isRead(content, 'arterialSample', factsWith(opening, chosen))

import type { DecisionPoint } from '#case/records/decision-point.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { DecisionStory, StoryOption } from '#case/story/decision-story.ts'
import type { Group } from '#case/story/group.ts'
import { optionInRecord } from '#case/story/option-in-record.ts'
import { apnea } from './apnea.ts'
import { door } from './door.ts'
import { ductusOpening } from './ductus-opening.ts'
import { greyBaby } from './grey-baby.ts'

/** In the order they come. */
export const decisionStories: readonly DecisionStory[] = [greyBaby, ductusOpening, apnea, door]

/** In the order in which every point lists them. RT and RN advise on all. */
export const groups: readonly Group[] = [
  { name: 'Breathing' },
  { name: 'Circulation' },
  { name: 'Doses', several: true },
  { name: 'Tests and lines', several: true },
  { name: 'Departure', opensLast: true },
]

/** His heart is wide on all of them; what differs is the tube. */
export const films: CaseContent['films'] = {
  'big-heart': { tubeTip: null, chest: 'wet' },
  'big-heart-tube': { tubeTip: 2, chest: 'wet' },
}

function toGroup({ name: decisionName, several }: Group, options: readonly StoryOption[]) {
  const advice = several ? [] : null
  return { decisionName, rt: advice, rn: advice, provider: null, options: options.map(optionInRecord) }
}

/** The points as records, nobody having chosen anything. */
export const decisionPoints: readonly DecisionPoint[] = decisionStories.map(({ slug, groups: decided }, index) => ({
  caseId: 1,
  decisionPointNumber: index + 1,
  decisionPointData: groups.flatMap((group) => {
    const options = decided[group.name]
    return options ? [toGroup(group, options)] : []
  }),
  docId: slug,
}))

import type { DecisionPoint } from '#case/records/decision-point.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { DecisionStory, StoryOption } from '#case/story/decision-story.ts'
import type { Group } from '#case/story/group.ts'
import { optionInRecord } from '#case/story/option-in-record.ts'
import { pointFive } from './point-five.ts'
import { pointFour } from './point-four.ts'
import { pointOne } from './point-one.ts'
import { pointThree } from './point-three.ts'
import { pointTwo } from './point-two.ts'

/** The story of each decision point, in the order they come. */
export const decisionStories: readonly DecisionStory[] = [pointOne, pointTwo, pointThree, pointFour, pointFive]

/** In the order in which every point lists them. */
export const groups: readonly Group[] = [
  { name: 'Ventilator' },
  { name: 'Medications' },
  { name: 'Procedure', several: true },
  { name: 'Departure', opensLast: true },
]

/** What differs from film to film: how deep the tube lies, and the right lung. */
export const films: CaseContent['films'] = {
  'deep-tube': { tubeTip: 4, chest: 'open' },
  'tube-in-place': { tubeTip: 2, chest: 'open' },
  pneumothorax: { tubeTip: 2, chest: 'collapsed' },
  'pneumothorax-deep-tube': { tubeTip: 4, chest: 'collapsed' },
  drained: { tubeTip: 2, chest: 'drained' },
  'drained-deep-tube': { tubeTip: 4, chest: 'drained' },
  're-expanded': { tubeTip: 2, chest: 're-expanded' },
}

function toGroup({ name: decisionName, several }: Group, options: readonly StoryOption[]) {
  const advice = several ? [] : null
  return {
    decisionName,
    rt: advice,
    rn: advice,
    // Null until it is decided: a decided list of procedures may be empty.
    provider: null,
    options: options.map(optionInRecord),
  }
}

/** The five decision points as records, nobody having chosen anything. */
export const decisionPoints: readonly DecisionPoint[] = decisionStories.map(
  ({ slug, recordedAs, groups: decided }, index) => ({
    caseId: 1,
    decisionPointNumber: index + 1,
    decisionPointData: groups.flatMap((group) => {
      const options = decided[group.name]
      return options ? [toGroup(group, options)] : []
    }),
    docId: recordedAs?.docId ?? slug,
  }),
)

import type { DecisionPoint } from '#case/records/decision-point.ts'
import type { DecisionStory, GroupName, StoryOption } from '#case/story/decision-story.ts'
import { pointFive } from './point-five.ts'
import { pointFour } from './point-four.ts'
import { pointOne } from './point-one.ts'
import { pointThree } from './point-three.ts'
import { pointTwo } from './point-two.ts'

/** The story of each decision point, in the order they come. */
export const decisionStories: readonly DecisionStory[] = [pointOne, pointTwo, pointThree, pointFour, pointFive]

function toGroup(decisionName: GroupName, options: readonly StoryOption[]) {
  const advice = decisionName === 'Procedure' ? [] : null
  return {
    decisionName,
    rt: advice,
    rn: advice,
    // Null until it is decided: a decided list of procedures may be empty.
    provider: null,
    options: options.map(({ why: _, lostMin: __, effects: ___, work: ____, ...option }) => option),
  }
}

/** The five decision points as records, nobody having chosen anything. */
export const decisionPoints: readonly DecisionPoint[] = decisionStories.map(({ groups }, index) => ({
  caseId: 1,
  decisionPointNumber: index + 1,
  decisionPointData: (['Ventilator', 'Medications', 'Procedure', 'Departure'] as const).flatMap((name) => {
    const options = groups[name]
    return options ? [toGroup(name, options)] : []
  }),
  docId: String(index + 1),
}))

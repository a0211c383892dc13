import type { DecisionGroup, DecisionPoint } from '#case/records/decision-point.ts'
import type { Option, Point } from './point.ts'
import { pointFive } from './point-five.ts'
import { pointFour } from './point-four.ts'
import { pointOne } from './point-one.ts'
import { pointThree } from './point-three.ts'
import { pointTwo } from './point-two.ts'

const points: readonly Point[] = [pointOne, pointTwo, pointThree, pointFour, pointFive]

function toGroup(decisionName: DecisionGroup['decisionName'], options: readonly Option[]): DecisionGroup {
  const none = decisionName === 'Procedure' ? [] : null
  return {
    decisionName,
    rt: none,
    rn: none,
    provider: none,
    options: options.map(({ why: _, ...option }) => option),
  }
}

/** The five decision points as records, nobody having chosen anything. */
export const decisionPoints: readonly DecisionPoint[] = points.map((point, index) => ({
  caseId: 1,
  decisionPointNumber: index + 1,
  decisionPointData: (['Ventilator', 'Medications', 'Procedure', 'Departure'] as const).flatMap((name) => {
    const options = point[name]
    return options ? [toGroup(name, options)] : []
  }),
  docId: String(index + 1),
}))

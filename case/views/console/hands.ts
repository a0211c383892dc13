import { targetsOf } from '../../course/targets.ts'
import { PROVIDER } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { movesInTime } from '../../rules/events-in-time.ts'
import { handOn } from '../../rules/hands.ts'
import { hasComeTo } from '../../rules/places.ts'
import type { CaseContent } from '../../story/content.ts'

/** A vital sign as an educator may set it; of a pressure its mean. */
export interface HandView {
  readonly sign: string
  readonly name: string
  readonly unit: string
  readonly from: number
  readonly to: number
  readonly step: number
  /** Where the story has it, and where it is going. */
  readonly story: number
  readonly goesTo: number
  /** It is an educator's hand that leads it there. */
  readonly isHeld: boolean
}

/** Null: the team is not at the bedside yet, or the monitor stands at its row. */
export function viewHands(state: CaseState, content: CaseContent): readonly HandView[] | null {
  if (!movesInTime(state) || !hasComeTo({ state, content, roleId: PROVIDER }, 'bedside-report')) return null
  return targetsOf(state, content).flatMap(({ sign, row: [story = 0], to: [goesTo = 0] }) => {
    const own = content.monitorCourse?.signs.find((one) => one.sign === sign.slug)
    if (!own) return []
    return [
      {
        sign: sign.slug,
        name: sign.name,
        unit: sign.unit,
        ...own.hand,
        ...{ story, goesTo },
        isHeld: handOn(state, sign.slug) !== null,
      },
    ]
  })
}

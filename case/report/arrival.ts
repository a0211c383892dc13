import type { CaseContent } from '../content.ts'
import { PROVIDER } from '../roles.ts'
import { placeOf } from '../rules/places.ts'
import type { CaseState } from '../state.ts'

/** Whether the team has reached the NICU. */
export function hasArrived(state: CaseState, content: CaseContent): boolean {
  const arrival = content.flows[PROVIDER].findIndex(({ screen }) => screen === 'arrival')
  return placeOf(state, PROVIDER) >= arrival
}

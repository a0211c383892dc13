import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { answerField } from './role-fields.ts'

type Choice = string | readonly string[] | null

/** What each role stands by, on a question or in a group. */
export interface Choices {
  readonly provider: Choice
  readonly rt: Choice
  readonly rn: Choice
}

/** Empty: it has said nothing, or taken it back. */
export const choiceOf = (choices: Choices, roleId: RoleId): readonly string[] =>
  [choices[answerField[roleId]] ?? []].flat()

/** Who advises is not led by the other adviser: what that one says is read after one's own advice, or the decision. */
export function heldBackFrom(roleId: RoleId, choices: Choices, isDecided: boolean): RoleId | null {
  if (roleId === PROVIDER || isDecided) return null
  const other = roleId === RT ? RN : RT
  const hasSaid = (one: RoleId) => choiceOf(choices, one).length > 0
  return hasSaid(other) && !hasSaid(roleId) ? other : null
}

export interface HeldBack {
  /** Who has advised what one may not read yet. */
  readonly heldBack: RoleId | null
}

/** What a role may read of the choices. */
export function asReadBy<C extends Choices>(roleId: RoleId, choices: C, isDecided: boolean): C & HeldBack {
  const heldBack = heldBackFrom(roleId, choices, isDecided)
  return heldBack === null ? { ...choices, heldBack } : { ...choices, [answerField[heldBack]]: null, heldBack }
}

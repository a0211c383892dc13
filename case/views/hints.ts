import { PROVIDER } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import { type SeatInCase, stepOf } from '../rules/places.ts'
import type { Hints } from '../story/hints.ts'

/** What to do on the pages of one's own step, by their kind, for who plays with two stand-ins; null: for nobody else. */
export function viewHints(looking: SeatInCase): Hints | null {
  const { state, content, roleId } = looking
  const others = Object.values(state.records.LiveCaseTeam).filter((seat) => seat.roleId !== roleId)
  if (others.length !== 2 || !others.every(({ userId }) => isStandIn(userId))) return null
  const { everyone, leading, advising } = content.hints
  const all: Hints = { ...everyone, ...(roleId === PROVIDER ? leading : advising) }
  const { screen, pages = [] } = stepOf(state, content, roleId)
  const kinds = [screen, ...pages.map((page) => page.screen)]
  return Object.fromEntries(kinds.flatMap((kind) => (all[kind] ? [[kind, all[kind]]] : [])))
}

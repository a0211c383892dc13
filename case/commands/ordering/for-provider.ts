import { PROVIDER } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import { put } from '../../records/state.ts'
import { holderOf, isAway } from '../../rules/seats.ts'
import { type Asked, accept, type Decision, refuse } from '../define-command.ts'
import { steered } from '../educating/define-steering.ts'

type Looked = Pick<Asked<unknown>, 'state' | 'actor' | 'now' | 'people'>

/** What the Provider says about orders; an educator who steers says it for that seat where its holder is away, and that is kept. */
export function forProvider<A extends Looked>(asked: A, kind: string, decide: (asked: A) => Decision): Decision {
  const { state, actor, now, people } = asked
  if (actor.roleId !== null) return decide(asked)
  const holder = holderOf(state, PROVIDER)
  if (holder && (isStandIn(holder.userId) || !isAway(holder, people))) return refuse({ code: 'provider-there' })
  return steered(asked, (looked) => {
    const decision = decide(looked)
    if (!decision.accepted) return decision
    const number = String(Object.keys(state.records.ActForSeat).length + 1)
    return accept(...decision.changes, put('ActForSeat', number, { roleId: PROVIDER, kind, at: now, by: actor.uid }))
  })
}

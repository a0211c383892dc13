import type { Asker, Decision } from '../commands/define-command.ts'
import type { Request } from '../commands.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import { type Happened, happenedIn, isToBeFound, rightAnswerTo, whyNotAsked } from '../rules/injections.ts'
import type { EventAnswer } from '../story/injection.ts'
import { educator } from './given.ts'
import { Walk } from './walk.ts'

const ofEvents: readonly string[] = ['inject', 'name-trouble', 'recognise-event', 'resolve-event']

/** For tests: a trio to whom everything happens as soon as it can. Of three events one is seen to, one only seen, one neither. */
export class EventfulWalk extends Walk {
  override ask(asker: Asker, request: Request): Decision {
    const decision = super.ask(asker, request)
    if (decision.accepted && !ofEvents.includes(request.kind)) meetEvents(this)
    return decision
  }
}

/** Lets happen what can, and does what there is to do about it: who goes on may not come back to it. */
export function meetEvents(walk: Walk): void {
  for (const { slug } of walk.content.injections) walk.ask(educator, { kind: 'inject', event: slug })
  for (let next = nextOf(walk); next; next = nextOf(walk)) {
    walk.ask({ by: 'user', uid: walk.uids[next.roleId] ?? '' }, next.request)
  }
}

const nextOf = (walk: Walk) =>
  happenedIn(walk.state, walk.content)
    .map((happened) => nextAbout(walk, happened))
    .find((next) => next !== null)

function nextAbout(walk: Walk, happened: Happened): { roleId: RoleId; request: Request } | null {
  const { event, record } = happened
  const { answer, slug, roleId } = event
  const way = walk.content.injections.indexOf(event) % 3
  if (isToBeFound(walk.state, happened)) {
    const { device = '', finding = '' } = event.look ?? {}
    return way === 2 ? null : { roleId, request: { kind: 'name-trouble', device, finding } }
  }
  if (whyNotAsked(walk.state, walk.content, happened) || way === 2) return null
  const right: Request = { kind: 'resolve-event', event: slug, ...rightAnswerTo(answer) }
  if (way === 1)
    return record.recognised ? null : { roleId: PROVIDER, request: { kind: 'recognise-event', event: slug } }
  if (record.tries.length > 0) return { roleId, request: right }
  const wrong = answer.kind === 'number' ? { value: -1 } : { choice: wrongOption(answer) }
  return { roleId, request: { kind: 'resolve-event', event: slug, ...wrong } }
}

const wrongOption = ({ options, right }: Exclude<EventAnswer, { kind: 'number' }>): string | undefined =>
  options.find(({ slug }) => slug !== right)?.slug

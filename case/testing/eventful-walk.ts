import type { Asker, Decision } from '../commands/define-command.ts'
import type { Request } from '../commands.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import { type Happened, happenedIn, isLeft, rightAnswerTo } from '../rules/injections.ts'
import type { EventAnswer } from '../story/injection.ts'
import { educator } from './given.ts'
import { Walk } from './walk.ts'

const ofEvents: readonly string[] = ['inject', 'recognise-event', 'resolve-event']

/** For tests: a trio to whom everything happens as soon as it can. Of three events one is seen to, one late, one never. */
export class EventfulWalk extends Walk {
  override ask(asker: Asker, request: Request): Decision {
    const decision = super.ask(asker, request)
    if (decision.accepted && !ofEvents.includes(request.kind)) meetEvents(this)
    return decision
  }
}

/** Lets happen what can, and does the next thing about what has. */
export function meetEvents(walk: Walk): void {
  for (const happened of happenedIn(walk.state, walk.content)) {
    const next = nextAbout(walk, happened)
    if (next) walk.ask({ by: 'user', uid: walk.uids[next.roleId] ?? '' }, next.request)
  }
  for (const { slug } of walk.content.injections) walk.ask(educator, { kind: 'inject', event: slug })
}

function nextAbout(walk: Walk, happened: Happened): { roleId: RoleId; request: Request } | null {
  const { event, record } = happened
  const { answer, slug, roleId } = event
  const way = walk.content.injections.indexOf(event) % 3
  if (record.resolved || way === 2) return null
  const right: Request = { kind: 'resolve-event', event: slug, ...rightAnswerTo(answer) }
  if (way === 1) {
    if (!record.recognised) return { roleId: PROVIDER, request: { kind: 'recognise-event', event: slug } }
    return isLeft(walk.state, happened) ? { roleId, request: right } : null
  }
  if (record.tries.length > 0) return { roleId, request: right }
  const wrong = answer.kind === 'number' ? { value: -1 } : { choice: wrongOption(answer) }
  return { roleId, request: { kind: 'resolve-event', event: slug, ...wrong } }
}

const wrongOption = ({ options, right }: Exclude<EventAnswer, { kind: 'number' }>): string | undefined =>
  options.find(({ slug }) => slug !== right)?.slug

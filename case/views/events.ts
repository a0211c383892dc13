import type { RoleId } from '../records/roles.ts'
import {
  answerInWords,
  eventsBefore,
  type Happened,
  isOver,
  judgeEvent,
  seenBy,
  whyNotAsked,
} from '../rules/injections.ts'
import type { SeatInCase } from '../rules/places.ts'
import type { Device, EventAnswer, EventDisplay } from '../story/injection.ts'

/** Something that happens, as one role sees it. */
export interface EventView {
  readonly slug: string
  readonly heading: string
  readonly at: number
  /** What all can see or hear. */
  readonly sign: string | null
  readonly display: Omit<EventDisplay, 'lost'> | null
  /** What this role sees besides. */
  readonly seen: string | null
  /** Who said first that they see it. */
  readonly recognisedBy: RoleId | null
  /** Whose job it is: one's own where `ask` is there, until it has ended. */
  readonly ask: EventAsk | null
  /** Nobody of the team can do anything about it any more, and it is not over yet. */
  readonly isWithOthers: boolean
  /** To the newest answer, if that was not right. */
  readonly wrong: { readonly answer: string; readonly hint: string; readonly tries: number } | null
  /** What was done, once it is. */
  readonly resolved: { readonly text: string; readonly at: number; readonly roleId: RoleId } | null
  /** What came of it, where it was left. */
  readonly left: string | null
}

/** What is asked, without what is right. */
export interface EventAsk {
  readonly kind: EventAnswer['kind']
  readonly question: string
  readonly unit: string | null
  readonly device: Device | null
  readonly options: readonly { readonly slug: string; readonly name: string }[]
}

export const viewEvents = ({ state, content, roleId }: SeatInCase): readonly EventView[] =>
  eventsBefore(state, content, roleId).map((happened) => {
    const { event, record } = happened
    const isOverNow = !record.resolved && isOver(state, content, happened)
    const isAsked = whyNotAsked(state, content, happened) === null
    const isOwn = event.roleId === roleId && isAsked
    return {
      slug: event.slug,
      heading: event.heading,
      at: record.at,
      sign: event.sign ?? null,
      display: event.display ? { device: event.display.device, reading: event.display.reading } : null,
      seen: seenBy(event, roleId),
      recognisedBy: record.recognised?.roleId ?? null,
      ask: isOwn ? viewAsk(event.answer) : null,
      isWithOthers: !isAsked && !record.resolved && !isOverNow,
      wrong: isOwn ? viewWrong(happened) : null,
      resolved: record.resolved && { text: event.resolved, at: record.resolved.at, roleId: record.resolved.roleId },
      left: isOverNow ? event.ifLeft : null,
    }
  })

function viewAsk(asked: EventAnswer): EventAsk {
  const { kind, question } = asked
  if (asked.kind === 'number') return { kind, question, unit: asked.unit, device: null, options: [] }
  const options = asked.options.map(({ slug, name }) => ({ slug, name }))
  return { kind, question, unit: null, device: asked.kind === 'part' ? asked.device : null, options }
}

function viewWrong({ event, record }: Happened): EventView['wrong'] {
  const last = record.tries.at(-1)
  if (!last) return null
  const given = typeof last.answer === 'number' ? { value: last.answer } : { choice: last.answer }
  const verdict = judgeEvent(event.answer, given)
  const hint = verdict && verdict !== 'right' ? verdict.hint : ''
  return { answer: answerInWords(event.answer, last.answer), hint, tries: record.tries.length }
}

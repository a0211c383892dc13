import { type RoleId, roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { answerInWords, factsNow, happenedIn, isLeft, isOver, seenBy, whyNotHappening } from '../../rules/injections.ts'
import type { CaseContent } from '../../story/content.ts'
import type { EventDisplay, Injection } from '../../story/injection.ts'

/** An event of the story's list, as an educator sees it. */
export interface InjectionView {
  readonly slug: string
  readonly title: string
  /** Whether it may happen now: it fits, and has not happened yet. */
  readonly isValid: boolean
  readonly heading: string
  readonly display: EventDisplay | null
  /** What each role will see, by role id; null: nothing. */
  readonly previews: readonly (string | null)[]
  /** Whose job it is, and how they do it. */
  readonly roleId: RoleId
  readonly question: string
  readonly right: string
  readonly resolved: string
  readonly ifLeft: string
  /** Null: it has not happened. Times are the server's. */
  readonly happened: {
    readonly at: number
    readonly recognised: { readonly roleId: RoleId; readonly at: number } | null
    /** Answers that were not right, in words. */
    readonly tries: readonly { readonly answer: string; readonly at: number }[]
    readonly resolvedAt: number | null
    /** Its role went on without it. */
    readonly isLeft: boolean
    /** So it is, and what came of that has been seen to its end: until then the team can find what it has not found. */
    readonly isOver: boolean
  } | null
}

/** All events of the story, in its order. */
export function viewInjections(state: CaseState, content: CaseContent): readonly InjectionView[] {
  const happened = happenedIn(state, content)
  const facts = factsNow(state, content)
  return content.injections.map((event) => {
    const own = happened.find((one) => one.event === event)
    return {
      slug: event.slug,
      title: event.title,
      isValid: whyNotHappening(state, content, event.slug, facts) === null,
      heading: event.heading,
      display: event.display ?? null,
      previews: roleIds.map((roleId) => previewFor(event, roleId)),
      roleId: event.roleId,
      question: event.answer.question,
      right: answerInWords(event.answer, event.answer.right),
      resolved: event.resolved,
      ifLeft: event.ifLeft,
      happened: own
        ? {
            at: own.record.at,
            recognised: own.record.recognised,
            tries: own.record.tries.map(({ answer, at }) => ({ answer: answerInWords(event.answer, answer), at })),
            resolvedAt: own.record.resolved?.at ?? null,
            isLeft: isLeft(state, content, own),
            isOver: isOver(state, content, own),
          }
        : null,
    }
  })
}

const previewFor = (event: Injection, roleId: RoleId): string | null =>
  [event.sign, seenBy(event, roleId)].filter(Boolean).join(' ') || null

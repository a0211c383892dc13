import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween } from '../rules/case-clock.ts'
import { movesInTime } from '../rules/events-in-time.ts'
import { answerInWords, type Happened, happenedIn, isLeft, lookInWords } from '../rules/injections.ts'
import type { CaseContent } from '../story/content.ts'

/** Something that an educator let happen, and how the team met it. Durations are in ms of the case. */
export interface EventReport {
  readonly slug: string
  readonly title: string
  readonly at: number
  /** Where the role stood whose job it was. */
  readonly step: string
  /** Whose job it was. */
  readonly roleId: RoleId
  /** Nobody was told of it: who saw it first has found it, from the first sign of it to the first right look. */
  readonly wasToBeFound?: true
  /** Who said first that they see it, and how long that took; null: nobody did. */
  readonly recognised: { readonly roleId: RoleId; readonly afterMs: number } | null
  /** Null: it was never seen to. */
  readonly resolvedAfterMs: number | null
  /** Answers that were not right, in words. */
  readonly wrong: readonly { readonly answer: string; readonly afterMs: number }[]
  readonly asked: string
  readonly right: string
  /** What was done, or would have been to do. */
  readonly done: string
  /** What came of it, where it was left; null: it was seen to in time. */
  readonly left: string | null
}

export const eventsReport = (state: CaseState, content: CaseContent): readonly EventReport[] =>
  happenedIn(state, content).map((happened) => {
    const { event, record } = happened
    const { roleId, answer } = event
    const after = (at: number) => caseMsBetween(state, record.at, at)
    return {
      slug: event.slug,
      title: event.title,
      at: record.at,
      step: content.flows[roleId][record.step]?.title ?? '',
      roleId,
      ...(event.look && movesInTime(state) && { wasToBeFound: true as const }),
      recognised: record.recognised && { roleId: record.recognised.roleId, afterMs: after(record.recognised.at) },
      resolvedAfterMs: record.resolved && after(record.resolved.at),
      wrong: record.tries.map((one) => ({ answer: answerInWords(answer, one.answer), afterMs: after(one.at) })),
      asked: answer.question,
      right: answerInWords(answer, answer.right),
      done: event.resolved,
      left: isLeft(state, content, happened) || !record.resolved ? event.ifLeft : null,
    }
  })

/** Somebody said that something was the matter, and it was not so. */
export interface LookReport {
  readonly roleId: RoleId
  readonly at: number
  /** On which device, and what. */
  readonly said: string
  /** What was to be found meanwhile, by its title; null: nothing was. */
  readonly during: string | null
}

export const looksReport = (state: CaseState, content: CaseContent): readonly LookReport[] =>
  Object.values(state.records.Look).map((look) => {
    const isOpen = ({ event, record }: Happened) => {
      const end = record.recognised?.at ?? record.over ?? Number.POSITIVE_INFINITY
      return event.look !== undefined && record.at <= look.at && look.at < end
    }
    const during = happenedIn(state, content).find(isOpen)?.event.title ?? null
    return { roleId: look.roleId, at: look.at, said: lookInWords(content, look), during }
  })

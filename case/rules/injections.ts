import { CASE_ID } from '../records/collections.ts'
import type { InjectionRecord, Look } from '../records/injection.ts'
import type { RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { Bedside } from '../story/bedside.ts'
import { compiled } from '../story/compiled.ts'
import type { CaseContent } from '../story/content.ts'
import type { EventAnswer, EventMoment, Injection } from '../story/injection.ts'
import { either, type Facts, factsOf, holds, pointsComeTo } from '../story/resolve-text.ts'
import { bedsideHistory, onArrival } from './bedside.ts'
import { hasComeTo, placeOf, stepOf } from './places.ts'
import type { Refusal } from './refusals.ts'
import { answerField } from './role-fields.ts'
import { hintFor, isNear } from './step-answers.ts'

const eventsBySlug = compiled(
  ({ injections }: CaseContent): ReadonlyMap<string, Injection> => new Map(injections.map((one) => [one.slug, one])),
)

export const eventOf = (content: CaseContent, slug: string): Injection | undefined => eventsBySlug(content).get(slug)

/** Why an educator cannot let it happen now; null: they can. */
export function whyNotHappening(
  state: CaseState,
  content: CaseContent,
  slug: string,
  facts = factsNow(state, content),
): Refusal | null {
  const event = eventOf(content, slug)
  if (!event) return { code: 'unknown-event' }
  if (state.records.Injection[slug]) return { code: 'event-happened' }
  return fitsNow(state, content, event, facts) ? null : { code: 'event-not-now' }
}

function fitsNow(state: CaseState, content: CaseContent, event: Injection, facts: Facts): boolean {
  const { screen, point } = stepOf(state, content, event.roleId)
  const fits = ({ at, points, when, done = [], notBegun = [] }: EventMoment) =>
    at.includes(screen) &&
    (!points || (point !== undefined && points.includes(point))) &&
    holds(when, facts) &&
    done.every((task) => state.records.TaskList[task]?.taskStatus === 'done') &&
    notBegun.every((work) => !state.records.Work[work])
  return event.moments.some(fits)
}

/** How it stands with the newborn, with the choices so far, and how far the team has come. */
export function factsNow(state: CaseState, content: CaseContent): Facts {
  const last = bedsideHistory(state, content).at(-1)
  const isLast = last?.place === content.decisionStories.length
  const bedside: Bedside =
    last?.after && isLast ? onArrival(last.after, content) : (last?.after ?? last?.now ?? content.asFound)
  return either(factsOf(bedside), new Set(pointsComeTo(content, last?.place ?? 0)))
}

/** An event of this run. */
export interface Happened {
  readonly event: Injection
  readonly record: InjectionRecord
}

/** All that has happened, in its order. */
export function happenedIn({ records }: CaseState, content: CaseContent): readonly Happened[] {
  return Object.entries(records.Injection)
    .flatMap(([slug, record]) => {
      const event = eventOf(content, slug)
      return event ? [{ event, record }] : []
    })
    .sort((one, other) => one.record.at - other.record.at || one.event.slug.localeCompare(other.event.slug))
}

/** How far it is: something is to be seen of it, also once it is left to the story, until it is over. */
export function phaseOf({ record }: Pick<Happened, 'record'>): 'open' | 'left' | 'over' {
  if (record.resolved || record.over !== undefined) return 'over'
  return record.left === undefined ? 'open' : 'left'
}

/** Whether it has no card yet: it is seen on the monitor, a device or the baby, and nobody has said what it is. */
export const isToBeFound = (state: CaseState, { event, record }: Happened): boolean =>
  event.look !== undefined &&
  state.records.Course[CASE_ID] !== undefined &&
  record.recognised === null &&
  phaseOf({ record }) !== 'over'

/** Wherever it can be seen by who looks. */
export const looksAt = ({ look }: Injection) => (look ? [look, ...(look.also ?? [])] : [])

/** What was done instead of what is right, as its device shows it. */
export const leftBehind = ({ event, record }: Happened) =>
  record.tries.flatMap(({ answer }) => event.leaves?.find(({ choice }) => choice === answer) ?? []).at(-1)

/** What the monitor has no signal of, until what took it away is over. */
export function lostNow(state: CaseState, content: CaseContent): { sign: string; isSilent: boolean } | null {
  const open = happenedIn(state, content).filter((one) => !one.record.resolved && !isOver(state, content, one))
  const taken = open.find(({ event }) => event.display?.lost)
  const sign = taken?.event.display?.lost
  return taken && sign ? { sign, isSilent: leftBehind(taken)?.isSilent === true } : null
}

/** What a role sees of an event besides its sign. */
export const seenBy = ({ seen }: Injection, roleId: RoleId): string | null => seen[answerField[roleId]] ?? null

/** What stands on the screen of a role: until the report, what it can see a sign of. */
export function eventsBefore(state: CaseState, content: CaseContent, roleId: RoleId): readonly Happened[] {
  if (hasComeTo({ state, content, roleId }, 'final-report')) return []
  return happenedIn(state, content).filter(
    (one) => (one.event.sign !== undefined || seenBy(one.event, roleId) !== null) && !isToBeFound(state, one),
  )
}

/**
 * Whether it ended and nobody had seen to it: its role has gone on from where it stood, or what it hangs on is no more. Where
 * the monitor moves in time, what is seen there stays as long as it fits, or until the story sees to it.
 */
export function isLeft(state: CaseState, content: CaseContent, { event, record }: Happened): boolean {
  if (record.resolved) return record.resolved.isLate
  if (record.left !== undefined) return true
  if (event.onMonitor && state.records.Course[CASE_ID]) return !fitsNow(state, content, event, factsNow(state, content))
  if (placeOf(state, event.roleId) > record.step) return true
  const facts = factsNow(state, content)
  return event.moments.every(({ when }) => when && !holds(when, facts))
}

/** Whether it is told what came of it: where the monitor moves in time, only once nothing of that is to be seen any more. */
export const isOver = (state: CaseState, content: CaseContent, happened: Happened): boolean =>
  isLeft(state, content, happened) && (happened.record.left === undefined || phaseOf(happened) === 'over')

/** Why nobody can do anything about it now; null: they can. */
export function whyNotAsked(state: CaseState, content: CaseContent, happened: Happened): Refusal | null {
  if (happened.record.resolved) return { code: 'event-resolved' }
  return isLeft(state, content, happened) ? { code: 'event-over' } : null
}

export interface GivenAnswer {
  readonly choice?: string | undefined
  readonly value?: number | undefined
}

/** What an answer is worth: right, or why not. Null: it is none. */
export function judgeEvent(
  asked: EventAnswer,
  { choice, value }: GivenAnswer,
): 'right' | { readonly hint: string } | null {
  if (asked.kind === 'number') {
    if (value === undefined) return null
    return isNear(value, asked.right, asked.tolerance) ? 'right' : { hint: hintFor(asked, value) }
  }
  const option = asked.options.find(({ slug }) => slug === choice)
  if (!option) return null
  return option.slug === asked.right ? 'right' : { hint: option.hint ?? '' }
}

/** What would have been right, as it is sent. */
export const rightAnswerTo = (asked: EventAnswer): { choice: string } | { value: number } =>
  asked.kind === 'number' ? { value: asked.right } : { choice: asked.right }

/** An answer as people read it. */
export function answerInWords(asked: EventAnswer, given: string | number): string {
  if (asked.kind === 'number') return `${given} ${asked.unit}`
  return asked.options.find(({ slug }) => slug === given)?.name ?? String(given)
}

/** “Syringe pumps: a line is blocked” */
export function lookInWords(
  { devices = [] }: CaseContent,
  { device, finding }: Pick<Look, 'device' | 'finding'>,
): string {
  const on = devices.find(({ slug }) => slug === device)
  const name = on?.findings.find(({ slug }) => slug === finding)?.name ?? finding
  return `${on?.name ?? device}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

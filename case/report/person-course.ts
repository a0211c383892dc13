import { CASE_ID } from '../records/collections.ts'
import type { LogEntry } from '../records/log.ts'
import { type RoleId, roleIds } from '../records/roles.ts'
import { isStandIn } from '../records/stand-in.ts'
import type { CaseState } from '../records/state.ts'
import type { ChatMessage } from '../records/written.ts'
import { type Awaited, awaitedBy } from '../rules/awaited.ts'
import { stepOf } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import { holderOf } from '../rules/seats.ts'
import type { CaseContent } from '../story/content.ts'

/** What the report of a person needs of how the run went, until the handover was saved. */
export interface PersonCourse {
  /** The user ids of those who had the seat, one after the other. */
  readonly people: readonly string[]
  readonly messageCount: number
  /** The newest of them, as many as a report keeps. */
  readonly messages: readonly Written[]
  /** Questions asked at the bedside. */
  readonly asked: readonly string[]
  readonly waits: readonly Waited[]
  readonly waiting: Waiting | null
}

export interface Written {
  readonly text: string
  readonly at: number
}

interface Waiting extends Awaited {
  /** The title of the step. */
  readonly step: string
  readonly from: number
}

export interface Waited extends Waiting {
  readonly to: number
}

/** By role id. */
export type PersonCourses = readonly [PersonCourse, PersonCourse, PersonCourse]

const nothing: PersonCourse = { people: [], messageCount: 0, messages: [], asked: [], waits: [], waiting: null }
export const nobodyYet: PersonCourses = [nothing, nothing, nothing]

/** So many messages of each are told: a long talk is on the time line. */
const MESSAGES_TOLD = 30

interface Step {
  readonly after: CaseState
  readonly entry: LogEntry
  readonly content: CaseContent
}

/** The courses with one more entry of the run's log. */
export function personsAfter(before: PersonCourses, step: Step): PersonCourses {
  const isOver = step.after.records.Recording.handover !== undefined
  if (isOver && before.every(({ waiting }) => waiting === null)) return before
  const [provider, rt, rn] = before
  return [oneAfter(provider, 0, step), oneAfter(rt, 1, step), oneAfter(rn, 2, step)]
}

function oneAfter(before: PersonCourse, roleId: RoleId, step: Step): PersonCourse {
  const { after, entry } = step
  const isOnlyTalk = entry.changes.every(({ change }) => change.op === 'append')
  const written = withWords(before, roleId, entry)
  if (isOnlyTalk || !isRunning(after)) return written
  const holder = holderOf(after, roleId)?.userId
  const isNew = holder !== undefined && !isStandIn(holder) && !written.people.includes(holder)
  return withWait(isNew ? { ...written, people: [...written.people, holder] } : written, roleId, step)
}

function withWords(before: PersonCourse, roleId: RoleId, { changes }: LogEntry): PersonCourse {
  let after = before
  for (const { change } of changes) {
    if (change.op !== 'append' || change.id !== CASE_ID) continue
    if (change.collection === 'ChatInbox') {
      const { roleId: by, message: text, time: at } = change.item as ChatMessage // what the chat holds
      if (by !== roleId) continue
      const messages = [...after.messages, { text, at }].slice(-MESSAGES_TOLD)
      after = { ...after, messages, messageCount: after.messageCount + 1 }
    }
    if (change.collection === 'AskedQuestions') {
      const { roleId: by, slug } = change.item as { roleId: RoleId; slug: string } // what that list holds
      if (by === roleId) after = { ...after, asked: [...after.asked, slug] }
    }
  }
  return after
}

/** A wait goes on as long as the same is missing; with another page to read it is another. */
function withWait(before: PersonCourse, roleId: RoleId, { after: state, entry: { at }, content }: Step): PersonCourse {
  const { waiting } = before
  const awaited = holderOf(state, roleId) ? awaitedBy({ state, content, roleId, now: at }) : null
  const { title } = stepOf(state, content, roleId)
  const isSame = awaited && waiting?.step === title && waiting.what === awaited.what && waiting.reads === awaited.reads
  if (isSame) {
    const who = roleIds.filter((one) => waiting.who.includes(one) || awaited.who.includes(one))
    return who.length === waiting.who.length ? before : { ...before, waiting: { ...waiting, who } }
  }
  if (!waiting && !awaited) return before
  const waits = waiting ? [...before.waits, { ...waiting, to: at }] : before.waits
  return { ...before, waits, waiting: awaited && { ...awaited, step: title, from: at } }
}

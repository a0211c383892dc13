import { createHash } from 'node:crypto'
import type { Asker } from '#case/commands/define-command.ts'
import type { Command, Request } from '#case/commands.ts'
import type { Case } from '#case/create-case.ts'
import type { Answer } from '#case/live-messages.ts'
import type { LogEntry } from '#case/records/log.ts'
import { withPast } from '#case/records/log.ts'
import type { People } from '#case/records/people.ts'
import { applyChanges, type CaseState } from '#case/records/state.ts'
import type { View } from '#case/views/view.ts'

/** One moment after the other, in the process that watches all trainees. */
type Moment = number

/** A command, and what its trainee heard of it in the end. */
export interface Sent {
  readonly id: string
  readonly request: Request
  answer: Exclude<Answer, { retry: true }> | null
  answeredAt: Moment | null
}

/** A version of the case as a page showed it. */
export interface Seen {
  readonly run: number
  readonly version: number
  /** The mark of the view. */
  readonly view: string
  /** When the page had asked for what it then saw; null for what came by itself. */
  readonly askedAt: Moment | null
}

/** All that one page has been through. */
export interface PageRecord {
  readonly name: string
  readonly uid: string
  readonly sent: Sent[]
  readonly seen: Seen[]
}

/** An accepted command as it was stored. */
export interface Stored extends LogEntry {
  /** With those who were there, where it was decided by that. */
  readonly command: Command & { readonly people?: People }
}

export interface History {
  readonly log: readonly Stored[]
  readonly pages: readonly PageRecord[]
  /** What a node that starts now would load. */
  readonly loaded: CaseState
}

interface Judge {
  readonly start: CaseState
  readonly decide: Case['decide']
  /** What a user may see of a state, by its mark. */
  readonly viewOf: (state: CaseState, uid: string) => string
}

/** What should not be: empty when all that was promised was kept. */
export function checkHistory({ log, pages, loaded }: History, { start, decide, viewOf }: Judge): string[] {
  const wrong: string[] = []
  const states = replay(log, start, decide, wrong)
  const last = states.at(-1)
  if (last && written(last) !== written(loaded)) wrong.push('what is stored is not what the log tells')

  const entries = new Map<string, Stored[]>()
  for (const entry of log) {
    const key = keyOf(entry.asker, entry.command.id)
    entries.set(key, [...(entries.get(key) ?? []), entry])
  }
  const answered = acknowledgedBy(pages)
  for (const page of pages) {
    for (const sent of page.sent) {
      const problem = problemOf(sent, entries.get(keyOf(page.uid, sent.id)) ?? [], last?.run ?? 0)
      if (problem) wrong.push(`${page.name}, ${sent.request.kind} ${sent.id}: ${problem}`)
    }
    page.seen.forEach((seen, index) => {
      const state = states[seen.version]
      const problem =
        steppedBack(page.seen[index - 1], seen) ??
        (state ? differs(seen, state.run, viewOf(state, page.uid)) : 'it was told and is not stored') ??
        tooOld(seen, answered)
      if (problem) wrong.push(`${page.name} at run ${seen.run}, version ${seen.version}: ${problem}`)
    })
  }
  return wrong
}

/** The state of every version, decided anew. */
function replay(log: readonly Stored[], start: CaseState, decide: Case['decide'], wrong: string[]): CaseState[] {
  const states = [start]
  for (const entry of log) {
    const before = states.at(-1) ?? start
    const { asker, command, at, changes, version, run } = entry
    const decision = decide(before, askerOf(asker), command, at, command.people)
    const state = applyChanges(
      before,
      changes.map(({ change }) => change),
    )
    states.push(state)
    if (version !== before.version + 1) wrong.push(`version ${version} comes after version ${before.version}`)
    if (run < before.run || run !== state.run) wrong.push(`version ${version} is of run ${run} after run ${before.run}`)
    if (!decision.accepted) wrong.push(`version ${version}, ${command.kind}: the rules refuse it`)
    else if (written(withPast(before, decision.changes)) !== written(changes))
      wrong.push(`version ${version}, ${command.kind}: the rules decide otherwise`)
  }
  return states
}

function problemOf({ answer }: Sent, entries: readonly Stored[], lastRun: number): string | null {
  const [entry] = entries
  if (entries.length > 1) return `it is in the log ${entries.length} times`
  if (answer?.ok && !entry) return 'it was acknowledged and is lost'
  if (answer?.ok && entry?.version !== answer.version) return `it was acknowledged as version ${answer.version}`
  // After its run has ended nobody remembers that it was accepted, only that it is too late.
  const isTooLate = answer?.ok === false && answer.refusal.code === 'case-restarted'
  if (answer?.ok === false && entry && !(isTooLate && entry.run < lastRun)) return 'it was refused and has an effect'
  return null
}

function steppedBack(before: Seen | undefined, { run, version }: Seen): string | null {
  if (!before || (run >= before.run && version >= before.version)) return null
  return `the page was at run ${before.run}, version ${before.version} before`
}

function differs({ run, view }: Seen, storedRun: number, expected: string): string | null {
  if (run !== storedRun) return `it is a version of run ${storedRun}`
  return view === expected ? null : 'the page showed something else'
}

/** Up to which version somebody had had an answer, and when, oldest first. */
function acknowledgedBy(pages: readonly PageRecord[]): { answeredAt: number; version: number }[] {
  let version = 0
  return pages
    .flatMap(({ sent }) => sent)
    .flatMap(({ answer, answeredAt }) =>
      answer?.ok && answeredAt !== null ? [{ answeredAt, told: answer.version }] : [],
    )
    .toSorted((one, other) => one.answeredAt - other.answeredAt)
    .map(({ answeredAt, told }) => {
      version = Math.max(version, told)
      return { answeredAt, version }
    })
}

/** Whoever asks after somebody has had an answer sees at least what that answer told. */
function tooOld(
  { askedAt, version }: Seen,
  answered: readonly { answeredAt: number; version: number }[],
): string | null {
  if (askedAt === null) return null
  const newest = answered.findLast(({ answeredAt }) => answeredAt < askedAt)
  return newest && newest.version > version ? `version ${newest.version} had been acknowledged before it asked` : null
}

const keyOf = (asker: string, id: string) => `${asker} ${id}`

const askerOf = (name: string): Asker =>
  name === 'administrator' || name === 'system' ? { by: name } : { by: 'user', uid: name }

/** As text, whatever the order of the fields. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  return fieldsOf(value, written)
}

const fieldsOf = (value: object, write: (inner: unknown) => string): string => {
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return `{${fields
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${write(inner)}`)
    .join()}}`
}

const known = new WeakMap<object, string>()

/** Of the parts of a view few change from one to the next: each is written once. */
function writtenOnce(part: unknown): string {
  if (typeof part !== 'object' || part === null) return written(part)
  const text = known.get(part) ?? written(part)
  known.set(part, text)
  return text
}

/** So many of the last messages every page has: which came before them depends on when it came. */
const LAST_MESSAGES = 30

/** The mark of a view, the same for all pages whatever they have of a long conversation. */
export const markOfView = ({ chat, chatBefore, ...rest }: View): string =>
  markOfText(fieldsOf({ ...rest, messages: chatBefore + chat.length, last: chat.slice(-LAST_MESSAGES) }, writtenOnce))

/** Short, and the same for what is the same. */
export const markOf = (value: unknown): string => markOfText(written(value))

const markOfText = (text: string): string => createHash('sha1').update(text).digest('base64')

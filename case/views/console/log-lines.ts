import type { LogEntry } from '../../records/log.ts'
import type { RoleId } from '../../records/roles.ts'
import { applyChanges, type CaseState, type Change, emptyState } from '../../records/state.ts'
import type { ChatMessage } from '../../records/written.ts'
import { eventOf } from '../../rules/injections.ts'
import type { CaseContent } from '../../story/content.ts'
import type { LogLine, Said } from './console-messages.ts'
import { type HeardAt, hearEntry, nothingHeard } from './heard.ts'
import { sayPut, type Told } from './log-words.ts'

/** Tells a run's log in words, entry after entry. */
export class LogTeller {
  readonly #content: CaseContent
  #state: CaseState
  #heardAt: HeardAt = nothingHeard

  constructor(content: CaseContent, state: CaseState = emptyState) {
    this.#content = content
    this.#state = state
  }

  /** How far it has told. */
  get version(): number {
    return this.#state.version
  }

  /** As it is after what was told, but for lists that grow. */
  get state(): CaseState {
    return this.#state
  }

  /** When something last came from each seat. */
  get heardAt(): HeardAt {
    return this.#heardAt
  }

  tell(entry: LogEntry): LogLine[] {
    const before = this.#state
    const changes = entry.changes.map(({ change }) => change)
    // Lists that grow are read from the change itself: copying them at every item would cost more and more.
    const kept = changes.filter(({ op }) => op !== 'append')
    const after = { ...applyChanges(before, kept), run: entry.run, version: entry.version }
    this.#state = after
    this.#heardAt = hearEntry(this.#heardAt, { before, after }, entry)
    const isStart = !before.records.Cases['1'] && Boolean(after.records.Cases['1'])
    const told = { before, after, content: this.#content }
    const said: readonly Said[] = isStart
      ? [{ by: 'team', topic: 'steps', text: 'The case begins.' }]
      : changes.flatMap((change) => sayChange(told, change))
    return said.map((one) => ({ version: entry.version, at: entry.at, ...one }))
  }
}

/** What one change means, in words; nothing where it goes without saying. */
export function sayChange(told: Told, change: Change): Said[] {
  if (change.op === 'put') return sayPut(told, change)
  if (change.op === 'append') return sayAppended(told, change)
  if (change.op !== 'remove') return []
  if (change.collection === 'Injection')
    return [
      {
        by: 'educator',
        topic: 'educator',
        text: `Takes back: ${eventOf(told.content, change.id)?.title ?? change.id}`,
      },
    ]
  if (change.collection === 'Flag') return [{ by: 'educator', topic: 'educator', text: 'A flag is taken away.' }]
  if (change.collection === 'Judgement')
    return [{ by: 'educator', topic: 'educator', text: 'What was said of an objective is taken back.' }]
  const seat = change.collection === 'LiveCaseTeam' ? told.before.records.LiveCaseTeam[change.id] : undefined
  return seat ? [{ by: seat.roleId, topic: 'steps', text: 'The seat is free.' }] : []
}

function sayAppended({ content }: Told, { collection, item }: Extract<Change, { op: 'append' }>): Said[] {
  if (collection === 'ChatInbox') {
    const { roleId, message } = item as ChatMessage // an item of that list
    return [{ by: roleId, topic: 'chat', text: message }]
  }
  if (collection !== 'AskedQuestions') return []
  const { slug, roleId } = item as { slug: string; roleId: RoleId } // as above
  const asked = content.bedsideReport.questions.find((one) => one.slug === slug)?.question ?? slug
  return [{ by: roleId, topic: 'decisions', text: `Asks: ${asked}` }]
}

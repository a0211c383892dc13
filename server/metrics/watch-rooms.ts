import { commands } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import { isRunning } from '#case/rules/runs.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { CaseStore } from '../store/case-store.ts'
import { type Meter, secondsSince } from './meter.ts'

/** The same rooms, whose states are told. */
export function watchRooms(rooms: Rooms, meter: Meter): Rooms {
  const loops = () => rooms.held().map(({ loop }) => loop)
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
  meter.gauge('rooms_held', 'Rooms that this node holds.', () => loops().length)
  meter.gauge('runs_under_way', 'Rooms of this node in which a run is under way.', () =>
    sum(loops().map(({ state }) => (isRunning(state) ? 1 : 0))),
  )
  meter.gauge('people_seated', 'People who hold a seat in a room of this node.', () =>
    sum(loops().map(({ state }) => Object.keys(state.records.LiveCaseTeam).length)),
  )
  meter.gauge('versions_behind', 'Versions that this node has heard of and not come to yet.', () =>
    sum(loops().map(({ versionsBehind }) => versionsBehind)),
  )
  let readAt = performance.now()
  meter.gauge(
    'versions_read_age_seconds',
    'How long ago the versions of rooms were read. It is done every second.',
    () => secondsSince(readAt),
  )
  return {
    ...rooms,
    async lookRound() {
      await rooms.lookRound()
      readAt = performance.now()
    },
  }
}

const kinds = new Set<unknown>(commands.map(({ kind }) => kind))

/** Makes of loops the same loops, whose commands are counted and timed. */
export function createLoopWatch(meter: Meter): (loop: CaseLoop) => CaseLoop {
  const answered = meter.counter(
    'commands_total',
    'Commands answered, by kind and by outcome: accepted, retry, or the code of the refusal.',
    ['kind', 'outcome'],
  )
  const duration = meter.histogram('command_seconds', 'From the receipt of a command to its answer, by who asks.', [
    'asker',
  ])
  const notices = meter.counter(
    'notices_total',
    'Notices of stored commands that were heard, this node’s own included.',
  )

  return (loop) => ({
    ...loop,
    get state() {
      return loop.state
    },
    get versionsBehind() {
      return loop.versionsBehind
    },
    async submit(asker, sent, more) {
      const began = performance.now()
      const answer = await loop.submit(asker, sent, more)
      duration.observe({ asker: asker.by }, secondsSince(began))
      answered.inc({ kind: kindOf(sent), outcome: outcomeOf(answer) })
      return answer
    },
    hear(notice) {
      notices.inc()
      loop.hear(notice)
    },
  })
}

/** What comes from outside may call itself anything. */
function kindOf(sent: unknown): string {
  const kind = typeof sent === 'object' && sent !== null && 'kind' in sent ? sent.kind : undefined
  return kinds.has(kind) ? String(kind) : 'unknown'
}

function outcomeOf(answer: Answer): string {
  if (answer.ok) return 'accepted'
  return 'retry' in answer ? 'retry' : answer.refusal.code
}

/** Makes of stores the same stores. Counts how this node keeps up with what others have stored. */
export function createStoreWatch(meter: Meter): (store: CaseStore) => CaseStore {
  const catchUps = meter.counter('catch_ups_total', 'Times the log was read for what other nodes have stored.')
  const entries = meter.counter('entries_read_total', 'Log entries of other nodes that were found that way.')
  const reloads = meter.counter(
    'reloads_total',
    'Times a whole case was loaded: once when its room is opened, later only where the log did not lead to what is stored.',
  )
  const overtaken = meter.counter('overtaken_total', 'Times another node stored first, and commands were decided anew.')

  return (store) => ({
    ...store,
    async load() {
      const state = await store.load()
      reloads.inc()
      return state
    },
    async readNews(after) {
      const news = await store.readNews(after)
      catchUps.inc()
      entries.inc(news.entries.length)
      return news
    },
    async store(state, allDecided) {
      const outcome = await store.store(state, allDecided)
      if (outcome.is === 'behind') overtaken.inc()
      return outcome
    },
  })
}

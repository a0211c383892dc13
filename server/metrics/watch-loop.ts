import { commands } from '#case/commands/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import { isRunning } from '#case/rules/runs.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import { type Meter, secondsSince } from './meter.ts'

const kinds = new Set<unknown>(commands.map(({ kind }) => kind))

/** The same loop, whose commands are counted and timed, and whose state is told. */
export function watchLoop(loop: CaseLoop, meter: Meter): CaseLoop {
  const answered = meter.counter(
    'commands_total',
    'Commands answered, by kind and by outcome: accepted, retry, or the code of the refusal.',
    ['kind', 'outcome'],
  )
  const taken = meter.histogram('command_seconds', 'From the receipt of a command to its answer, by who asks.', [
    'asker',
  ])
  const notices = meter.counter(
    'notices_total',
    'Notices of stored commands that were heard, this node’s own included.',
  )
  let newestHeard = 0
  loop.onHappening(({ isFresh, after }) => {
    // The database may have been set back: what was heard before then counts no more.
    if (isFresh) newestHeard = after.version
  })

  meter.gauge('runs_under_way', 'Whether a run is under way: 1 or 0.', () => (isRunning(loop.state) ? 1 : 0))
  meter.gauge('people_seated', 'People who hold a seat.', () => Object.keys(loop.state.records.LiveCaseTeam).length)
  meter.gauge('case_version', 'The version of the case that this node has come to.', () => loop.state.version)
  meter.gauge('versions_behind', 'Versions that this node has heard of and not come to yet.', () =>
    Math.max(0, newestHeard - loop.state.version),
  )

  return {
    ...loop,
    get state() {
      return loop.state
    },
    async submit(asker, sent, more) {
      const began = performance.now()
      const answer = await loop.submit(asker, sent, more)
      taken.observe({ asker: asker.by }, secondsSince(began))
      answered.inc({ kind: kindOf(sent), outcome: outcomeOf(answer) })
      return answer
    },
    hear(notice) {
      notices.inc()
      newestHeard = notice.version
      loop.hear(notice)
    },
  }
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

import { commands } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import { type Meter, secondsSince } from './meter.ts'

const kinds = new Set<unknown>(commands.map(({ kind }) => kind))

/** Makes of loops the same loops, whose commands are counted and timed. */
export function createLoopWatch(meter: Meter): (loop: CaseLoop) => CaseLoop {
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
      taken.observe({ asker: asker.by }, secondsSince(began))
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

import { randomUUID } from 'node:crypto'
import type { CaseState } from '#case/records/state.ts'
import { pauseNow } from '#case/rules/case-clock.ts'
import { educatorLeadsSince } from '#case/rules/debriefing.ts'
import { forgottenAt } from '#case/rules/forgotten.ts'
import type { Database } from '../store/database.ts'
import type { CaseLoop } from './case-loop.ts'
import type { Heeded } from './present-state.ts'

const RETRY_MS = 5000

/** What it depends on whether anything waits for an educator. */
export const heededByForgotten = ['CaseClock', 'Steering', 'Debriefing', 'Recording'] as const satisfies Heeded

/** What waits for an educator, since when, and what ends it. */
export function waiting(state: CaseState): { kind: string; since: number } | null {
  const pause = pauseNow(state)
  if (pause) return { kind: 'end-forgotten-pause', since: pause.from }
  const since = educatorLeadsSince(state)
  return since === null ? null : { kind: 'end-forgotten-lead', since }
}

/** Ends what no educator is there to end: a pause, or the lead of a debriefing. All times are stored ones, so a restart loses nothing. */
export function keepFromForgotten(
  loop: CaseLoop,
  database: Database,
  room: string,
  onProblem: (error: unknown) => void,
): { close(): void } {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  function schedule(seenAt: number | null = null, atLeastMs = 0): void {
    clearTimeout(timer)
    const forgotten = waiting(loop.state)
    if (!forgotten || isClosed) return
    timer = setTimeout(() => void end(), Math.max(atLeastMs, forgottenAt(forgotten.since, seenAt) - loop.now()))
  }

  async function end(): Promise<void> {
    try {
      const seenAt = await lastSeen(database, room)
      const kind = waiting(loop.state)?.kind
      if (!kind) return
      const command = { kind, id: randomUUID(), run: loop.state.run, seenAt }
      const answer = await loop.submit({ by: 'system' }, command)
      // Accepted, the news of it looks again. Otherwise somebody is there, or another node was faster.
      if (!answer.ok) schedule(seenAt, RETRY_MS)
    } catch (error) {
      onProblem(error)
      schedule(null, RETRY_MS)
    }
  }

  loop.onHappening(() => schedule(), heededByForgotten)
  schedule()
  return {
    close: () => {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** When an educator of the room was last seen, on any node. */
async function lastSeen({ pool }: Database, room: string): Promise<number | null> {
  const { rows } = await pool.query<{ seen: string | null }>(
    'select max(seen_at) as seen from room_educators where room = $1',
    [room],
  )
  const seen = rows[0]?.seen
  return seen == null ? null : Number(seen)
}

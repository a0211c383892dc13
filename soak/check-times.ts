import type { Stored } from './check-history.ts'

/** More than a node that stood still needs to store what it has decided. */
const MOST_MS = 30_000

/** An entry of any room's log, and when it was written by a clock that nobody has set. */
export type Timed = Pick<Stored, 'version' | 'at'> & { readonly room: string; readonly storedAt: number }

/** The times in the logs go as time does, on whichever node, whatever clock was set meanwhile. */
export function checkTimes(entries: readonly Timed[]): string[] {
  const aheadOf = ({ at, storedAt }: Timed) => at - storedAt
  const [first] = entries
  return entries.flatMap((entry) => {
    const ahead = aheadOf(entry) - aheadOf(first ?? entry)
    if (Math.abs(ahead) <= MOST_MS) return []
    return `version ${entry.version} of ${entry.room}: its time is ${Math.round(ahead / 1000)} s from that of the first`
  })
}

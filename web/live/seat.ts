import type { RoleId } from '#case/roles.ts'
import type { TeamSeat } from '#case/views/team.ts'
import type { View } from '#case/views/view.ts'
import type { Held } from './held.ts'

export const seatIn = (view: View, uid: string): TeamSeat | null =>
  view.team.find((member) => member.uid === uid) ?? null

/** What to tell somebody whose seat is gone. Null: nothing to tell. */
export function lostSeat(before: Held | null, after: Held, uid: string, roleBefore: RoleId | null): string | null {
  const hadSeat = before ? seatIn(before.view, uid) !== null : roleBefore !== null
  if (!hadSeat || seatIn(after.view, uid)) return null

  const isSameRun = before === null || before.run === after.run
  return isSameRun && after.view.isRunning ? 'Your seat was freed.' : 'The Provider ended the case.'
}

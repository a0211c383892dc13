import type { TeamSeat } from '#case/views/team.ts'
import { useView } from './live-store.ts'
import { seatIn } from './seat.ts'
import { useStoredUser } from './stored-user.ts'

/** One's own seat. Null: none. Undefined: the server has not told yet. */
export function useSeat(): TeamSeat | null | undefined {
  const uid = useStoredUser()?.uid
  return useView((view) => (uid ? seatIn(view, uid) : null))
}

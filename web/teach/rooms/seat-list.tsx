import type { LedRoom } from '#case/rooms.ts'
import { roles } from '../../base/roles/roles.ts'
import { PresenceDot, presenceText } from '../../hands/team/presence.tsx'
import { type SeatLine, seatLines, withoutSeat } from './room-text.ts'

/** Who sits where and how far they are, and who else is there. */
export function SeatList({ room }: { room: LedRoom }) {
  return (
    <>
      <ul className="space-y-2">
        {seatLines(room).map((line, role) => (
          <SeatRow key={roles[role as 0 | 1 | 2].id} role={role as 0 | 1 | 2} line={line} isRunning={room.isRunning} />
        ))}
      </ul>
      <Others room={room} />
    </>
  )
}

function SeatRow({ role, line: { seat, holder }, isRunning }: { role: 0 | 1 | 2; line: SeatLine; isRunning: boolean }) {
  const { label } = roles[role]
  return (
    <li data-role={role} className="flex items-center gap-3 rounded-xl border border-line bg-wash px-3.5 py-2">
      <span className="w-18 shrink-0 font-semibold text-(--role)">{label}</span>
      {holder ? (
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2">
            <PresenceDot isPresent={holder.isPresent} standIn={seat?.standIn ?? null} />
            <span className="wrap-anywhere font-medium leading-tight">{holder.name}</span>
            {!holder.isPresent && <span className="text-away text-sm">{presenceText(holder)}</span>}
          </span>
          {seat && isRunning && <span className="block text-ink-soft text-sm leading-snug">{seat.title}</span>}
        </span>
      ) : (
        <span className="text-ink-soft">Seat free</span>
      )}
    </li>
  )
}

function Others({ room }: { room: LedRoom }) {
  const others = withoutSeat(room)
  if (others.length === 0) return null
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">Without a seat: {others.map(({ name }) => name).join(', ')}</p>
  )
}

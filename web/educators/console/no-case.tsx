import { QrCode, Users } from 'lucide-react'
import type { LedRoom } from '#case/rooms.ts'
import { roles } from '../../roles/roles.ts'
import { PresenceDot } from '../../team/presence.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { seatLines, waitsForEducator, withoutSeat } from '../rooms/room-text.ts'

/** Before the case: who is there, and what it waits for. */
export function NoCase({ room, onSeats }: { room: LedRoom; onSeats: () => void }) {
  const others = withoutSeat(room)
  return (
    <main id="main" className="mx-auto w-full max-w-2xl space-y-5 p-6 pt-12">
      <h2 className="text-balance text-center font-bold text-title">The case has not begun</h2>
      <p className="text-center text-ink-soft leading-relaxed">{waitsForEducator(room).join(' ')}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper shadow-sheet">
        {seatLines(room).map(({ seat, holder }, role) => (
          <li key={roles[role as 0 | 1 | 2].id} data-role={role} className="flex min-h-14 items-center gap-3 px-5 py-2">
            <span className="w-20 shrink-0 font-semibold text-(--role)">{roles[role as 0 | 1 | 2].label}</span>
            {holder ? (
              <span className="flex min-w-0 items-center gap-2">
                <PresenceDot isPresent={holder.isPresent} standIn={seat?.standIn ?? null} />
                <span className="wrap-anywhere font-medium">{holder.name}</span>
              </span>
            ) : (
              <span className="text-ink-soft">Seat free</span>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className="wrap-anywhere text-ink-soft">Without a seat: {others.map(({ name }) => name).join(', ')}</p>
      )}
      <div className="grid grid-cols-2 gap-2.5">
        <ButtonLink to={`/rooms/${room.id}/code`} target="_blank">
          <QrCode aria-hidden size={18} /> Show code
        </ButtonLink>
        <Button look="quiet" onClick={onSeats}>
          <Users aria-hidden size={18} /> Seats
        </Button>
      </div>
    </main>
  )
}

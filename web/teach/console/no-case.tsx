import { QrCode, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { PresenceDot } from '../../hands/team/presence.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { seatLines, waitsForEducator, withoutSeat } from '../rooms/room-text.ts'
import type { Gone } from './connection/console-socket.ts'

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

const farewells: { readonly [W in Gone]: { readonly title: string; readonly text: string } } = {
  ended: {
    title: 'This room has ended',
    text: 'Nobody is in it any more. If it keeps its runs, they are in the archive.',
  },
  'not-yours': {
    title: 'This room is not one of yours',
    text: 'It may have been yours, and is led by another educator now.',
  },
}

const LINK = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4'

/** Why there is no console any more, and where to go. */
export function Farewell({ why }: { why: Gone }) {
  const { title, text } = farewells[why]
  return (
    <main id="main" className="mx-auto my-auto w-full max-w-lg space-y-4 p-6 pb-32 text-center">
      <PageHeading title={title} className="text-balance font-bold text-title" />
      <p className="text-ink-soft leading-relaxed">{text}</p>
      <p className="flex justify-center gap-6">
        <Link to="/rooms" className={LINK}>
          Your rooms
        </Link>
        <Link to="/archive" className={LINK}>
          Archive
        </Link>
      </p>
    </main>
  )
}

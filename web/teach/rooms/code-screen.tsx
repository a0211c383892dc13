import { ArrowLeft, Copy } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { useStoredUser } from '../../base/live/stored-user.ts'
import { roles } from '../../base/roles/roles.ts'
import { Loading } from '../../base/ui/loading.tsx'
import { PresenceDot } from '../../hands/team/presence.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { copyLink } from '../../play/notices/copy-link.ts'
import { joinAddress, joinLink, qrPicture } from './join-link.ts'
import { OwnComputerNote } from './own-computer-note.tsx'
import { isOwnComputer, seatLines, spokenCode } from './room-text.ts'
import { openRooms, useRooms } from './rooms-store.ts'

/** For a projector: how to come into a room, large, and the seats as they fill. */
export function CodeScreen() {
  const { room: id } = useParams()
  const uid = useStoredUser()?.uid
  const rooms = useRooms((state) => state.rooms)
  const address = useRooms((state) => state.address)
  const isOffline = useRooms((state) => state.isOffline)
  useEffect(() => (uid ? openRooms(id) : undefined), [uid, id])
  const room = rooms?.find((one) => one.id === id)

  if (!uid) return <Navigate to="/login" replace />
  if (rooms && !room) return <Navigate to="/rooms" replace />
  return (
    <main id="main" className="on-night flex min-h-dvh flex-col bg-night p-5 text-white column:p-10">
      <p className="flex items-center justify-between gap-4">
        <Link to="/rooms" className="inline-flex min-h-11 items-center gap-2 text-night-soft hover:text-white">
          <ArrowLeft aria-hidden size={20} /> Your rooms
        </Link>
        <span role="status">{isOffline && 'No connection. It goes on by itself.'}</span>
      </p>
      {room ? <Code room={room} address={address} /> : <Loading text="Looking for your room" />}
    </main>
  )
}

function Code({ room, address }: { room: LedRoom; address: string }) {
  const link = joinLink(address, room)
  const picture = useMemo(() => qrPicture(link), [link])
  return (
    <div className="mx-auto my-auto grid w-full max-w-7xl items-center gap-8 py-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
      <img
        src={picture}
        alt={`QR code that leads to ${joinAddress(address, room)}`}
        className="mx-auto aspect-square w-full max-w-[min(70vh,40rem)] rounded-3xl bg-white p-3"
      />
      <div className="min-w-0">
        <PageHeading title={room.name} className="wrap-anywhere font-bold text-display" />
        <p className="mt-4 text-night-soft text-xl lg:text-3xl">
          Scan the code, or go to <span className="wrap-anywhere font-semibold text-white">{address}/join</span> and
          type
        </p>
        <p className="mt-4 whitespace-nowrap font-bold font-mono text-[clamp(3rem,9vw,9rem)] leading-none tracking-wider">
          {spokenCode(room.code)}
        </p>
        <button
          type="button"
          onClick={() => void copyLink(link)}
          className="mt-4 -ml-3 inline-flex min-h-11 items-center gap-2 rounded-xl px-3 font-semibold text-night-soft hover:bg-night-raised hover:text-white"
        >
          <Copy aria-hidden size={18} /> Copy link
        </button>
        {isOwnComputer(address) && (
          <div role="note" className="mt-6 max-w-2xl rounded-2xl bg-night-raised px-5 py-4 leading-relaxed lg:text-xl">
            <OwnComputerNote />
          </div>
        )}
        <ul className="mt-8 grid gap-3 column:grid-cols-3">
          {seatLines(room).map(({ seat, holder }, role) => (
            <li key={roles[role as 0 | 1 | 2].id} className="rounded-2xl bg-night-raised px-5 py-4">
              <p className="text-night-soft">{roles[role as 0 | 1 | 2].label}</p>
              <p className="wrap-anywhere flex items-center gap-2 font-semibold text-lg leading-tight lg:text-2xl">
                {holder ? (
                  <>
                    <PresenceDot isPresent={holder.isPresent} standIn={seat?.standIn ?? null} /> {holder.name}
                  </>
                ) : (
                  'Free'
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

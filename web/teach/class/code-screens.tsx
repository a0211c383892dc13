import { ArrowLeft, Copy, Printer } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { renderSVG } from 'uqr'
import type { LedRoom } from '#case/rooms.ts'
import { useStoredUser } from '../../base/live/stored-user.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Loading } from '../../base/ui/loading.tsx'
import { PresenceDot } from '../../hands/team/presence.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { copyLink } from '../../play/notices/copy-link.ts'
import { isOwnComputer, seatLines, spokenCode } from '../rooms/room-text.ts'
import { openRooms, useRooms } from '../rooms/rooms-store.ts'

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

/** On paper: how to come into each room, to be cut apart and laid on the teams' tables. */
export function CodesScreen() {
  const rooms = useRooms((state) => state.rooms)
  const address = useRooms((state) => state.address)
  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <div className="mr-auto">
          <PageHeading title="Codes of your rooms" className="font-bold text-title" />
          <p className="mt-1 text-ink-soft">Ten to a page of A4 or Letter, to cut apart.</p>
        </div>
        <ButtonLink to="/rooms" look="quiet">
          Your rooms
        </ButtonLink>
        <Button disabled={!rooms?.length} onClick={() => window.print()}>
          <Printer aria-hidden size={18} /> Print
        </Button>
      </div>
      {rooms === null && <Loading text="Looking for your rooms" />}
      {rooms?.length === 0 && <p className="print:hidden">You have no room open, so there is no code to print.</p>}
      {rooms && rooms.length > 0 && isOwnComputer(address) && (
        <div role="note" className="mb-5 print:hidden">
          <Callout look="wait">
            <OwnComputerNote />
          </Callout>
        </div>
      )}
      <ul aria-label="Codes" className="-m-1.5 print:m-0">
        {rooms?.map((room) => (
          <CodeLabel key={room.id} room={room} address={address} />
        ))}
      </ul>
    </>
  )
}

/** In a line with its neighbour: a page breaks between lines and never in one. */
function CodeLabel({ room, address }: { room: LedRoom; address: string }) {
  const link = joinLink(address, room)
  const picture = useMemo(() => qrPicture(link), [link])
  return (
    <li className="inline-block w-full p-1.5 align-top md:w-1/2 print:w-1/2 print:p-0">
      <div className="flex h-[50mm] items-center gap-4 overflow-hidden rounded-card border border-line-strong border-dashed bg-paper p-[5mm] print:rounded-none">
        <img
          src={picture}
          alt={`QR code that leads to ${joinAddress(address, room)}`}
          className="size-[40mm] shrink-0"
        />
        <div className="min-w-0">
          <h2 className="wrap-anywhere line-clamp-3 font-bold text-lg leading-tight print:text-[13pt]">{room.name}</h2>
          <p className="mt-2 whitespace-nowrap font-bold font-mono text-2xl tracking-wider print:text-[20pt]">
            {spokenCode(room.code)}
          </p>
          <p className="wrap-anywhere mt-2 text-sm leading-snug print:text-[10pt]">
            Scan, or go to{' '}
            <span className="font-semibold">
              {address}
              <wbr />
              /join
            </span>
          </p>
        </div>
      </div>
    </li>
  )
}

type Way = Pick<LedRoom, 'code' | 'linkKey'>

/** Where people come in, as it is read aloud. */
const joinAddress = (address: string, { code }: Way): string => `${address}/join/${code}`

/** The same with its key. Behind the #: no log and no other site learns of it. */
const joinLink = (address: string, room: Way): string => `${joinAddress(address, room)}#${room.linkKey}`

/** The address of a picture that a phone's camera reads as this link. */
const qrPicture = (link: string): string => `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`

/** Why phones cannot join by an address of the computer itself, and what to do about it. */
const OwnComputerNote = () => (
  <p>
    Only this computer can open this address: a phone would look for the trainer in itself. So that phones of the same
    network can join, end the trainer and start it with{' '}
    <code className="whitespace-nowrap font-semibold">npm start -- --lan</code>.
  </p>
)

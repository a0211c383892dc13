import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import type { LedRoom } from '#case/rooms.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Loading } from '../../base/ui/loading.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { joinAddress, joinLink, qrPicture } from '../rooms/join-link.ts'
import { OwnComputerNote } from '../rooms/own-computer-note.tsx'
import { isOwnComputer, spokenCode } from '../rooms/room-text.ts'
import { useRooms } from '../rooms/rooms-store.ts'

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

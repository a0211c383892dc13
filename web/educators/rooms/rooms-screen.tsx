import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../layout/page-heading.tsx'
import { Button } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { NewRoomDialog } from './new-room-dialog.tsx'
import { RoomCard } from './room-card.tsx'
import { useRooms } from './rooms-store.ts'

/** All rooms of an educator, as they are now. */
export function RoomsScreen() {
  const rooms = useRooms((state) => state.rooms)
  const [isOpening, setIsOpening] = useState(false)

  return (
    <>
      <div className="mt-2 mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <PageHeading title="Your rooms" className="font-bold text-title" />
          <p className="mt-1 max-w-2xl text-ink-soft leading-relaxed">
            A room for each team. Show its code, and people join on their phones without an account. Who logs in without
            a code is in{' '}
            <Link to="/select-role" className="text-action underline underline-offset-4">
              the open room
            </Link>
            .
          </p>
        </div>
        <Button onClick={() => setIsOpening(true)}>
          <Plus aria-hidden size={20} /> New room
        </Button>
      </div>
      {rooms === null && <Loading text="Looking for your rooms" />}
      {rooms?.length === 0 && (
        <div className="rounded-card border border-line-strong border-dashed bg-paper p-8 text-center">
          <p className="font-semibold text-lg">You have no room open.</p>
          <p className="mx-auto mt-1 max-w-md text-ink-soft leading-relaxed">
            Open one for each team that trains today. You can open several at once.
          </p>
          <Button className="mt-5" onClick={() => setIsOpening(true)}>
            <Plus aria-hidden size={20} /> New room
          </Button>
        </div>
      )}
      <ul className="grid items-start gap-5 lg:grid-cols-2">
        {rooms?.map((room) => (
          <li key={room.id}>
            <RoomCard room={room} />
          </li>
        ))}
      </ul>
      {isOpening && <NewRoomDialog onClose={() => setIsOpening(false)} />}
    </>
  )
}

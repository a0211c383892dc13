import { LayoutGrid, List, Plus, Printer } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { createKeptStore } from '../../base/live/device-storage.ts'
import { Button, ButtonLink } from '../../base/ui/button.tsx'
import { Loading } from '../../base/ui/loading.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { NewRoomDialog } from '../rooms/new-room-dialog.tsx'
import { RoomCard } from '../rooms/room-card.tsx'
import { useRooms } from '../rooms/rooms-store.ts'
import { ClassList } from './class-list.tsx'
import { ClassToolbar } from './class-toolbar.tsx'

const SLIM = 'min-h-11! px-3! py-1.5!'

/** All rooms of an educator, as they are now. */
export function RoomsScreen() {
  const rooms = useRooms((state) => state.rooms)
  const [isOpening, setIsOpening] = useState(false)
  const look = useRoomsLook(rooms?.length ?? 0)
  const isSeveral = rooms !== null && rooms.length > 1

  return (
    <>
      <div className="mt-2 mb-4 flex flex-wrap items-center gap-2">
        <PageHeading title="Your rooms" className="mr-auto pr-4 font-bold text-title" />
        <Button className={SLIM} onClick={() => setIsOpening(true)}>
          <Plus aria-hidden size={20} /> New room
        </Button>
        {isSeveral && <ClassToolbar rooms={rooms} />}
        {isSeveral && (
          <ButtonLink to="/rooms/codes" look="quiet" className={SLIM}>
            <Printer aria-hidden size={18} /> All codes
          </ButtonLink>
        )}
        {isSeveral && <LookSwitch look={look} />}
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
      {isSeveral && look === 'list' ? (
        <ClassList rooms={rooms} />
      ) : (
        <ul className="grid items-start gap-5 lg:grid-cols-2">
          {rooms?.map((room) => (
            <li key={room.id}>
              <RoomCard room={room} />
            </li>
          ))}
        </ul>
      )}
      {rooms !== null && <AboutRooms />}
      {isOpening && <NewRoomDialog onClose={() => setIsOpening(false)} />}
    </>
  )
}

const AboutRooms = () => (
  <p className="mt-6 max-w-2xl text-ink-soft text-sm leading-relaxed">
    A room for each team. Show its code, and people join on their phones without an account. Who logs in without a code
    is in{' '}
    <Link to="/select-role" className="text-action underline underline-offset-4">
      the open room
    </Link>
    .
  </p>
)

const choices = [
  { look: 'cards', name: 'Cards', icon: LayoutGrid },
  { look: 'list', name: 'List', icon: List },
] as const

/** Rooms one by one, or a class in rows. This device remembers it. */
function LookSwitch({ look }: { look: Look }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields
    <div role="group" aria-label="Show rooms as" className="flex gap-1 rounded-xl border border-line bg-paper p-0.5">
      {choices.map(({ look: one, name, icon: Icon }) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === look}
          onClick={() => chooseLook(one)}
          className="inline-flex min-h-10 items-center gap-1.5 rounded-lg px-2.5 font-semibold text-ink-soft text-sm hover:text-ink aria-pressed:bg-surface aria-pressed:text-action"
        >
          <Icon aria-hidden size={18} /> {name}
        </button>
      ))}
    </div>
  )
}

const looks = ['cards', 'list'] as const
type Look = (typeof looks)[number]

/** So many rooms are looked at one by one. */
const MOST_CARDS = 3

/** What was chosen on this device; null: nothing yet. */
const chosen = createKeptStore<Look | null>('rooms-look', (text) => looks.find((look) => look === text) ?? null)

const chooseLook = (look: Look): void => chosen.set(look)

/** How so many rooms are shown, where nobody has chosen. */
const useRoomsLook = (count: number): Look =>
  useSyncExternalStore(chosen.subscribe, chosen.get) ?? (count > MOST_CARDS ? 'list' : 'cards')

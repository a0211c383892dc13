import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useStoredUser } from '../../live/stored-user.ts'
import { Loading } from '../../ui/loading.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { openRooms } from '../rooms/rooms-store.ts'
import { PhoneConsole } from './phone-console.tsx'
import { openConsole, useConsole } from './told/console-store.ts'
import { useIsWide } from './told/use-width.ts'
import { useRoomByCode } from './use-room.ts'
import { WideConsole } from './wide-console.tsx'

/** One room and all that its educator may see and do. */
export function ConsoleScreen() {
  const { code = '' } = useParams()
  const user = useStoredUser()
  const uid = user?.uid
  useEffect(() => (uid ? openRooms() : undefined), [uid])
  const room = useRoomByCode(code)

  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <SkipLink />
      {room === undefined && <Loading text="Looking for your room" />}
      {room === null && <Gone why="ended" />}
      {room && <Opened key={room.id} room={room} uid={user.uid} />}
    </div>
  )
}

function Opened({ room, uid }: { room: LedRoom; uid: string }) {
  useEffect(() => openConsole(room.id), [room.id])
  const told = useConsole((state) => state.told)
  const gone = useConsole((state) => state.gone)
  const isRoomy = useIsWide(768)

  if (gone) return <Gone why={gone} />
  if (!told) return <Loading text="Looking at the room" />
  return isRoomy ? (
    <WideConsole room={room} told={told} uid={uid} />
  ) : (
    <PhoneConsole room={room} told={told} uid={uid} />
  )
}

const farewells: { readonly [W in 'ended' | 'not-yours']: { readonly title: string; readonly text: ReactNode } } = {
  ended: {
    title: 'This room has ended',
    text: 'Nobody is in it any more. If it keeps its runs, they are in the archive.',
  },
  'not-yours': { title: 'This room is not yours any more', text: 'Another educator leads it now.' },
}

const LINK = 'font-semibold text-action underline underline-offset-4'

function Gone({ why }: { why: 'ended' | 'not-yours' }) {
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

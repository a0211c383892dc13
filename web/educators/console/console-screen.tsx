import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useStoredUser } from '../../live/stored-user.ts'
import { Loading } from '../../ui/loading.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { openRooms } from '../rooms/rooms-store.ts'
import { Farewell } from './farewell.tsx'
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
      {room === undefined && <Opening />}
      {room === null && <Farewell why="ended" />}
      {room && <Opened key={room.id} room={room} uid={user.uid} />}
    </div>
  )
}

function Opened({ room, uid }: { room: LedRoom; uid: string }) {
  useEffect(() => openConsole(room.id), [room.id])
  const told = useConsole((state) => state.told)
  const gone = useConsole((state) => state.gone)
  const isRoomy = useIsWide(768)

  if (gone) return <Farewell why={gone} />
  if (!told) return <Opening />
  return isRoomy ? (
    <WideConsole room={room} told={told} uid={uid} />
  ) : (
    <PhoneConsole room={room} told={told} uid={uid} />
  )
}

function Opening() {
  return (
    <main id="main">
      <PageHeading title="Console" className="sr-only" />
      <Loading text="Looking for your room" />
    </main>
  )
}

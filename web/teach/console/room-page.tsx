import { type ReactNode, useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import { useStoredUser } from '../../base/live/stored-user.ts'
import { Loading } from '../../base/ui/loading.tsx'
import { SkipLink } from '../../base/ui/skip-link.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { openConsole, useConsole } from './connection/console-store.ts'
import { Farewell } from './no-case.tsx'
import { useOpenRoom } from './use-room.ts'

interface RoomPageProps {
  /** While it opens. */
  readonly title: string
  readonly children: (shown: { room: LedRoom; told: ConsoleTold; uid: string }) => ReactNode
}

/** A page of who teaches about the room whose code stands in the address, with what is told of it live. */
export function RoomPage({ title, children }: RoomPageProps) {
  const { code = '' } = useParams()
  const user = useStoredUser()
  const uid = user?.uid
  const room = useOpenRoom(uid, code)

  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />
  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-paper">
      <SkipLink />
      {room === undefined && <Opening title={title} />}
      {room === null && <Farewell why="ended" />}
      {room && (
        <Opened key={room.id} title={title} room={room}>
          {(told) => children({ room, told, uid: user.uid })}
        </Opened>
      )}
    </div>
  )
}

interface OpenedProps {
  readonly title: string
  readonly room: LedRoom
  readonly children: (told: ConsoleTold) => ReactNode
}

function Opened({ title, room, children }: OpenedProps) {
  useEffect(() => openConsole(room.id), [room.id])
  const told = useConsole((state) => state.told)
  const gone = useConsole((state) => state.gone)

  if (gone) return <Farewell why={gone} />
  return told ? children(told) : <Opening title={title} />
}

function Opening({ title }: { title: string }) {
  return (
    <main id="main">
      <PageHeading title={title} className="sr-only" />
      <Loading text="Looking for your room" />
    </main>
  )
}

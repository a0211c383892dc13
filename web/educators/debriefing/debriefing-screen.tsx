import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import { LedDebriefing } from '../../debriefing/led-debriefing.tsx'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useStoredUser } from '../../live/stored-user.ts'
import { ScreenOf } from '../../routes/screen-of.tsx'
import { AnyScreen } from '../../steps/any-screen.ts'
import { Callout } from '../../ui/callout.tsx'
import { Loading } from '../../ui/loading.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Farewell } from '../console/farewell.tsx'
import { openConsole, useConsole } from '../console/told/console-store.ts'
import { useRoomByCode } from '../console/use-room.ts'
import { openRooms } from '../rooms/rooms-store.ts'
import { LedTalk } from './led-talk.tsx'
import { RunSection } from './run-section.tsx'

/** The debriefing of a room's run as its educator leads it; before that, the run so far. */
export function EducatorDebriefingScreen() {
  const { code = '' } = useParams()
  const user = useStoredUser()
  const uid = user?.uid
  useEffect(() => (uid ? openRooms() : undefined), [uid])
  const room = useRoomByCode(code)

  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />
  return (
    <div className="flex min-h-dvh flex-col bg-surface print:bg-paper">
      <SkipLink />
      {room === undefined && <Loading text="Looking for your room" />}
      {room === null && <Farewell why="ended" />}
      {room && <Opened key={room.id} room={room} uid={user.uid} />}
    </div>
  )
}

function Opened({ room, uid }: { room: LedRoom; uid: string }) {
  useEffect(() => openConsole(room.id), [room.id])
  const told = useConsole((state) => state.told)
  const gone = useConsole((state) => state.gone)
  const isOffline = useConsole((state) => state.isOffline)

  if (gone) return <Farewell why={gone} />
  if (!told) return <Loading text="Looking for your room" />
  const { view } = told
  return (
    <>
      <Head room={room} isOffline={isOffline} />
      <main
        id="main"
        className="mx-auto w-full max-w-7xl flex-1 space-y-6 px-5 py-5 column:px-8 print:space-y-2 print:p-0"
      >
        <AnyScreen value={ScreenOf}>
          {view.debriefing ? (
            <LedTalk room={room} view={view} talk={view.debriefing} uid={uid} />
          ) : (
            <RunSoFar hasRun={view.isRunning}>
              <LedDebriefing
                source={`/api/rooms/${room.id}`}
                run={view.run}
                room={room.id}
                isLeading={false}
                hasMoments
              />
            </RunSoFar>
          )}
        </AnyScreen>
      </main>
    </>
  )
}

function Head({ room, isOffline }: { room: LedRoom; isOffline: boolean }) {
  return (
    <header className="border-line border-b bg-paper px-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
        <Link
          to={`/rooms/${room.code}/console`}
          className="-ml-2 inline-flex min-h-11 items-center gap-1.5 rounded-xl px-2 text-ink-soft hover:bg-wash hover:text-ink"
        >
          <ArrowLeft aria-hidden size={20} /> Console
        </Link>
        <PageHeading title={`${room.name}: debriefing`} className="wrap-anywhere font-bold text-xl leading-tight" />
        <p role="status" className="text-[#5f3f00]">
          {isOffline && 'No connection. What you see is as it last was; it goes on by itself.'}
        </p>
      </div>
    </header>
  )
}

function RunSoFar({ hasRun, children }: { hasRun: boolean; children: ReactNode }) {
  if (!hasRun) return <Callout>No run has begun in this room. The debriefing comes after one.</Callout>
  return (
    <>
      <Callout>
        The case is still running: this is the run so far, for you alone. The debriefing opens when the handover is
        saved.
      </Callout>
      <RunSection>{children}</RunSection>
    </>
  )
}

import { Maximize } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate, useParams } from 'react-router'
import type { ProjectorTold } from '#case/views/console/messages.ts'
import { useWakeLock } from '../../attention/use-wake-lock.ts'
import { PageHeading } from '../../layout/page-heading.tsx'
import { useStoredUser } from '../../live/stored-user.ts'
import { IconButton } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Farewell } from '../console/farewell.tsx'
import { useOpenRoom } from '../console/use-room.ts'
import { openProjector, useProjector } from './projector-store.ts'
import { RunningWall } from './running-wall.tsx'
import { TalkWall } from './talk-wall.tsx'

/** For a wall that all look at: the case while it runs, without answers and names, and then its debriefing. */
export function ProjectorScreen() {
  const { code = '' } = useParams()
  const user = useStoredUser()
  const room = useOpenRoom(user?.uid, code)
  const id = room?.id
  useEffect(() => (id ? openProjector(id) : undefined), [id])
  const told = useProjector((state) => state.told)
  const gone = useProjector((state) => state.gone)
  useWakeLock(true)

  if (!user) return <Navigate to="/login" replace />
  if (!user.isEducator) return <Navigate to="/select-role" replace />
  if (gone || room === null) return <Farewell why={gone ?? 'ended'} />
  const isTalk = Boolean(told?.view.talk)
  return (
    <main
      id="main"
      className={`flex min-h-dvh flex-col p-4 lg:p-6 ${isTalk ? 'bg-surface' : 'on-night bg-night text-white'}`}
    >
      {told && room ? <Wall told={told} room={room.id} /> : <Opening />}
    </main>
  )
}

const Opening = () => (
  <>
    <PageHeading title="Projector" className="sr-only" />
    <Loading text="Looking for the team" />
  </>
)

function Wall({ told: { view, name }, room }: { told: ProjectorTold; room: string }) {
  const isOffline = useProjector((state) => state.isOffline)
  const { talk } = view
  return (
    <>
      <div className="flex items-center gap-4">
        <PageHeading title={name} className="wrap-anywhere min-w-0 font-bold text-[max(1rem,1.8vw)] leading-tight" />
        <p role="status" className={`ml-auto text-[max(0.875rem,1.1vw)] ${talk ? 'text-ink-soft' : 'text-night-soft'}`}>
          {isOffline && 'No connection. It goes on by itself.'}
        </p>
        <FullScreenButton look={talk ? '' : 'text-night-soft! hover:bg-night-raised! hover:text-white!'} />
      </div>
      {talk ? <TalkWall talk={talk} run={view.run} room={room} /> : <RunningWall view={view} />}
    </>
  )
}

/** Browsers on phones have none. */
function FullScreenButton({ look }: { look: string }) {
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      label="Full screen"
      className={look}
      onClick={() =>
        void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
      }
    >
      <Maximize aria-hidden size={22} />
    </IconButton>
  )
}

import { Maximize } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Navigate, useParams } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import type { ProjectorTold } from '#case/views/console/console-messages.ts'
import { hearTime } from '../../base/live/server-clock.ts'
import { createStore } from '../../base/live/store.ts'
import { useStoredUser } from '../../base/live/stored-user.ts'
import { useStoryTitle } from '../../base/live/stories.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { Loading } from '../../base/ui/loading.tsx'
import { useWakeLock } from '../../hands/attention/use-wake-lock.ts'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { type Gone, openConsoleSocket } from '../console/connection/console-socket.ts'
import { Farewell } from '../console/no-case.tsx'
import { useOpenRoom } from '../console/use-room.ts'
import { RunningWall, TalkWall } from './walls.tsx'

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
      {told && room ? <Wall told={told} room={room} /> : <Opening />}
    </main>
  )
}

const Opening = () => (
  <>
    <PageHeading title="Projector" className="sr-only" />
    <Loading text="Looking for the team" />
  </>
)

function Wall({ told: { view, name }, room }: { told: ProjectorTold; room: LedRoom }) {
  const story = useStoryTitle(room.story)
  const isOffline = useProjector((state) => state.isOffline)
  const { talk } = view
  return (
    <>
      <div className="flex items-center gap-4">
        <PageHeading title={name} className="wrap-anywhere min-w-0 font-bold text-[max(1rem,1.8vw)] leading-tight" />
        {story && <p className={`text-[max(0.875rem,1.1vw)] ${talk ? 'text-ink-soft' : 'text-night-soft'}`}>{story}</p>}
        <p role="status" className={`ml-auto text-[max(0.875rem,1.1vw)] ${talk ? 'text-ink-soft' : 'text-night-soft'}`}>
          {isOffline && 'No connection. It goes on by itself.'}
        </p>
        <FullScreenButton look={talk ? '' : 'text-night-soft! hover:bg-night-raised! hover:text-white!'} />
      </div>
      {talk ? <TalkWall talk={talk} run={view.run} room={room.id} /> : <RunningWall view={view} />}
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

interface ProjectorState {
  /** Null until the server has told. */
  readonly told: ProjectorTold | null
  readonly isOffline: boolean
  readonly gone: Gone | null
}

const nothingYet: ProjectorState = { told: null, isOffline: false, gone: null }
const store = createStore<ProjectorState>(nothingYet)
const patch = (some: Partial<ProjectorState>) => store.set({ ...store.get(), ...some })

/** Hears what everybody in a room may look at together, until it is closed. */
function openProjector(room: string): () => void {
  const close = openConsoleSocket(
    { room, part: 'projector' },
    {
      listen(socket) {
        socket.on('projector', (told) => {
          hearTime(told.now)
          patch({ told, isOffline: false, gone: null })
        })
      },
      onOffline: () => patch({ isOffline: true }),
      onGone: (gone) => patch({ gone }),
    },
  )
  return () => {
    close()
    store.set(nothingYet)
  }
}

const useProjector = <T,>(select: (state: ProjectorState) => T): T =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))

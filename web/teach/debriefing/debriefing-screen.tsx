import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleView } from '#case/views/console/console.ts'
import { useStoryTitle } from '../../base/live/stories.ts'
import { Callout } from '../../base/ui/callout.tsx'
import { AnyScreen } from '../../hands/steps/any-screen.ts'
import { DebriefingTogether } from '../../look-back/debriefing/debriefing-together.tsx'
import { TimeLineSection } from '../../look-back/debriefing/time-line-section.tsx'
import { PageHeading } from '../../play/layout/page-heading.tsx'
import { ScreenOf } from '../../play/routes/screen-of.tsx'
import { useConsole } from '../console/connection/console-store.ts'
import { RoomPage } from '../console/room-page.tsx'
import { EducatorDebriefing } from './educator-debriefing.tsx'

/** The debriefing of a room's run as its educator leads it; before that, the run so far. */
export const EducatorDebriefingScreen = () => (
  <RoomPage title="Debriefing">
    {({ room, told, uid }) => (
      <>
        <Head room={room} />
        <main
          id="main"
          className="mx-auto w-full max-w-7xl flex-1 space-y-6 px-5 py-5 column:px-8 print:space-y-2 print:p-0"
        >
          <AnyScreen value={ScreenOf}>
            {told.view.debriefing ? (
              <EducatorDebriefing room={room} told={told} talk={told.view.debriefing} uid={uid} />
            ) : (
              <RunSoFar room={room} view={told.view} />
            )}
          </AnyScreen>
        </main>
      </>
    )}
  </RoomPage>
)

function Head({ room }: { room: LedRoom }) {
  const isOffline = useConsole((state) => state.isOffline)
  const story = useStoryTitle(room.story)
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
        {story && <p className="text-ink-soft">{story}</p>}
        <p role="status" className="text-[#5f3f00]">
          {isOffline && 'No connection. What you see is as it last was; it goes on by itself.'}
        </p>
      </div>
    </header>
  )
}

function RunSoFar({ room, view: { isRunning, run } }: { room: LedRoom; view: ConsoleView }) {
  if (!isRunning) return <Callout>No run has begun in this room. The debriefing comes after one.</Callout>
  return (
    <>
      <Callout>
        The case is still running: this is the run so far, for you alone. The debriefing opens when the handover is
        saved.
      </Callout>
      <TimeLineSection>
        <DebriefingTogether source={`/api/rooms/${room.id}`} run={run} room={room.id} isLeading={false} hasMoments />
      </TimeLineSection>
    </>
  )
}

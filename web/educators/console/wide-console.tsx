import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { Callout } from '../../ui/callout.tsx'
import { ConsoleDialogs } from './console-dialogs.tsx'
import { ConsoleHead, PauseBand, ReportBand, SteeringBand } from './console-head.tsx'
import { NoCase } from './no-case.tsx'
import { OpenEvents } from './open-events.tsx'
import { RunningCase } from './running-case.tsx'
import { Toolbar } from './toolbar.tsx'
import { useSteering } from './use-steering.ts'

interface WideConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** For a laptop or a desk, at one glance: the newborn, the three people, what is right, what happened, and all that can be done. */
export function WideConsole({ room, told, uid }: WideConsoleProps) {
  const { view } = told
  const steering = useSteering(room, told, uid)
  const { send, isOff, isOffline, open } = steering

  return (
    <div className="console-page">
      <header className="stuck-header z-10 border-line border-b bg-paper px-4 pt-1 pb-2.5">
        <ConsoleHead room={room} told={told} />
        <Toolbar view={view} isOff={isOff} isOffline={isOffline} onSend={send} onOpen={open} />
        <div className="console-bands">
          <SteeringBand told={told} uid={uid} onTake={() => send({ kind: 'take-steering' })} />
          <PauseBand told={told} />
          <OpenEvents view={view} onOpen={(event) => open({ kind: 'inject', event })} />
          <ReportBand isAtReport={view.isAtReport} room={room} />
          <div role="alert">{steering.problem && <Callout look="alarm">{steering.problem}</Callout>}</div>
        </div>
      </header>
      {view.isRunning ? (
        <RunningCase told={told} steering={steering} />
      ) : (
        <NoCase room={room} onSeats={() => open({ kind: 'people' })} />
      )}
      <ConsoleDialogs room={room} told={told} steering={steering} />
    </div>
  )
}

import { Ear, Flag, Lightbulb, ListChecks, Megaphone, SlidersHorizontal, Users, Zap } from 'lucide-react'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { useIsRoomy } from '../../base/ui/use-media.ts'
import { AskingBack } from '../rooms/asking-back.tsx'
import { ConsoleHead, PauseBand, ReportBand, SteeringBand } from './console-head.tsx'
import { NoCase } from './no-case.tsx'
import { OpenEvents, OpenLoops } from './open-events.tsx'
import { PersonCards } from './persons/person-cards.tsx'
import { RoomPage } from './room-page.tsx'
import { RunningCase } from './running-case.tsx'
import { ConsoleDialogs, useSteering } from './steering.tsx'
import { PauseButton, Toolbar } from './toolbar.tsx'

/** One room and all that its educator may see and do. */
export function ConsoleScreen() {
  const isRoomy = useIsRoomy()
  return (
    <RoomPage title="Console">
      {(shown) => (isRoomy ? <WideConsole {...shown} /> : <PhoneConsole {...shown} />)}
    </RoomPage>
  )
}

interface PhoneConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** In the hand of who walks among the team: who is where and does what, and all that is said or let happen from there. */
function PhoneConsole({ room, told, uid }: PhoneConsoleProps) {
  const steering = useSteering(room, told, uid)
  const { send, isOff, problem, open } = steering
  const { view } = told
  return (
    <>
      <header className="border-line border-b bg-paper px-4 pt-1 pb-3">
        <ConsoleHead room={room} told={told} />
        <div className="console-bands">
          <SteeringBand told={told} uid={uid} onTake={() => send({ kind: 'take-steering' })} />
          <PauseBand told={told} />
          <AskingBack room={room} />
          <OpenEvents view={view} onOpen={(event) => open({ kind: 'inject', event })} onTakeBack={steering.takeBack} />
          <OpenLoops view={view} onOpen={() => open({ kind: 'orders' })} />
          <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
        </div>
      </header>
      <main id="main" className="flex flex-1 flex-col gap-3 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <section aria-label="Who is where" className="space-y-3">
          <PersonCards
            told={told}
            onAct={isOff ? null : (roleId) => send({ kind: 'act-for-seat', roleId })}
            onLook={(first) => open({ kind: 'screens', first })}
          />
        </section>
        <p className="text-ink-soft text-sm">On a wider screen you also see the newborn, what is right and the log.</p>
        <PhoneTools view={view} steering={steering} />
      </main>
      <ConsoleDialogs room={room} told={told} steering={steering} />
    </>
  )
}

interface PhoneToolsProps {
  readonly view: ConsoleTold['view']
  readonly steering: ReturnType<typeof useSteering>
}

function PhoneTools({ view, steering: { send, isOff, isOffline, open } }: PhoneToolsProps) {
  const isOver = isOff || !view.isRunning
  return (
    <div className="sticky bottom-0 -mx-3 mt-auto grid grid-cols-4 gap-2 border-line border-t bg-surface px-3 pt-2 pb-1">
      <div className="col-span-4 grid *:min-h-13!">
        <PauseButton view={view} isOff={isOver} onSend={send} />
      </div>
      <Button look="quiet" className={TOOL} disabled={isOver} onClick={() => open({ kind: 'prompt', to: null })}>
        <Lightbulb aria-hidden size={20} /> Prompt
      </Button>
      <Button look="quiet" className={TOOL} disabled={isOver} onClick={() => open({ kind: 'speak' })}>
        <Megaphone aria-hidden size={20} /> Speak
      </Button>
      <Button look="quiet" className={TOOL} disabled={isOver} onClick={() => open({ kind: 'inject', event: null })}>
        <Zap aria-hidden size={20} /> Inject
      </Button>
      <Button
        look="quiet"
        className={TOOL}
        disabled={isOffline || !view.isRunning}
        onClick={() => open({ kind: 'flag' })}
      >
        <Flag aria-hidden size={20} /> Flag
      </Button>
      <Button
        look="quiet"
        className={TOOL}
        disabled={isOffline || !view.isRunning}
        onClick={() => open({ kind: 'checklist' })}
      >
        <ListChecks aria-hidden size={20} /> Checklist
      </Button>
      <Button look="quiet" className={TOOL} disabled={isOver} onClick={() => open({ kind: 'hands' })}>
        <SlidersHorizontal aria-hidden size={20} /> Monitor
      </Button>
      <Button look="quiet" className={TOOL} onClick={() => open({ kind: 'people' })}>
        <Users aria-hidden size={20} /> Seats
      </Button>
      {view.orders && (
        <Button look="quiet" className={TOOL} onClick={() => open({ kind: 'orders' })}>
          <Ear aria-hidden size={20} /> Orders
        </Button>
      )}
    </div>
  )
}

const TOOL = 'flex-col gap-0.5! px-1! py-1.5! text-sm leading-tight'

interface WideConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** For a laptop or a desk, at one glance: the newborn, the three people, what is right, what happened, and all that can be done. */
function WideConsole({ room, told, uid }: WideConsoleProps) {
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
          <AskingBack room={room} />
          <OpenEvents view={view} onOpen={(event) => open({ kind: 'inject', event })} onTakeBack={steering.takeBack} />
          <OpenLoops view={view} onOpen={() => open({ kind: 'orders' })} />
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

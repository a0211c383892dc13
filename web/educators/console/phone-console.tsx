import { Flag, Lightbulb, ListChecks, Megaphone, Users, Zap } from 'lucide-react'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ConsoleDialogs } from './console-dialogs.tsx'
import { ConsoleHead, PauseBand, SteeringBand } from './console-head.tsx'
import { OpenEvents } from './open-events.tsx'
import { PersonCards } from './persons/person-cards.tsx'
import { PauseButton } from './toolbar.tsx'
import { useSteering } from './use-steering.ts'

interface PhoneConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** In the hand of who walks among the team: who is where and does what, and all that is said or let happen from there. */
export function PhoneConsole({ room, told, uid }: PhoneConsoleProps) {
  const steering = useSteering(room, told, uid)
  const { send, isOff, isOffline, problem, open } = steering
  const { view } = told
  const isOver = isOff || !view.isRunning
  return (
    <>
      <header className="border-line border-b bg-paper px-4 pt-1 pb-3">
        <ConsoleHead room={room} told={told} />
        <div className="console-bands">
          <SteeringBand told={told} uid={uid} onTake={() => send({ kind: 'take-steering' })} />
          <PauseBand told={told} />
          <OpenEvents view={view} onOpen={(event) => open({ kind: 'inject', event })} />
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
        <div className="sticky bottom-0 -mx-3 mt-auto grid grid-cols-3 gap-2 border-line border-t bg-surface px-3 pt-2 pb-1">
          <div className="col-span-3 grid *:min-h-13!">
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
          <Button look="quiet" className={TOOL} onClick={() => open({ kind: 'people' })}>
            <Users aria-hidden size={20} /> Seats
          </Button>
        </div>
      </main>
      <ConsoleDialogs room={room} told={told} steering={steering} />
    </>
  )
}

const TOOL = 'flex-col gap-0.5! px-1! py-1.5! text-sm leading-tight'

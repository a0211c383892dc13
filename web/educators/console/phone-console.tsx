import { Flag, Lightbulb, ListChecks } from 'lucide-react'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { useServerNow } from '../../live/surroundings.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { PresenceDot } from '../../team/presence.tsx'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ChecklistDialog } from './checklist/checklist-dialog.tsx'
import { ConsoleHead, PauseBand, SteeringBand } from './console-head.tsx'
import { FlagDialog } from './dialogs/flag-dialog.tsx'
import { JudgeDialog } from './dialogs/judge-dialog.tsx'
import { PromptDialog } from './dialogs/prompt-dialog.tsx'
import { seatStanding } from './told/seat-text.ts'
import { PauseButton } from './toolbar.tsx'
import { useSteering } from './use-steering.ts'

interface PhoneConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** In the hand of who walks among the team: who is where, pause, prompt and flag. */
export function PhoneConsole({ room, told, uid }: PhoneConsoleProps) {
  const steering = useSteering<'prompt' | 'flag' | 'checklist'>(room, told, uid)
  const { send, isOff, isOffline, problem, address, opened, open, close, judged } = steering
  const isOver = isOff || !told.view.isRunning
  return (
    <>
      <header className="space-y-2 border-line border-b bg-paper px-4 pt-1 pb-3">
        <ConsoleHead room={room} told={told} />
        <SteeringBand told={told} uid={uid} onTake={() => send({ kind: 'take-steering' })} />
        <PauseBand told={told} />
        <div role="alert">{problem && <Callout look="alarm">{problem}</Callout>}</div>
      </header>
      <main id="main" className="flex flex-1 flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <WhoIsWhere told={told} />
        <p className="text-ink-soft text-sm">On a wider screen you also see what they see, the newborn and the log.</p>
        <div className="sticky bottom-4 mt-auto grid grid-cols-2 gap-2.5 *:min-h-14!">
          <Button look="quiet" disabled={isOver} onClick={() => open('prompt')}>
            <Lightbulb aria-hidden size={20} /> Prompt
          </Button>
          <Button look="quiet" disabled={isOffline || !told.view.isRunning} onClick={() => open('flag')}>
            <Flag aria-hidden size={20} /> Flag
          </Button>
          <Button
            look="quiet"
            className="col-span-2"
            disabled={isOffline || !told.view.isRunning}
            onClick={() => open('checklist')}
          >
            <ListChecks aria-hidden size={20} /> Checklist
          </Button>
          <div className="col-span-2 grid *:min-h-14!">
            <PauseButton view={told.view} isOff={isOver} onSend={send} />
          </div>
        </div>
      </main>
      {opened === 'prompt' && <PromptDialog address={address} guides={told.view.guides} onClose={close} />}
      {opened === 'checklist' && !judged && (
        <ChecklistDialog
          address={address}
          view={told.view}
          isOff={isOffline}
          onJudge={steering.judge}
          onClose={close}
        />
      )}
      {judged && <JudgeDialog address={address} objective={judged} onClose={steering.stopJudging} />}
      {opened === 'flag' && <FlagDialog address={address} line={null} onClose={close} />}
    </>
  )
}

function WhoIsWhere({ told }: { told: ConsoleTold }) {
  const now = useServerNow()
  return (
    <section aria-labelledby="who-is-where" className="rounded-card border border-line bg-paper">
      <h2 id="who-is-where" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        Who is where
      </h2>
      <ul className="divide-y divide-line">
        {roles.map(({ id, label }) => {
          const standing = seatStanding(told, id, now)
          return (
            <li key={id} data-role={id} className="flex items-start gap-3 px-4 py-3">
              <RoleAvatar role={id} size="small" isEmpty={standing.isEmpty} />
              <div className="min-w-0 flex-1 leading-snug">
                <p className="flex items-center gap-2">
                  <span className="font-semibold text-(--role)">{label}</span>
                  {!standing.isEmpty && <PresenceDot isPresent={standing.isPresent} standIn={standing.standIn} />}
                  <span className="truncate">{standing.name}</span>
                </p>
                {told.view.isRunning && <p>{standing.step}</p>}
                <p className="text-ink-soft text-sm">{[standing.since, standing.state].filter(Boolean).join(' · ')}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold, LogLine } from '#case/views/console/console-messages.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { questions } from '../rooms/end-questions.ts'
import { PeopleDialog } from '../rooms/people-dialog.tsx'
import { ChecklistDialog } from './checklist/checklist.tsx'
import { useConsole } from './connection/console-store.ts'
import { useEducatorCommand } from './connection/use-educator-command.ts'
import { InjectDialog } from './dialogs/inject-dialog.tsx'
import { SpeakDialog } from './dialogs/speak-dialog.tsx'
import { FlagDialog, JudgeDialog, PromptDialog } from './dialogs/written-dialogs.tsx'
import { LoopsDialog } from './loops/loops-panel.tsx'
import { newestOf, openIn } from './open-events.tsx'
import { HandPanel } from './panels/hand-panel.tsx'
import { ScreensDialog, type Shown } from './persons/screens-dialog.tsx'
import { useConsoleKey, usePauseKey } from './use-pause-key.ts'

/** What can be open above the console. */
export type Opened =
  | { readonly kind: 'speak' | 'flag' | 'checklist' | 'orders' | 'people' | 'end-run' | 'hands' }
  /** To whom at first. */
  | { readonly kind: 'prompt'; readonly to: RoleId | null }
  /** Which is looked at first; null: one that fits. */
  | { readonly kind: 'inject'; readonly event: string | null }
  | { readonly kind: 'screens'; readonly first: Shown }

export type Steering = ReturnType<typeof useSteering>

/** What an educator can do from here: commands of one press, and what opens a dialog. */
export function useSteering({ id }: LedRoom, { view }: ConsoleTold, uid: string) {
  const address = { room: id, run: view.run }
  const { send, isBusy, problem } = useEducatorCommand(address)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [flagged, setFlagged] = useState<LogLine | null>(null)
  const [judged, setJudged] = useState<ObjectiveReport | null>(null)
  const isOffline = useConsole((state) => state.isOffline)
  const isSteering = view.steers === null || view.steers === uid
  const isOff = !isSteering || isOffline

  usePauseKey(() => {
    if (!isOff && !isBusy && view.isRunning) void send({ kind: view.pause ? 'resume' : 'pause' })
  })

  useConsoleKey('m', () => {
    if (!isOff && view.isRunning) setOpened({ kind: 'hands' })
  })

  const takeBack = isOff || isBusy ? null : (event: string) => void send({ kind: 'take-back', event })
  useConsoleKey('z', () => {
    const newest = newestOf(openIn(view.events))
    if (newest) takeBack?.(newest.slug)
  })

  return {
    uid,
    address,
    isOff,
    isOffline,
    problem,
    send: (request: Parameters<typeof send>[0]) => void send(request),
    takeBack,
    opened,
    open: setOpened,
    /** An answer that comes late closes the dialog that asked, and none that was opened since. */
    close: () => setOpened((now) => (now === opened ? null : now)),
    flagged,
    flag: setFlagged,
    stopFlagging: () => setFlagged(null),
    judged,
    judge: setJudged,
    stopJudging: () => setJudged(null),
  }
}

interface ConsoleDialogsProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly steering: Steering
}

/** Whatever is open above the console, on a desk and on a phone. */
export function ConsoleDialogs({ room, told, steering }: ConsoleDialogsProps) {
  const { view } = told
  const { address, opened, close, flagged, judged } = steering
  return (
    <>
      {opened?.kind === 'prompt' && (
        <PromptDialog address={address} guides={view.guides} first={opened.to} onClose={close} />
      )}
      {opened?.kind === 'speak' && <SpeakDialog address={address} onClose={close} />}
      {opened?.kind === 'inject' && (
        <InjectDialog
          address={address}
          events={view.events}
          first={opened.event}
          isOff={steering.isOff}
          onClose={close}
        />
      )}
      {opened?.kind === 'hands' && (
        <Dialog title="Set the monitor" onClose={close}>
          <div className="min-h-0 overflow-y-auto p-2">
            <div role="alert">{steering.problem && <Callout look="alarm">{steering.problem}</Callout>}</div>
            <HandPanel hands={view.hands} isOff={steering.isOff} onSend={steering.send} />
          </div>
        </Dialog>
      )}
      {opened?.kind === 'screens' && <ScreensDialog first={opened.first} onClose={close} />}
      {opened?.kind === 'flag' && <FlagDialog address={address} line={null} onClose={close} />}
      {opened?.kind === 'checklist' && !judged && (
        <ChecklistDialog
          address={address}
          uid={steering.uid}
          view={view}
          isOff={steering.isOffline}
          onJudge={steering.judge}
          onClose={close}
        />
      )}
      {opened?.kind === 'orders' && view.orders && (
        <LoopsDialog told={told} loops={view.orders} onSend={steering.isOff ? null : steering.send} onClose={close} />
      )}
      {flagged && <FlagDialog address={address} line={flagged} onClose={steering.stopFlagging} />}
      {judged && <JudgeDialog address={address} objective={judged} onClose={steering.stopJudging} />}
      {opened?.kind === 'people' && <PeopleDialog room={room} onClose={close} />}
      {opened?.kind === 'end-run' && (
        <AskFirst
          question={questions(room)['end-run']}
          onStay={close}
          onGo={() => steering.send({ kind: 'end-case' })}
        />
      )}
    </>
  )
}

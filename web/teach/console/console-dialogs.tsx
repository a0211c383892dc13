import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { questions } from '../rooms/end-questions.ts'
import { PeopleDialog } from '../rooms/people-dialog.tsx'
import { ChecklistDialog } from './checklist/checklist.tsx'
import { FlagDialog } from './dialogs/flag-dialog.tsx'
import { InjectDialog } from './dialogs/inject-dialog.tsx'
import { JudgeDialog } from './dialogs/judge-dialog.tsx'
import { PromptDialog } from './dialogs/prompt-dialog.tsx'
import { SpeakDialog } from './dialogs/speak-dialog.tsx'
import { LoopsDialog } from './loops/loops-panel.tsx'
import { HandPanel } from './panels/hand-panel.tsx'
import { ScreensDialog } from './persons/screens-dialog.tsx'
import type { Steering } from './use-steering.ts'

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

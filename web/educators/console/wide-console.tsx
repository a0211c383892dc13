import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { LedRoom } from '#case/rooms.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { roles } from '../../roles/roles.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Callout } from '../../ui/callout.tsx'
import { questions } from '../rooms/end-questions.ts'
import { PeopleDialog } from '../rooms/people-dialog.tsx'
import { ConsoleHead, PauseBand, ReportBand, SteeringBand } from './console-head.tsx'
import { FlagDialog } from './dialogs/flag-dialog.tsx'
import { InjectDialog } from './dialogs/inject-dialog.tsx'
import { JudgeDialog } from './dialogs/judge-dialog.tsx'
import { PromptDialog } from './dialogs/prompt-dialog.tsx'
import { SpeakDialog } from './dialogs/speak-dialog.tsx'
import { keepWords } from './dialogs/use-kept-words.ts'
import { NoCase } from './no-case.tsx'
import { ChecklistPanel } from './panels/checklist-panel.tsx'
import { GuidePanel } from './panels/guide-panel.tsx'
import { LogPanel } from './panels/log-panel.tsx'
import { NewbornPanel } from './panels/newborn-panel.tsx'
import { RoleScreen } from './role-screen.tsx'
import { useConsole } from './told/console-store.ts'
import { type Opened, Toolbar } from './toolbar.tsx'
import { useHasPauseKey, withoutPauseKey } from './use-pause-key.ts'
import { useSteering } from './use-steering.ts'

interface WideConsoleProps {
  readonly room: LedRoom
  readonly told: ConsoleTold
  readonly uid: string
}

/** For a laptop or a desk: the three screens, the newborn, what is right, what happened, and all that can be done. */
export function WideConsole({ room, told, uid }: WideConsoleProps) {
  const { view } = told
  const steering = useSteering<Opened>(room, told, uid)
  const { send, isOff, isOffline } = steering
  const [prompted, setPrompted] = useState<RoleId | null>(null)
  const prompt = (text: string, to: RoleId | null) => {
    keepWords('prompt', text)
    setPrompted(to)
    steering.open('prompt')
  }

  return (
    <>
      <header className="stuck-header z-10 space-y-2 border-line border-b bg-paper px-4 pt-1 pb-3 2xl:px-6">
        <ConsoleHead room={room} told={told} />
        <Toolbar view={view} isOff={isOff} isOffline={isOffline} onSend={send} onOpen={steering.open} />
        <SteeringBand told={told} uid={uid} onTake={() => send({ kind: 'take-steering' })} />
        <PauseBand told={told} />
        <ReportBand isAtReport={view.isAtReport} room={room} />
        <div role="alert">{steering.problem && <Callout look="alarm">{steering.problem}</Callout>}</div>
      </header>
      {view.isRunning ? (
        <RunningCase told={told} steering={steering} onPrompt={prompt} />
      ) : (
        <NoCase room={room} onSeats={() => steering.open('people')} />
      )}
      <Dialogs room={room} told={told} steering={steering} prompted={prompted} />
    </>
  )
}

interface RunningCaseProps {
  readonly told: ConsoleTold
  readonly steering: ReturnType<typeof useSteering<Opened>>
  readonly onPrompt: (text: string, to: RoleId | null) => void
}

function RunningCase({ told, steering, onPrompt }: RunningCaseProps) {
  const { view } = told
  const { send, isOff, isOffline } = steering
  const lines = useConsole((state) => state.lines)
  return (
    <main
      id="main"
      className="grid w-full flex-1 content-start items-start gap-4 p-4 lg:grid-cols-3 2xl:grid-cols-[repeat(3,minmax(0,1fr))_27rem] 2xl:p-6"
    >
      <div className="-m-1 grid min-w-0 snap-x auto-cols-[minmax(21rem,1fr)] grid-flow-col gap-4 overflow-x-auto p-1 lg:col-span-3">
        {roles.map(({ id }) => (
          <RoleScreen
            key={id}
            told={told}
            role={id}
            onAct={isOff ? null : (roleId) => send({ kind: 'act-for-seat', roleId })}
          />
        ))}
      </div>
      <NewbornPanel newborn={view.newborn} />
      <GuidePanel guides={view.guides} onPrompt={isOff ? null : onPrompt} />
      <ChecklistPanel
        address={steering.address}
        view={view}
        isOff={isOffline}
        onJudge={steering.judge}
        className="max-2xl:lg:row-span-2"
      />
      <LogPanel
        lines={lines}
        flags={view.flags}
        startedAt={view.startedAt}
        onFlag={isOffline ? null : steering.flag}
        onRemove={isOffline ? null : ({ id }) => send({ kind: 'remove-flag', flag: id })}
        className="max-2xl:max-h-144 lg:col-span-2 2xl:sticky 2xl:top-32 2xl:col-span-1 2xl:col-start-4 2xl:row-span-2 2xl:row-start-1 2xl:h-[calc(100dvh-9.5rem)]"
      />
      <PauseKeySwitch />
    </main>
  )
}

/** A single key is not for everybody. */
function PauseKeySwitch() {
  const hasKey = useHasPauseKey()
  return (
    <label className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 text-ink-soft text-sm lg:col-span-3">
      <input
        type="checkbox"
        checked={hasKey}
        onChange={({ target }) => withoutPauseKey.set(!target.checked)}
        className="size-5 accent-action"
      />
      The key P pauses and resumes
    </label>
  )
}

interface DialogsProps extends Omit<WideConsoleProps, 'uid'> {
  readonly steering: ReturnType<typeof useSteering<Opened>>
  /** Whom a prompt is meant for at first. */
  readonly prompted: RoleId | null
}

function Dialogs({ room, told: { view }, steering, prompted }: DialogsProps) {
  const { address, opened, close, flagged, judged } = steering
  return (
    <>
      {opened === 'prompt' && <PromptDialog address={address} guides={view.guides} first={prompted} onClose={close} />}
      {opened === 'speak' && <SpeakDialog address={address} onClose={close} />}
      {opened === 'inject' && <InjectDialog address={address} events={view.events} onClose={close} />}
      {opened === 'flag' && <FlagDialog address={address} line={null} onClose={close} />}
      {flagged && <FlagDialog address={address} line={flagged} onClose={steering.stopFlagging} />}
      {judged && <JudgeDialog address={address} objective={judged} onClose={steering.stopJudging} />}
      {opened === 'people' && <PeopleDialog room={room} onClose={close} />}
      {opened === 'end-run' && (
        <AskFirst
          question={questions(room)['end-run']}
          onStay={close}
          onGo={() => steering.send({ kind: 'end-case' })}
        />
      )}
    </>
  )
}

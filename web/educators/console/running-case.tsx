import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/messages.ts'
import { keepWords } from './dialogs/use-kept-words.ts'
import { ChecklistPanel } from './panels/checklist-panel.tsx'
import { GuidePanel } from './panels/guide-panel.tsx'
import { LogPanel } from './panels/log-panel.tsx'
import { NewbornPanel } from './panels/newborn-panel.tsx'
import { NextPanel } from './panels/next-panel.tsx'
import { SideTabs } from './panels/side-tabs.tsx'
import { PauseKeySwitch } from './pause-key-switch.tsx'
import { PersonCards } from './persons/person-cards.tsx'
import { useConsole } from './told/console-store.ts'
import type { Steering } from './use-steering.ts'

interface RunningCaseProps {
  readonly told: ConsoleTold
  readonly steering: Steering
}

/** What stands still in its place while the case goes on: people, newborn, help and log. */
export function RunningCase({ told, steering }: RunningCaseProps) {
  const { view } = told
  const { send, isOff, isOffline, open } = steering
  const lines = useConsole((state) => state.lines)
  const prompt = (text: string, to: RoleId | null) => {
    keepWords('prompt', text)
    open({ kind: 'prompt', to })
  }
  return (
    <main id="main" className="console-glance grid w-full flex-1 content-start gap-3 p-3">
      <div className="grid gap-3 [grid-area:people] md:grid-cols-3">
        <PersonCards
          told={told}
          onAct={isOff ? null : (roleId) => send({ kind: 'act-for-seat', roleId })}
          onLook={(first) => open({ kind: 'screens', first })}
        />
      </div>
      {view.newborn && <NewbornPanel newborn={view.newborn} />}
      <SideTabs
        label="Beside the newborn"
        parts={{
          'Right now': () => <GuidePanel guides={view.guides} onPrompt={isOff ? null : prompt} />,
          'Comes next': () => view.newborn && <NextPanel newborn={view.newborn} />,
          Checklist: () => (
            <ChecklistPanel
              address={steering.address}
              uid={steering.uid}
              view={view}
              isOff={isOffline}
              onJudge={steering.judge}
              className="border-0! shadow-none!"
            />
          ),
        }}
      />
      <div className="flex min-h-0 min-w-0 flex-col gap-1 [grid-area:log]">
        <LogPanel
          lines={lines}
          flags={view.flags}
          startedAt={view.startedAt}
          onFlag={isOffline ? null : steering.flag}
          onRemove={isOffline ? null : ({ id }) => send({ kind: 'remove-flag', flag: id })}
          className="console-log @container"
        />
        <PauseKeySwitch />
      </div>
    </main>
  )
}

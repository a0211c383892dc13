import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import type { NewbornView } from '#case/views/console/newborn.ts'
import { boundUnits } from '../../base/ui/number-text.ts'
import { panelOf, TabList } from '../../base/ui/tab-list.tsx'
import { Readings } from '../../monitor/bedside/readings.tsx'
import { Checklist } from './checklist/checklist.tsx'
import { marksIn } from './checklist/checklist-row.tsx'
import { useConsole } from './connection/console-store.ts'
import { keepWords } from './dialogs/use-kept-words.ts'
import { LoopsPanel } from './loops/loops-panel.tsx'
import { GuidePanel } from './panels/guide-panel.tsx'
import { HandPanel } from './panels/hand-panel.tsx'
import { LogPanel } from './panels/log-panel.tsx'
import { NewbornPanel } from './panels/newborn-panel.tsx'
import { Panel } from './panels/panel.tsx'
import { PersonCards } from './persons/person-cards.tsx'
import type { Steering } from './steering.tsx'
import { useHasPauseKey, withoutPauseKey } from './use-pause-key.ts'

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
        shortcuts={{ Monitor: 'M' }}
        parts={{
          'Right now': () => <GuidePanel guides={view.guides} onPrompt={isOff ? null : prompt} />,
          Monitor: () => <HandPanel hands={view.hands} isOff={isOff} onSend={send} />,
          ...(view.orders && {
            Orders: () => view.orders && <LoopsPanel told={told} loops={view.orders} onSend={isOff ? null : send} />,
          }),
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

/** What becomes of the newborn and what the story brings; and how it truly is, whatever the monitor can show. */
function NextPanel({ newborn: { known, next, monitor } }: { newborn: NewbornView }) {
  return (
    <div className="space-y-4 p-4">
      <h2 className="sr-only">What comes next</h2>
      {next.length === 0 && <p className="text-ink-soft">It follows when the first decision opens.</p>}
      <ul className="list-disc space-y-1.5 pl-5 leading-snug marker:text-ink-soft">
        {next.map((line) => (
          <li key={line}>{boundUnits(line)}</li>
        ))}
      </ul>
      {known === 'true' && <Readings title="The story’s row, whatever the monitor shows" values={monitor} />}
    </div>
  )
}

interface SideTabsProps<Name extends string> {
  readonly label: string
  /** By name, the first is open at first. */
  readonly parts: { readonly [N in Name]?: () => ReactNode }
  /** Keys that open the same, where keys are on. */
  readonly shortcuts: { readonly [N in Name]?: string }
}

/** Parts of the console that take turns in one place; each scrolls within itself. */
function SideTabs<Name extends string>({ label, parts, shortcuts }: SideTabsProps<Name>) {
  const hasKeys = useHasPauseKey()
  const names = Object.keys(parts) as Name[] // its own names
  const [chosen, choose] = useState(names[0] as Name) // there is one
  const id = useId()
  return (
    <div className="flex min-h-0 min-w-0 flex-col overflow-hidden [grid-area:help] rounded-card border border-line bg-paper shadow-sheet">
      <div className="border-line border-b">
        <TabList
          id={id}
          label={label}
          tabs={names.map((name) => ({ value: name, name, shortcut: hasKeys ? shortcuts[name] : undefined }))}
          chosen={chosen}
          onChoose={choose}
        />
      </div>
      <div
        {...panelOf(id, chosen)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it keys do not reach what is below
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-3"
      >
        {parts[chosen]?.()}
      </div>
    </div>
  )
}

/** A single key is not for everybody. */
function PauseKeySwitch() {
  const hasKey = useHasPauseKey()
  return (
    <label className="flex min-h-8 w-fit cursor-pointer items-center gap-2.5 text-ink-soft text-sm">
      <input
        type="checkbox"
        checked={hasKey}
        onChange={({ target }) => withoutPauseKey.set(!target.checked)}
        className="size-5 accent-action"
      />
      Keys: P pause, M monitor, Z take back
    </label>
  )
}

/** What to watch for beside the screens. */
function ChecklistPanel({ className = '', ...props }: ComponentProps<typeof Checklist> & { className?: string }) {
  const { objectives, flags } = props.view
  const met = objectives.filter(({ isMet }) => isMet).length
  const count = marksIn(flags).length
  return (
    <Panel
      title="Checklist"
      className={className}
      tool={
        <p className="text-ink-soft text-sm tabular-nums">
          {count} {count === 1 ? 'mark' : 'marks'} · {met} of {objectives.length} objectives met
        </p>
      }
    >
      <Checklist {...props} />
    </Panel>
  )
}

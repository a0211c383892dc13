import { ArrowRight, CircleCheck, Lock, Truck } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { TasksView, UnitView } from '#case/views/preparation/tasks.ts'
import type { Clock } from '#case/views/view.ts'
import { messages } from '#content/texts/messages.ts'
import { useCaseNow } from '../../../base/live/case-now.ts'
import { useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { Button, ButtonLink } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry, useEntryFocus } from '../../../base/ui/focus-and-press.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { unitReadoutOf } from '../../../hands/tasks/steps/unit-clock.ts'
import { nextMomentOf, type UnitState, unitStateOf } from '../../../hands/tasks/steps/unit-state.ts'
import { taskPath } from './task-path.ts'
import { TimeBar } from './task-progress.tsx'
import { OthersTasks, StatusChip } from './task-screen.tsx'
import { lockText, unitPlanText } from './unit-texts.ts'

const noClock = { startedAt: null, stoppedAt: null, pace: 1 } as const

interface UnitRowProps {
  readonly unit: UnitView
  readonly view: TasksView
  /** All pieces of its task. The only one needs no name of its own. */
  readonly siblings: readonly UnitView[]
  readonly isTaskDone: boolean
}

/** A piece of work in the list: how it stands, why it cannot start yet, and the way in. */
function UnitRow({ unit, view, siblings, isTaskDone }: UnitRowProps) {
  const clock = useView((each) => each.clock) ?? noClock
  const now = useCaseNow(nextMomentOf(unit))
  const { pace } = clock
  const state: UnitState = isTaskDone ? { kind: 'done' } : unitStateOf(unit, now)
  const busyWith = view.tasks.flatMap(({ units }) => units).find(({ id }) => id === view.busy?.work)?.name ?? null
  const { share, isOver } = unitReadoutOf(unit, now, pace)
  const isUpNext = state.kind === 'ready' || state.kind === 'working'

  return (
    <li className="space-y-2.5 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-40 leading-snug">
          {siblings.length > 1 && <h3 className="font-semibold">{unit.name}</h3>}
          {siblings.length > 1 && <p className="text-pretty text-ink-soft text-sm">{unit.order}</p>}
          <UnitTimes unit={unit} now={now} pace={pace} />
        </div>
        <ButtonLink look={isUpNext ? 'primary' : 'quiet'} to={taskPath(unit, siblings)} className="shrink-0">
          Open<span className="sr-only"> {unit.name}</span>
          <ArrowRight aria-hidden size={18} />
        </ButtonLink>
      </div>
      {share !== null && state.kind !== 'done' && <TimeBar share={share} isOver={isOver} />}
      {state.kind === 'locked' && (
        <p className="flex gap-2 text-ink-soft text-sm leading-snug">
          <Lock aria-hidden size={16} className="mt-px shrink-0" />
          {lockText(state.lock, { busyWith, now, pace })}
        </p>
      )}
      {state.kind === 'coming' && (
        <p className="flex gap-2 font-medium leading-snug">
          <Truck aria-hidden size={19} className="mt-0.5 shrink-0 text-(--role)" />
          {comingText(state.at, clock, now)}
        </p>
      )}
    </li>
  )
}

function comingText(at: number, { startedAt, pace }: Clock, now: number): string {
  const moment = clockText((at - (startedAt ?? at)) * pace)
  return `On its way: arrives in ${leftText((at - now) * pace)}, at ${moment} on the transport timer.`
}

function UnitTimes({ unit, now, pace }: { unit: UnitView; now: number; pace: number }) {
  const { passed, left, isOver } = unitReadoutOf(unit, now, pace)
  const stepsDone = unit.steps.filter(({ doneAt }) => doneAt !== null && doneAt <= now).length
  const { kind } = unitStateOf(unit, now)
  // What comes and what is done is told elsewhere in the row.
  const isBusy = left !== '' && kind !== 'coming' && kind !== 'done'
  if (unit.startedAt === null) return <p className="text-ink-soft tabular-nums">{unitPlanText(unit)}</p>
  return (
    <p className="text-ink-soft tabular-nums">
      <span className="font-semibold text-ink">{passed}</span>
      {isBusy && <span className={isOver ? 'font-medium text-away' : ''}> · {left}</span>}
      <br />
      {stepsDone} of {unit.steps.length} steps
    </p>
  )
}

/** The tasks of the preparation, each with its clock, and the word that one is ready to leave. */
export function TasksScreen(props: ScreenProps) {
  const { page, role } = props
  const view = useView((each) => each.tasks)
  if (!page.spots[role]) return <OthersTasks page={page} />
  if (!view) {
    return (
      <p className="text-ink-soft leading-relaxed">
        Your tasks open when the Provider starts the transport clock, after the response time is settled.
      </p>
    )
  }

  return (
    <div data-role={role} className="flex flex-1 flex-col gap-4">
      <ul className="space-y-4">
        {view.tasks.map((task) => (
          <li key={task.firebaseId}>
            <TaskCard task={task} view={view} />
          </li>
        ))}
      </ul>
      <LeaveSection {...props} tasks={view.tasks} />
    </div>
  )
}

interface TaskCardProps {
  readonly task: TasksView['tasks'][number]
  readonly view: TasksView
}

/** A task of one's own. One made of several pieces shows each with its own clock. */
function TaskCard({ task, view }: TaskCardProps) {
  const headingId = `task-${task.firebaseId}`
  const isDone = task.taskStatus === 'done'
  return (
    <section aria-labelledby={headingId} className="rounded-card border border-line bg-paper shadow-sheet">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 px-4 pt-4">
        <h2 id={headingId} className="font-semibold text-lg leading-snug">
          {task.taskName}
        </h2>
        <StatusChip status={task.taskStatus} />
      </div>
      <p className="text-pretty px-4 pt-1 pb-4 text-ink-soft leading-snug">{task.taskDesc}</p>
      <ul className="divide-y divide-line border-line border-t">
        {task.units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} view={view} siblings={task.units} isTaskDone={isDone} />
        ))}
      </ul>
    </section>
  )
}

/** The flag of each role, as the record names it. */
const flags = ['Provider', 'Therapist', 'Nurse'] as const satisfies { [R in RoleId]: string }

const inWords = new Intl.ListFormat('en')

/** Ready to leave, once all own tasks are done; then the way on. */
function LeaveSection({ tasks, ...props }: ScreenProps & { tasks: TasksView['tasks'] }) {
  const leave = useView((view) => view.leave)
  const { notify } = useSurroundings()
  const ready = useCommand('ready-to-leave', () => notify(messages.statusStored))
  const isReady = leave?.[flags[props.role]] ?? false
  const container = useEntryFocus(String(isReady))
  const open = tasks.filter(({ taskStatus }) => taskStatus !== 'done')

  if (isReady) {
    return (
      <div ref={container} className="mt-auto">
        <WayOn {...props}>
          <p
            tabIndex={-1}
            {...entry}
            className="flex outline-none items-center justify-center gap-2 font-medium text-present"
          >
            <CircleCheck aria-hidden size={20} />
            You are ready to leave.
          </p>
        </WayOn>
      </div>
    )
  }
  if (props.standing.kind !== 'here') return null
  return (
    <div ref={container} className="mt-auto space-y-3 pt-2">
      <div role="alert">{ready.refusal && <Callout look="alarm">{ready.refusal}</Callout>}</div>
      {open.length > 0 && (
        <p className="text-balance text-center text-ink-soft leading-snug">
          Finish your tasks first. {inWords.format(open.map(({ taskName }) => taskName))}{' '}
          {open.length > 1 ? 'are' : 'is'} still open.
        </p>
      )}
      <Button
        className="min-h-14 w-full text-lg"
        disabled={open.length > 0 || ready.isSending}
        onClick={() => ready.send({})}
      >
        Ready to leave
      </Button>
    </div>
  )
}

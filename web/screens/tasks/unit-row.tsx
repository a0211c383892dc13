import { ArrowRight, Lock, Truck } from 'lucide-react'
import type { TasksView, UnitView } from '#case/views/preparation/tasks.ts'
import type { Clock } from '#case/views/view.ts'
import { useCaseNow } from '../../live/case-now.ts'
import { useView } from '../../live/surroundings.ts'
import { unitReadoutOf } from '../../tasks/steps/unit-clock.ts'
import { nextMomentOf, type UnitState, unitStateOf } from '../../tasks/steps/unit-state.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { clockText, leftText } from '../../ui/number-text.ts'
import { TimeBar } from './task-bar.tsx'
import { taskPath } from './task-path.ts'
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
export function UnitRow({ unit, view, siblings, isTaskDone }: UnitRowProps) {
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

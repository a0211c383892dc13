import { useState } from 'react'
import type { TasksView, UnitView } from '#case/views/tasks.ts'
import { useView } from '../../live/live-store.ts'
import { useServerNow } from '../../live/server-clock.ts'
import { useCommand } from '../../live/use-command.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Hint } from '../../ui/hint.tsx'
import { lockText } from './lock-text.ts'
import { StepList } from './step-list.tsx'
import type { StepAnswer } from './step-props.ts'
import { TaskBar } from './task-bar.tsx'
import { TaskEnd } from './task-end.tsx'
import { taskPath } from './task-path.ts'
import { UnitChooser } from './unit-chooser.tsx'
import { nextMomentOf, unitStateOf } from './unit-state.ts'

const noClock = { startedAt: null, stoppedAt: null, pace: 1 } as const

interface TaskWorkProps {
  readonly view: TasksView
  readonly task: TasksView['tasks'][number]
  /** Those on this page. */
  readonly units: readonly UnitView[]
  readonly unit: UnitView
  readonly tasksPath: string
  readonly isHere: boolean
}

/** A piece of work in hand: its clock, its steps, and what to ask of the case for each. */
export function TaskWork({ view, task, units, unit, tasksPath, isHere }: TaskWorkProps) {
  const clock = useView((each) => each.clock) ?? noClock
  const now = useServerNow(nextMomentOf(unit))
  const [tried, setTried] = useState<string | null>(null)
  const start = useCommand('start-task')
  const step = useCommand('do-step')
  const state = unitStateOf(unit, now)
  const busyWith = nameOf(view, view.busy?.work)
  const next = task.units.find(({ startedAt }) => startedAt === null)

  function doStep(answer: StepAnswer) {
    setTried(answer.step)
    step.send({ work: unit.id, ...answer })
  }

  return (
    <>
      {units.length > 1 && <UnitChooser units={units} shown={unit} now={now} />}
      <p className="text-ink-soft leading-relaxed">{unit.order ?? task.taskDesc}</p>
      <TaskBar unit={unit} now={now} pace={clock.pace} />
      {start.refusal && <Hint text={start.refusal} />}
      <StepList
        unit={unit}
        now={now}
        pace={clock.pace}
        hint={step.refusal && tried ? { step: tried, text: step.refusal } : null}
        sending={step.sending?.work === unit.id ? step.sending : null}
        isStarting={start.isSending}
        lockedBecause={state.kind === 'locked' ? lockText(state.lock, { busyWith, now, pace: clock.pace }) : null}
        onStart={isHere ? () => start.send({ work: unit.id }) : null}
        onStep={isHere ? doStep : null}
      >
        <TaskEnd
          unit={unit}
          now={now}
          clock={clock}
          tasksPath={tasksPath}
          next={next && isHere ? { name: next.name, to: taskPath(next, task.units) } : null}
        />
      </StepList>
      {(state.kind === 'locked' || state.kind === 'ready' || state.kind === 'working') && (
        <ButtonLink look="quiet" to={tasksPath} className="mt-auto">
          Back to the tasks
        </ButtonLink>
      )}
    </>
  )
}

const nameOf = ({ tasks }: TasksView, id: string | undefined) =>
  tasks.flatMap(({ units }) => units).find((unit) => unit.id === id)?.name ?? null

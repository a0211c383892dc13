import { Check } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { TasksView, UnitView } from '#case/views/preparation/tasks.ts'
import { useCaseNow } from '../../../base/live/case-now.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { lazyPart, PartLoading } from '../../../base/parts/lazy-part.tsx'
import { loadPart } from '../../../base/parts/load-part.ts'
import { ButtonLink } from '../../../base/ui/button.tsx'
import { Hint } from '../../../base/ui/hint.tsx'
import { canDraw } from '../../../hands/tasks/kit/can-draw.ts'
import { in3D, isPanel, scenes } from '../../../hands/tasks/scenes.ts'
import { StepList, type StepListProps } from '../../../hands/tasks/steps/step-list.tsx'
import type { StepAnswer } from '../../../hands/tasks/steps/step-props.ts'
import { nextMomentOf, unitStateOf } from '../../../hands/tasks/steps/unit-state.ts'
import type { TaskSceneProps } from '../../../hands/tasks/task-scene.tsx'
import { useViewChoice } from '../../../hands/tasks/view-choice.ts'
import { ViewSwitch } from '../../../hands/tasks/view-switch.tsx'
import { taskPath } from './task-path.ts'
import { TaskBar, TaskEnd } from './task-progress.tsx'
import { lockText } from './unit-texts.ts'

interface UnitChooserProps {
  readonly units: readonly UnitView[]
  readonly shown: UnitView
  readonly now: number
  /** Leaves the room to a picture below. */
  readonly isLow: boolean
}

/** Several pieces of work on one page: which of them is shown. */
function UnitChooser({ units, shown, now, isLow }: UnitChooserProps) {
  return (
    <nav aria-label="What to prepare">
      <ul className="grid grid-cols-3 gap-2">
        {units.map((unit) => (
          <li key={unit.id}>
            <Link
              replace
              to={taskPath(unit, units)}
              aria-current={unit.id === shown.id ? 'true' : undefined}
              className={`flex h-full items-center justify-center rounded-xl border border-line-strong text-center leading-tight transition-colors hover:bg-wash aria-current:border-(--role) aria-current:bg-(--role-soft) aria-current:ring-(--role) aria-current:ring-1 ${isLow ? 'min-h-11 gap-1 px-1 text-sm' : 'min-h-14 flex-col px-2 py-2'}`}
            >
              {isLow && unitStateOf(unit, now).kind === 'done' && (
                <Check aria-hidden size={16} strokeWidth={2.5} className="shrink-0 text-present" />
              )}
              <span className="font-semibold">{unit.name}</span>
              <span className={isLow ? 'sr-only' : 'text-ink-soft text-sm'}>{shortStateOf(unit, now)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function shortStateOf(unit: UnitView, now: number): string {
  const stepsDone = unit.steps.filter(({ doneAt }) => doneAt !== null).length
  const texts = {
    locked: 'Not started',
    ready: 'Not started',
    working: `${stepsDone} of ${unit.steps.length}`,
    finishing: 'Almost done',
    coming: 'On its way',
    done: 'Done',
  } as const
  return texts[unitStateOf(unit, now).kind]
}

const TaskScene = lazy<ComponentType<TaskSceneProps>>(() =>
  loadPart(() => import('../../../hands/tasks/task-scene.tsx')).then(
    (module) => ({ default: module.TaskScene }),
    () => ({ default: NotLoaded }),
  ),
)

const VentPanel = lazyPart(() =>
  import('../../../hands/tasks/ventilator/vent-panel.tsx').then((module) => module.VentPanel),
)

/** The picture did not come: the list goes on without it. */
function NotLoaded({ onFail }: Pick<TaskSceneProps, 'onFail'>) {
  useEffect(onFail)
  return null
}

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
  const now = useCaseNow(nextMomentOf(unit))
  const [tried, setTried] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const choice = useViewChoice()
  const noPicture = whyNoPicture(hasFailed)
  const start = useCommand('start-task')
  const step = useCommand('do-step')
  const state = unitStateOf(unit, now)
  const next = task.units.find(({ startedAt }) => startedAt === null)

  function doStep(answer: StepAnswer) {
    setTried(answer.step)
    step.send({ work: unit.id, ...answer })
  }

  const props: StepListProps = {
    unit,
    now,
    pace: clock.pace,
    hint: step.refusal && tried ? { step: tried, text: step.refusal } : null,
    sending: step.sending?.work === unit.id ? step.sending : null,
    isStarting: start.isSending,
    lockedBecause: whyLocked(view, state, { now, pace: clock.pace }),
    onStart: isHere ? () => start.send({ work: unit.id }) : null,
    onStep: isHere ? doStep : null,
    children: (
      <TaskEnd
        unit={unit}
        now={now}
        clock={clock}
        tasksPath={tasksPath}
        next={next && isHere ? { name: next.name, to: taskPath(next, task.units) } : null}
      />
    ),
  }
  const picture = choice === '3d' && noPicture === null ? in3D(unit.scene) : null

  return (
    <>
      {units.length > 1 && <UnitChooser units={units} shown={unit} now={now} isLow={picture !== null} />}
      {picture === null && <p className="text-ink-soft leading-relaxed">{unit.order ?? task.taskDesc}</p>}
      <TaskBar unit={unit} now={now} pace={clock.pace} />
      {start.refusal && <Hint text={start.refusal} />}
      {picture ? (
        <TaskPicture
          {...props}
          scene={picture}
          about={unit.order ?? task.taskDesc}
          tasksPath={tasksPath}
          onFail={() => setHasFailed(true)}
        />
      ) : (
        <TaskList {...props} {...{ scene: unit.scene, noPicture, state, tasksPath }} />
      )}
    </>
  )
}

interface TaskListProps extends StepListProps {
  readonly scene: UnitView['scene']
  readonly noPicture: string | null
  readonly state: ReturnType<typeof unitStateOf>
  readonly tasksPath: string
}

const TaskList = ({ scene, noPicture, state, tasksPath, ...steps }: TaskListProps) => (
  <>
    {isPanel(scene) && (
      <Suspense fallback={<PartLoading />}>
        <VentPanel {...steps} />
      </Suspense>
    )}
    {in3D(scene) && (noPicture ? <p className="text-ink-soft">{noPicture}</p> : <ViewSwitch shown="list" />)}
    <StepList {...steps} />
    {(state.kind === 'locked' || state.kind === 'ready' || state.kind === 'working') && (
      <ButtonLink look="quiet" to={tasksPath} className="mt-auto">
        Back to the tasks
      </ButtonLink>
    )}
  </>
)

const whyLocked = (view: TasksView, state: ReturnType<typeof unitStateOf>, time: { now: number; pace: number }) =>
  state.kind === 'locked' ? lockText(state.lock, { busyWith: nameOf(view, view.busy?.work), ...time }) : null

function whyNoPicture(hasFailed: boolean): string | null {
  if (!canDraw()) return 'This browser cannot draw in 3D, so the task opens as a list. It has the same steps.'
  return hasFailed ? 'The picture could not be shown, so the task goes on as a list. It has the same steps.' : null
}

/** From edge to edge, down to the end of the page. */
function TaskPicture(props: TaskSceneProps) {
  const { scene } = props
  // What stands on the stage comes together with the stage; should it not, the picture asks again.
  useEffect(() => {
    scenes[scene]().catch(() => {})
  }, [scene])
  return (
    <div className="-mx-5 -mt-5 -mb-[max(2.5rem,env(safe-area-inset-bottom))] flex flex-1 flex-col">
      <Suspense fallback={<OnItsWay />}>
        <TaskScene {...props} />
      </Suspense>
    </div>
  )
}

/** Whoever does not want to wait for the picture takes the list. */
const OnItsWay = () => (
  <div className="flex flex-col items-center pt-3">
    <ViewSwitch shown="3d" />
    <PartLoading />
  </div>
)

const nameOf = ({ tasks }: TasksView, id: string | undefined) =>
  tasks.flatMap(({ units }) => units).find((unit) => unit.id === id)?.name ?? null

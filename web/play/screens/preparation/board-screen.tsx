import { Circle, CircleCheck, CircleDashed, Eye, Hourglass } from 'lucide-react'
import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { BoardTask, BoardUnit } from '#case/views/preparation/board.ts'
import type { Clock } from '#case/views/view.ts'
import { useCaseNow } from '../../../base/live/case-now.ts'
import { unsentTick } from '../../../base/live/outbox.ts'
import { useLive, useView } from '../../../base/live/surroundings.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { stepAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { useTeammate } from '../../../hands/team/use-team.ts'
import { busyText, busyWith, type UnitState, unitState, unitText } from './board-unit.ts'

/** While RT and RN prepare: how they get on, and what to review and delegate meanwhile. */
export function BoardScreen(props: ScreenProps) {
  const { role } = props
  const place = useView((view) => view.places[role]) ?? 0
  const hasBoard = useView((view) => view.board !== null)
  const here = stepAt(useFlows(), role, place).screen

  if (!hasBoard) return <TeamList ownRole={role} />
  return (
    <div className="flex flex-1 flex-col gap-6">
      <Board />
      <ReviewList isOff={here !== 'board' && here !== 'ready-to-leave'} />
      <WayOn {...props} />
    </div>
  )
}

const workers: readonly RoleId[] = [2, 1]

function Board() {
  const tasks = useView((view) => view.board) ?? []
  const clock = useView((view) => view.clock)
  const leave = useView((view) => view.leave)
  const now = useCaseNow(clock?.startedAt ?? 0)
  if (!clock) return null

  return (
    <section aria-labelledby="board-heading" className="space-y-3">
      <h2 id="board-heading" className="font-semibold text-lg">
        Your team at work
      </h2>
      {workers.map((worker) => (
        <RoleBoard
          key={worker}
          role={worker}
          tasks={tasks.filter((task) => task.roleId === worker)}
          clock={clock}
          now={clock.stoppedAt ?? now}
          isReady={Boolean(worker === 1 ? leave?.Therapist : leave?.Nurse)}
        />
      ))}
    </section>
  )
}

/** What the Provider reviews and delegates while the others prepare. A tick shows at once and is stored behind it. */
function ReviewList({ isOff }: { isOff: boolean }) {
  const id = useId()
  const list = useView((view) => view.reviewList)
  const outbox = useLive((state) => state.outbox)
  const tick = useCommand('tick-item')
  if (!list) return null

  const isTicked = (item: number) => unsentTick(outbox, 'review', item) ?? list.ticked.includes(item)
  const count = list.points.filter((_, item) => isTicked(item)).length

  return (
    <section aria-labelledby={`${id}-heading`}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={`${id}-heading`} className="font-semibold text-lg">
          Review and delegate
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {count} of {list.points.length}
        </p>
      </div>
      <div role="alert">{tick.refusal && <Callout look="alarm">{tick.refusal}</Callout>}</div>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {list.points.map(({ slug, text, afterOrder }, item) => (
          <li key={slug} className="px-4 py-1">
            <label className="flex min-h-11 items-start gap-3.5 py-2.5 leading-relaxed has-enabled:cursor-pointer">
              <input
                type="checkbox"
                checked={isTicked(item)}
                disabled={isOff}
                onChange={(event) => tick.send({ list: 'review', item, isTicked: event.target.checked })}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <span className={isTicked(item) ? 'text-ink-soft' : ''}>{text}</span>
            </label>
            <div role="status">
              {afterOrder && (
                <p className="mb-3 ml-[2.125rem] rounded-xl bg-away-soft px-3.5 py-2.5 text-[#5f3f00] leading-relaxed">
                  {afterOrder}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RoleBoardProps {
  readonly role: RoleId
  readonly tasks: readonly BoardTask[]
  readonly clock: Clock
  readonly now: number
  readonly isReady: boolean
}

/** One person's tasks, live. */
function RoleBoard({ role, tasks, clock, now, isReady }: RoleBoardProps) {
  const name = useTeammate(role)?.name
  const units = tasks.flatMap((task) => task.units ?? [])
  const busy = busyWith(units, now)

  return (
    <section data-role={role} aria-label={roles[role].label} className="rounded-card border border-line bg-paper">
      <div className="flex items-center gap-3 rounded-t-card bg-(--role-soft) px-4 py-3">
        <RoleAvatar role={role} size="small" isEmpty={!name} />
        <div className="min-w-0 flex-1 leading-snug">
          <h3 className="truncate font-semibold">
            {roles[role].label}
            {name && <span className="font-normal"> · {name}</span>}
          </h3>
          {/* Without the pieces of work nobody can say who is free. */}
          {(isReady || units.length > 0) && (
            <p className="text-sm tabular-nums">
              {isReady ? 'Ready to leave' : busyText(busy, busy && unitState(busy, clock, now))}
            </p>
          )}
        </div>
      </div>
      <ul className="divide-y divide-line px-4">
        {tasks.map((task) => (
          <li key={task.firebaseId} className="py-1.5">
            <TaskRows task={task} clock={clock} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const statusTexts = { pending: 'Not started', started: 'Under way', done: 'Done' } as const

/** A task that is one piece of work is one row; one of several has a heading. */
function TaskRows({ task, clock, now }: { task: BoardTask; clock: Clock; now: number }) {
  const { taskName, taskStatus, units } = task
  const isHeaded = units === null || units.length > 1

  return (
    <>
      {isHeaded && (
        <p className="flex items-baseline justify-between gap-3 pt-1.5 leading-snug">
          <span className="font-medium">{taskName}</span>
          <span className="text-ink-soft text-sm">{statusTexts[taskStatus]}</span>
        </p>
      )}
      {units && (
        <ul className={isHeaded ? 'mt-0.5 ml-1 border-line border-l-2 pl-3' : ''}>
          {units.map((unit) => (
            <UnitRow key={unit.id} unit={unit} state={unitState(unit, clock, now)} />
          ))}
        </ul>
      )}
    </>
  )
}

const icons = {
  pending: Circle,
  open: CircleDashed,
  check: Eye,
  running: Hourglass,
  'on-its-way': Hourglass,
  done: CircleCheck,
} as const

const looks = {
  pending: 'text-ink-soft',
  open: 'text-(--role)',
  check: 'text-away',
  running: 'text-(--role)',
  'on-its-way': 'text-(--role)',
  done: 'text-present',
} as const

/** One piece of work on the board: how it stands, its clock, its steps. */
function UnitRow({ unit, state }: { unit: BoardUnit; state: UnitState }) {
  const Icon = icons[state.kind]
  const { stepsDone, stepsInAll } = unit
  const isUnderWay = state.kind === 'open' || state.kind === 'check'

  return (
    <li className="flex items-start gap-3 py-2">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 ${looks[state.kind]}`} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-medium">{unit.name}</p>
        <p className="text-ink-soft text-sm tabular-nums">{unitText(state)}</p>
        {isUnderWay && (
          <div aria-hidden className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-line">
            <div
              className="h-full rounded-full bg-(--role) transition-[width]"
              style={{ width: `${(100 * stepsDone) / Math.max(1, stepsInAll)}%` }}
            />
          </div>
        )}
      </div>
      <p className="shrink-0 pt-0.5 text-ink-soft text-sm tabular-nums">
        {stepsDone} of {stepsInAll}
        <span className="sr-only"> steps</span>
      </p>
    </li>
  )
}

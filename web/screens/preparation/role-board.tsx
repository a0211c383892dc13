import type { RoleId } from '#case/records/roles.ts'
import type { BoardTask } from '#case/views/preparation/board.ts'
import type { Clock } from '#case/views/view.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { useTeammate } from '../../team/use-team.ts'
import { UnitRow } from './unit-row.tsx'
import { busyWith, unitState } from './unit-state.ts'
import { busyText } from './unit-text.ts'

interface RoleBoardProps {
  readonly role: RoleId
  readonly tasks: readonly BoardTask[]
  readonly clock: Clock
  readonly now: number
  readonly isReady: boolean
}

/** One person's tasks, live. */
export function RoleBoard({ role, tasks, clock, now, isReady }: RoleBoardProps) {
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

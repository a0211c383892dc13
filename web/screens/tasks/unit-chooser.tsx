import { Check } from 'lucide-react'
import { Link } from 'react-router'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import { unitStateOf } from '../../tasks/steps/unit-state.ts'
import { taskPath } from './task-path.ts'

interface UnitChooserProps {
  readonly units: readonly UnitView[]
  readonly shown: UnitView
  readonly now: number
  /** Leaves the room to a picture below. */
  readonly isLow: boolean
}

/** Several pieces of work on one page: which of them is shown. */
export function UnitChooser({ units, shown, now, isLow }: UnitChooserProps) {
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

import { Circle, CircleCheck, CircleDashed, Eye, Hourglass } from 'lucide-react'
import type { BoardUnit } from '#case/views/preparation/board.ts'
import type { UnitState } from './unit-state.ts'
import { unitText } from './unit-text.ts'

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
export function UnitRow({ unit, state }: { unit: BoardUnit; state: UnitState }) {
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

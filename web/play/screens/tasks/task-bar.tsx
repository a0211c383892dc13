import { Timer } from 'lucide-react'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import { useStuckHeight } from '../../../base/ui/use-stuck-height.ts'
import { unitReadoutOf } from '../../../hands/tasks/steps/unit-clock.ts'

/** The clock of the work in hand and its steps. It stays in sight below the header. */
export function TaskBar({ unit, now, pace }: { unit: UnitView; now: number; pace: number }) {
  const { passed, left, share, isOver } = unitReadoutOf(unit, now, pace)
  const stepsDone = unit.steps.filter(({ doneAt }) => doneAt !== null && doneAt <= now).length

  return (
    <div ref={useStuckHeight('bar')} className="-mx-5 stuck-bar z-5 space-y-2 border-line border-y bg-paper px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 leading-6">
        <p
          role="timer"
          aria-label={`${unit.name} clock`}
          className="flex items-center gap-2 font-semibold tabular-nums"
        >
          <Timer aria-hidden size={19} className="shrink-0 text-(--role)" />
          {passed}
        </p>
        <p className={`font-medium tabular-nums ${isOver ? 'text-away' : 'text-ink-soft'}`}>{left}</p>
        <p className="text-ink-soft text-sm tabular-nums">
          {stepsDone} of {unit.steps.length} steps
        </p>
      </div>
      {share !== null && <TimeBar share={share} isOver={isOver} />}
    </div>
  )
}

/** How much of a time has passed: a picture of what stands beside it in words. */
export function TimeBar({ share, isOver }: { share: number; isOver: boolean }) {
  return (
    <div aria-hidden data-bar className="h-1.5 overflow-hidden rounded-full bg-line">
      <div
        className={`h-full rounded-full motion-safe:transition-[width] motion-safe:duration-1000 motion-safe:ease-linear ${isOver ? 'bg-away' : 'bg-(--role)'}`}
        style={{ width: `${share * 100}%` }}
      />
    </div>
  )
}

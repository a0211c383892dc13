import { CircleCheck, Hourglass, Timer, Truck } from 'lucide-react'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import type { Clock } from '#case/views/view.ts'
import { ButtonLink } from '../../../base/ui/button.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { useStuckHeight } from '../../../base/ui/use-stuck-height.ts'
import { unitReadoutOf } from '../../../hands/tasks/steps/unit-clock.ts'
import { unitStateOf } from '../../../hands/tasks/steps/unit-state.ts'

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

interface TaskEndProps {
  readonly unit: UnitView
  readonly now: number
  readonly clock: Clock
  readonly tasksPath: string
  /** What could be opened next, of the same task. */
  readonly next: { readonly name: string; readonly to: string } | null
}

/** Every step is done: what is still under way, and the way back. */
export function TaskEnd({ unit, now, clock, tasksPath, next }: TaskEndProps) {
  const { kind } = unitStateOf(unit, now)
  if (kind !== 'finishing' && kind !== 'coming' && kind !== 'done') return null
  const Icon = kind === 'done' ? CircleCheck : kind === 'coming' ? Truck : Hourglass

  return (
    <div tabIndex={-1} className="space-y-4 rounded-card bg-(--role-soft) p-5 outline-none" {...entry}>
      <div role="status" className="flex gap-3 leading-snug">
        <Icon aria-hidden size={24} className="shrink-0 text-(--role)" />
        <div className="space-y-1">
          {endTexts(unit, now, clock).map((text, index) => (
            <p key={text} className={index === 0 ? 'font-semibold text-lg' : ''}>
              {text}
            </p>
          ))}
        </div>
      </div>
      {kind === 'finishing' && unit.freeAt !== null && (
        <p className="tabular-nums">You are free in {leftText((unit.freeAt - now) * clock.pace)}.</p>
      )}
      <div className="grid gap-2.5">
        {next && (
          <ButtonLink to={next.to} replace>
            Next: {next.name}
          </ButtonLink>
        )}
        <ButtonLink to={tasksPath} look={next ? 'quiet' : 'primary'}>
          Back to the tasks
        </ButtonLink>
      </div>
    </div>
  )
}

/** Without anything that ticks: a screen reader hears them once. */
function endTexts({ freeAt, doneAt, ...unit }: UnitView, now: number, { startedAt, pace }: Clock): readonly string[] {
  const { kind } = unitStateOf({ freeAt, doneAt, ...unit }, now)
  const isBrought = freeAt !== null && doneAt !== null && doneAt > freeAt
  if (isBrought && kind === 'done') return ['Done. The order has arrived.']
  if (kind === 'done') return ['Done.']
  if (!isBrought) return ['All steps are done.', 'You stay with it until its time is up.']
  const at = clockText((doneAt - (startedAt ?? doneAt)) * pace)
  const sent = `Sent. It arrives at ${at} on the transport timer.`
  return kind === 'coming' ? [sent, 'You are free for other tasks meanwhile.'] : [sent]
}

import { CircleCheck, Hourglass, Truck } from 'lucide-react'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import type { Clock } from '#case/views/view.ts'
import { ButtonLink } from '../../../base/ui/button.tsx'
import { entry } from '../../../base/ui/entry-focus.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'
import { unitStateOf } from '../../../hands/tasks/steps/unit-state.ts'

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

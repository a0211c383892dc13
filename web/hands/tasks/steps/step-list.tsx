import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UnitView } from '#case/views/preparation/tasks.ts'
import { Button } from '../../../base/ui/button.tsx'
import { entry, useEntryFocus } from '../../../base/ui/focus-and-press.ts'
import { StepItem } from './step-item.tsx'
import type { StepAnswer } from './step-props.ts'
import { currentStepOf } from './unit-state.ts'

export interface StepListProps {
  readonly unit: UnitView
  /** The server's time, and how many times faster than life the case runs. */
  readonly now: number
  readonly pace: number
  /** What the last try at a step was answered, if it did not register. */
  readonly hint: { readonly step: string; readonly text: string } | null
  /** The answer that is on its way. */
  readonly sending: StepAnswer | null
  readonly isStarting: boolean
  /** Why it cannot start; null if it can. */
  readonly lockedBecause: string | null
  /** Null where it is only looked at. */
  readonly onStart: (() => void) | null
  readonly onStep: ((answer: StepAnswer) => void) | null
  /** What stands below once every step is done. */
  readonly children?: ReactNode
}

/** A piece of work as a plain list of its steps: the current one is open. It knows neither the network nor the role. */
export function StepList(props: StepListProps) {
  const { unit, now, pace, hint, sending, isStarting, lockedBecause, onStart, onStep, children } = props
  const current = unit.startedAt === null ? -1 : currentStepOf(unit.steps, now)
  const open = unit.steps[current]
  const answered = open?.asks?.filter(({ isDone }) => isDone).length ?? 0
  const container = useEntryFocus(
    [current, open?.doneAt, open?.checkAskedAt, open?.sentBack?.finding, answered].join('/'),
  )

  return (
    <div ref={container} className="space-y-5">
      {unit.startedAt === null && onStart && (
        <div className="space-y-3">
          {lockedBecause && <p className="text-center text-ink-soft leading-snug">{lockedBecause}</p>}
          <Button
            className="min-h-14 w-full text-lg"
            disabled={lockedBecause !== null}
            aria-disabled={isStarting}
            onClick={() => !isStarting && onStart()}
            {...entry}
          >
            <Play aria-hidden size={20} />
            Start
          </Button>
        </div>
      )}
      <ol aria-label="Steps" className="space-y-2">
        {unit.steps.map((step, index) => (
          <StepItem
            key={step.slug}
            work={unit.id}
            step={step}
            number={index + 1}
            standing={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            waitMs={step.doneAt === null ? null : (step.doneAt - now) * pace}
            hint={hint?.step === step.slug ? hint.text : null}
            sending={sending?.step === step.slug ? sending : null}
            onAnswer={onStep && ((answer) => onStep({ step: step.slug, ...answer }))}
          />
        ))}
      </ol>
      {children}
    </div>
  )
}

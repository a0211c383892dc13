import { Check, Hourglass, UserCheck } from 'lucide-react'
import type { ComponentType } from 'react'
import type { StepView } from '#case/views/preparation/task-steps.ts'
import { Button } from '../../../base/ui/button.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import { Hint } from '../../../base/ui/hint.tsx'
import { leftText } from '../../../base/ui/number-text.ts'
import { SentBackNote } from './check-sent-back.tsx'
import { ChooseStep, PickStep } from './choice-steps.tsx'
import { AnsweredNumber, NumberStep, NumbersStep } from './number-steps.tsx'
import type { StepProps } from './step-props.ts'

type StepStanding = 'done' | 'current' | 'ahead'

interface StepItemProps extends Omit<StepProps, 'onAnswer'> {
  readonly number: number
  readonly standing: StepStanding
  /** How long its own wait still runs; null while it was not begun. */
  readonly waitMs: number | null
  readonly onAnswer: StepProps['onAnswer'] | null
}

const kinds: { readonly [K in StepView['kind']]: ComponentType<StepProps> } = {
  do: DoStep,
  choose: ChooseStep,
  number: NumberStep,
  'pick-items': PickStep,
  check: CheckStep,
  numbers: NumbersStep,
}

const looks: { readonly [P in StepStanding]: { readonly item: string; readonly mark: string } } = {
  done: { item: 'border-transparent py-1', mark: 'bg-(--role) text-white' },
  current: {
    item: 'border-(--role) bg-paper py-3 shadow-sheet',
    mark: 'bg-(--role-soft) text-(--role) ring-2 ring-(--role)',
  },
  ahead: { item: 'border-transparent py-1 text-ink-soft', mark: 'bg-surface text-ink-soft ring-1 ring-line-strong' },
}

export function StepItem({ number, standing, waitMs, onAnswer, ...props }: StepItemProps) {
  const { item, mark } = looks[standing]
  return (
    <li
      aria-current={standing === 'current' ? 'step' : undefined}
      className={`flex gap-3.5 rounded-card border-2 px-3 ${item}`}
    >
      <span
        aria-hidden
        className={`flex size-7 shrink-0 items-center justify-center rounded-full font-semibold text-sm tabular-nums ${mark}`}
      >
        {standing === 'done' ? <Check size={16} strokeWidth={3} /> : number}
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <Content standing={standing} waitMs={waitMs} onAnswer={onAnswer} {...props} />
      </div>
    </li>
  )
}

function Content({ standing, waitMs, onAnswer, ...props }: Omit<StepItemProps, 'number'>) {
  const { step } = props
  if (standing === 'done') return <DoneStep step={step} />
  if (standing === 'ahead' || !onAnswer) return <p className="leading-snug">{step.label}</p>
  if (waitMs !== null) return <WaitingStep step={step} leftMs={waitMs} />
  const Kind = kinds[step.kind]
  return <Kind onAnswer={onAnswer} {...props} />
}

/** A step that is behind, with what there is to read of it. */
function DoneStep({ step }: { step: StepView }) {
  const picked = (step.items ?? []).filter(({ isPicked }) => isPicked)
  return (
    <div className="space-y-1.5 leading-snug">
      <p>
        <span className="sr-only">Done: </span>
        {step.label}
      </p>
      {step.reading && <p className="font-medium">{step.reading}</p>}
      {picked.length > 0 && (
        <ul className="space-y-1 text-ink-soft text-sm">
          {picked.map(({ slug, name, note }) => (
            <li key={slug}>
              <span className="font-medium text-ink">{name}</span>
              {note && `: ${note}`}
            </li>
          ))}
        </ul>
      )}
      {step.asks?.map((ask) => (
        <AnsweredNumber key={ask.slug} ask={ask} />
      ))}
    </div>
  )
}

/** A step that was begun and ends by itself. */
function WaitingStep({ step, leftMs }: { step: StepView; leftMs: number }) {
  return (
    <div tabIndex={-1} className="space-y-2 rounded-xl outline-none" {...entry}>
      <p className="font-semibold text-lg leading-snug">{step.label}</p>
      <p className="flex items-center gap-2.5 font-medium text-away">
        <Hourglass aria-hidden size={20} className="shrink-0 animate-pulse" />
        <span>
          Please wait, <span className="tabular-nums">{leftText(leftMs)}</span> to go
        </span>
      </p>
    </div>
  )
}

/** A plain act: the button says what is done. */
function DoStep({ step, hint, sending, onAnswer }: StepProps) {
  return (
    <div className="space-y-4 has-[>[role=status]:empty]:space-y-0">
      <Button
        aria-disabled={sending !== null}
        className="min-h-14 w-full text-balance text-lg leading-snug"
        onClick={() => sending === null && onAnswer({})}
        {...entry}
      >
        {step.label}
      </Button>
      <Hint text={hint} />
    </div>
  )
}

/** Asks a second person, then waits for the answer. */
function CheckStep(props: StepProps) {
  const { step } = props
  if (step.checkAskedAt === null) {
    return (
      <div className="space-y-3">
        {step.sentBack && <SentBackNote sentBack={step.sentBack} />}
        <DoStep {...props} />
      </div>
    )
  }
  return (
    <div tabIndex={-1} className="space-y-2 rounded-xl outline-none" {...entry}>
      <p className="font-semibold text-lg leading-snug">{step.label}</p>
      <p className="flex items-center gap-2.5 font-medium text-away">
        <UserCheck aria-hidden size={20} className="shrink-0 animate-pulse" />
        Waiting for the Provider or RT
      </p>
      <p className="text-ink-soft leading-snug">
        The request is on their screens. RT cannot check during the calibration.
      </p>
    </div>
  )
}

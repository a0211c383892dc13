import { Check, Hourglass, MapPin, Play, Scan, UserCheck } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../base/ui/button.tsx'
import { entry } from '../../base/ui/focus-and-press.ts'
import { Hint } from '../../base/ui/hint.tsx'
import { leftText } from '../../base/ui/number-text.ts'
import { type Ar, noArTexts } from './ar/use-ar.ts'
import type { Draft, SceneSetup } from './scene/scene.ts'
import { SentBackNote } from './steps/check-sent-back.tsx'
import type { StepListProps } from './steps/step-list.tsx'
import { ValueEntry } from './value-entry.tsx'

interface InstructionCardProps extends StepListProps {
  readonly ref: Ref<HTMLDivElement>
  /** What the whole work is, in a sentence. */
  readonly about: string
  readonly ar: Ar
  readonly setup: SceneSetup
  /** What is said about the last tap where the rules were not asked. */
  readonly note: string | null
  readonly onDraft: (draft: Draft) => void
  readonly onConfirm: () => void
  /** Points out the parts of the step; null where there are none. */
  readonly onShow: (() => void) | null
}

/** What to do now, what was said about the last try, and the exact value where one is asked for. */
export function InstructionCard({ ref, ...props }: InstructionCardProps) {
  const { unit, setup, children } = props
  const step = unit.steps[setup.current]
  if (unit.startedAt === null) {
    return (
      <Card ref={ref}>
        <StartCard {...props} />
      </Card>
    )
  }
  // Whatever says that all is done brings a frame of its own.
  if (!step) {
    return (
      <div
        ref={ref}
        className="absolute inset-x-2.5 bottom-2.5 z-10 max-h-[70%] overflow-y-auto rounded-card shadow-sheet"
      >
        {children}
      </div>
    )
  }
  return (
    <Card ref={ref}>
      <Instruction {...props} />
      <WaitLine setup={setup} />
      {props.onStep && <ValueEntry {...props} />}
      <Hint text={props.note ?? props.hint?.text ?? null} />
    </Card>
  )
}

const Card = ({ ref, children }: { readonly ref: Ref<HTMLDivElement>; readonly children: ReactNode }) => (
  <div
    ref={ref}
    data-card
    className="absolute inset-x-2.5 bottom-2.5 z-10 flex max-h-[70%] flex-col gap-3 overflow-y-auto rounded-card border border-line bg-paper p-3.5 shadow-sheet [&>:empty]:absolute"
  >
    {children}
  </div>
)

function Instruction({ unit, setup, onStep, onShow }: Omit<InstructionCardProps, 'ref'>) {
  const step = unit.steps[setup.current]
  const before = unit.steps[setup.current - 1]
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 leading-snug">
        {unit.order && (
          <p title={unit.order} className="mb-1 truncate text-ink-soft text-sm">
            {unit.order}
          </p>
        )}
        <div aria-live="polite">
          {before?.reading && (
            <p className="mb-1 flex gap-1.5 text-present text-sm">
              <Check aria-hidden size={17} strokeWidth={2.5} className="mt-px shrink-0" />
              {before.reading}
            </p>
          )}
          <p tabIndex={-1} className="font-semibold text-lg leading-snug" {...entry}>
            <span className="mr-2 font-medium text-base text-ink-soft tabular-nums">
              <span className="sr-only">Step </span>
              {setup.current + 1}
              <span aria-hidden>/</span>
              <span className="sr-only"> of </span>
              {unit.steps.length}
              <span className="sr-only">: </span>
            </span>
            {step?.label}
          </p>
        </div>
      </div>
      {onShow && onStep && setup.waitMs === null && (
        <button
          type="button"
          onClick={onShow}
          className="-mt-1 -mr-1 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-xl px-2.5 font-semibold text-(--role) text-sm transition-colors hover:bg-wash"
        >
          <MapPin aria-hidden size={17} />
          Show
        </button>
      )}
    </div>
  )
}

/** A step that ends by itself, or by somebody else. */
function WaitLine({ setup: { steps, current, waitMs } }: { readonly setup: SceneSetup }) {
  const { checkAskedAt = null, sentBack = null } = steps[current] ?? {}
  const isAsked = checkAskedAt !== null
  if (waitMs === null && !isAsked) {
    return sentBack && <SentBackNote sentBack={sentBack} />
  }
  const Icon = isAsked ? UserCheck : Hourglass
  return (
    <p className="flex items-center gap-2.5 font-medium text-away">
      <Icon aria-hidden size={20} className="shrink-0 animate-pulse" />
      {waitMs === null ? (
        'Waiting for the Provider or RT'
      ) : (
        <span>
          Please wait, <span className="tabular-nums">{leftText(waitMs)}</span> to go
        </span>
      )}
    </p>
  )
}

type StartCardProps = Pick<StepListProps, 'hint' | 'isStarting' | 'lockedBecause' | 'onStart'> & {
  readonly about: string
  readonly ar: Ar
}

/** What is to be done, and the clock that waits for it. */
function StartCard({ about, hint, isStarting, lockedBecause, onStart, ar }: StartCardProps) {
  return (
    <>
      <p className="leading-snug">{about}</p>
      {lockedBecause && <p className="text-ink-soft leading-snug">{lockedBecause}</p>}
      {onStart && (
        <Button
          className="min-h-13 w-full text-lg"
          disabled={lockedBecause !== null}
          aria-disabled={isStarting}
          onClick={() => !isStarting && onStart()}
        >
          <Play aria-hidden size={20} />
          Start
        </Button>
      )}
      {!ar.place && <RoomOffer ar={ar} />}
      <Hint text={hint?.text ?? null} />
    </>
  )
}

function RoomOffer({ ar: { support, enter } }: { readonly ar: Ar }) {
  if (support === 'asking') return null
  if (support !== 'possible') return <p className="text-ink-soft text-sm leading-snug">{noArTexts[support]}</p>
  return (
    <Button look="quiet" className="w-full" onClick={enter}>
      <Scan aria-hidden size={20} />
      View in your room
    </Button>
  )
}

import { Eye } from 'lucide-react'
import type { ChecksView } from '#case/views/checks.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { clockText } from './case-time.ts'
import { useHasStood } from './use-has-stood.ts'

const SEEN_AFTER_MS = 600

interface CheckRequestProps {
  readonly shown: ChecksView['open'][number]['shown']
  readonly waitsMs: number
  /** Bound by work of one's own: somebody else has to check, or later. */
  readonly isBusy: boolean
  readonly isSending: boolean
  readonly refusal: string | null
  readonly onConfirm: () => void
}

/** One drug, as it was made, for a second pair of eyes. */
export function CheckRequest({ shown, waitsMs, isBusy, isSending, refusal, onConfirm }: CheckRequestProps) {
  return (
    <section aria-label={`Second check: ${shown.drug}`} className="space-y-2.5 bg-away-soft px-5 py-3 text-[#5f3f00]">
      <p className="flex items-center gap-2 font-semibold leading-snug">
        <Eye aria-hidden size={20} className="shrink-0" />
        <span className="flex-1">RN asks for a second check</span>
        <span role="timer" aria-label="Waiting" className="font-medium tabular-nums">
          {clockText(waitsMs)}
        </span>
      </p>
      {isBusy ? (
        <p className="text-sm leading-snug">{shown.drug}. You can check once your own task lets you go.</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-xl bg-paper px-4 py-2.5 text-ink leading-snug">
            <Fact name="Drug" value={shown.drug} />
            <Fact name="Drawn up" value={shown.drawn} />
            <Fact name="Concentration" value={shown.concentration} />
            <Fact name="Weight" value={shown.weight} />
          </dl>
          <div role="alert">{refusal && <Callout look="alarm">{refusal}</Callout>}</div>
          <ConfirmCheck isSending={isSending} onConfirm={onConfirm} />
        </>
      )}
    </section>
  )
}

function ConfirmCheck({ isSending, onConfirm }: Pick<CheckRequestProps, 'isSending' | 'onConfirm'>) {
  const hasStood = useHasStood(SEEN_AFTER_MS)
  return (
    <Button className="w-full" disabled={isSending || !hasStood} onClick={onConfirm}>
      Confirm check
    </Button>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}

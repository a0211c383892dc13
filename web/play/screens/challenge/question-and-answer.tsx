import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LabelledFact } from '#case/story/patient.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'

/** What is asked, read first when its part opens. */
export function PartQuestion({ children }: { children: ReactNode }) {
  return (
    <p tabIndex={-1} className="text-pretty leading-relaxed outline-none" {...entry}>
      {children}
    </p>
  )
}

/** What is known: the numbers to work with. */
export function GivenFacts({ given }: { given: readonly LabelledFact[] }) {
  return (
    <dl className="divide-y divide-line rounded-xl bg-wash px-4 py-1">
      {given.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-4 py-2 leading-snug">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="max-w-[60%] shrink-0 text-right font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What one has answered. It stays as it was first entered. */
export function KeptAnswer({ label, answer }: { label: string; answer: string }) {
  return (
    <p className="flex items-center gap-3 rounded-xl bg-(--role-soft) px-4 py-3 leading-snug">
      <span className="min-w-0 flex-1">
        <span className="block text-ink-soft text-sm">{label}</span>
        <span className="block font-semibold tabular-nums">{answer}</span>
      </span>
      <Lock aria-hidden size={18} className="shrink-0 text-(--role)" />
      <span className="sr-only">, kept</span>
    </p>
  )
}

interface AnswerStateProps {
  /** What is on its way, if anything is. */
  readonly sending: string | null
  readonly refusal: string | null
}

/** What became of an answer that was sent: still on its way, or why it was not taken. */
export function AnswerState({ sending, refusal }: AnswerStateProps) {
  return (
    <>
      <div role="status" className="contents">
        {sending !== null && (
          <p className="animate-late text-center text-ink-soft text-sm">Your answer is on its way: {sending}</p>
        )}
      </div>
      <div role="alert" className="contents">
        {refusal && <Callout look="alarm">{refusal}</Callout>}
      </div>
    </>
  )
}

/** Said before Confirm. */
export function FinalNote() {
  return <p className="text-center text-ink-soft text-sm">Confirm is final: your first answer is kept.</p>
}

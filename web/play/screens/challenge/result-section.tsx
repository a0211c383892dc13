import { Check, CircleCheck, X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { VerdictView } from '#case/views/challenge/ask-result.ts'
import { messages } from '#content/texts/messages.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { ChosenByLine } from '../../../base/roles/role-tag.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { typeset } from '../../../base/ui/number-text.ts'

interface ResultSectionProps {
  readonly number: number
  readonly title: string
  /** The right answer, in few words. */
  readonly right?: string | undefined
  readonly children: ReactNode
}

/** One question of the challenge, looked back on. */
export function ResultSection({ number, title, right, children }: ResultSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="flex-1 font-semibold text-xl leading-tight">
          <span className="block font-medium text-ink-soft text-sm">Question {number}</span>
          {title}
        </h2>
        {right && (
          <p className="text-right leading-tight">
            <span className="block text-ink-soft text-sm">Right</span>
            <span className="font-bold text-xl tabular-nums">{right}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  )
}

interface AnswerRowProps {
  readonly role: RoleId
  readonly isOwn: boolean
  /** Why a wrong answer is wrong, where that can be told. */
  readonly why?: string | null | undefined
  readonly children: ReactNode
}

/** What one person answered. */
export function AnswerRow({ role, isOwn, why, children }: AnswerRowProps) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <RoleAvatar role={role} size="small" />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">
          {roles[role].label}
          {isOwn && <span className="font-normal text-ink-soft"> · you</span>}
        </p>
        {children}
        {why && <p className="mt-1 text-ink-soft text-sm">{why}</p>}
      </div>
    </li>
  )
}

/** One answer of a row with its mark. Without a mark there was none. */
export function Answer({ label, answer, isRight }: { label: string; answer: string | null; isRight: boolean }) {
  if (answer === null) return <p className="text-ink-soft">{label}</p>
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">
        <span className="text-ink-soft">{label}</span> <span className="font-medium tabular-nums">{answer}</span>
      </span>
      <VerdictMark isRight={isRight} />
    </p>
  )
}

export function AnswerRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-card border border-line bg-paper">{children}</ul>
}

/** Whether an answer was right, by sign and word. */
export function VerdictMark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 font-semibold text-sm ${isRight ? 'text-[#12633c]' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden size={18} strokeWidth={2.5} />
      {isRight ? 'Right' : 'Not right'}
    </span>
  )
}

/** How one arrives at it, step by step. */
export function Working({ formula, steps }: { formula?: string; steps: readonly string[] }) {
  return (
    <div className="rounded-card bg-wash px-4 py-3.5">
      {formula && <p className="mb-2 text-ink-soft tabular-nums">{typeset(formula)}</p>}
      <ol className="space-y-1.5">
        {steps.map((step) => (
          <li key={step} className="font-medium leading-relaxed tabular-nums">
            {typeset(step)}
          </li>
        ))}
      </ol>
    </div>
  )
}

interface OptionsProps {
  readonly options: readonly (VerdictView & { readonly chosenBy: readonly RoleId[] })[]
}

/** Every option and what there is to say about it. */
export function OptionsWithVerdicts({ options }: OptionsProps) {
  return (
    <ul className="divide-y divide-line">
      {options.map(({ name, isRight, verdict, chosenBy }) => (
        <li key={name} className="space-y-1 py-3 leading-snug first:pt-0 last:pb-0">
          <p className="flex items-start justify-between gap-3">
            <span className="font-semibold tabular-nums">{name}</span>
            {isRight && <CircleCheck aria-hidden size={20} className="shrink-0 text-present" />}
          </p>
          <p className={isRight ? 'font-medium text-[#12633c]' : 'text-ink-soft'}>{verdict}</p>
          <ChosenByLine roles={chosenBy} className="pt-0.5" />
        </li>
      ))}
    </ul>
  )
}

export function FoldedOptions({ options }: OptionsProps) {
  return (
    <Disclosure title={`All ${options.length} options, and why`}>
      <OptionsWithVerdicts options={options} />
    </Disclosure>
  )
}

/** What is said of an option that was chosen: its name, whether it is right and, if it is not, why. */
export function verdictOn(options: readonly VerdictView[], chosen: string | null) {
  const option = options.find(({ slug }) => slug === chosen)
  return option ? { name: option.name, isRight: option.isRight, why: option.isRight ? null : option.verdict } : null
}

/** The page is due, but what it should show is not there. */
export function NoData() {
  return (
    <div role="alert">
      <Callout look="alarm">
        <p className="font-semibold">{messages.noData}</p>
        <p>What belongs on this page cannot be read just now. Nothing your team has stored is lost.</p>
        <Button look="quiet" onClick={() => window.location.reload()}>
          Retry
        </Button>
      </Callout>
    </div>
  )
}

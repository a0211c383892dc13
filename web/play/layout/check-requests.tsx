import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { CheckedPart, WorkId } from '#case/records/preparation.ts'
import type { ChecksView } from '#case/views/preparation/checks.ts'
import { messages } from '#content/texts/messages.ts'
import { useCaseNow } from '../../base/live/case-now.ts'
import { notify } from '../../base/live/notice-store.ts'
import { useView } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { entry, useEntryFocus } from '../../base/ui/focus-and-press.ts'
import { boundUnits, clockText } from '../../base/ui/number-text.ts'
import { useStuckHeight } from '../../base/ui/use-stuck-height.ts'
import { useCallPerson } from '../../hands/attention/call-person.ts'

type Check = ChecksView['open'][number]

/** Mixed drugs that wait for a second person. Stands on every screen of whoever may check. */
export function CheckRequests() {
  const checks = useView((view) => view.checks)
  const [asked, setAsked] = useState<WorkId | null>(null)
  // Here, not in the request: that is gone when the answer comes.
  const confirm = useCommand('confirm-check', () => notify(messages.answerStored))
  const sendBack = useCommand('send-back-check', () => notify(messages.answerStored))
  const open = checks?.open ?? []
  const stuck = useStuckHeight('checks')
  useCallPerson(open[0] ? `Second check: ${open[0].drug}` : null)

  function send({ work }: Check, part: CheckedPart | null) {
    setAsked(work)
    if (part === null) confirm.send({ work })
    else sendBack.send({ work, part })
  }

  return (
    <>
      <p role="status" className="sr-only">
        {open.map(({ drug }) => `RN asks for a second check: ${drug}`).join('. ')}
      </p>
      {open.length > 0 && (
        <div ref={stuck} className="stuck-checks z-10 border-line border-y">
          <OpenChecks
            checks={open}
            busy={checks?.busy ?? null}
            isSending={confirm.isSending || sendBack.isSending}
            refusalOf={({ work }) => (work === asked ? (confirm.refusal ?? sendBack.refusal) : null)}
            onAnswer={send}
          />
        </div>
      )}
    </>
  )
}

interface OpenChecksProps {
  readonly checks: readonly Check[]
  readonly busy: ChecksView['busy']
  readonly isSending: boolean
  readonly refusalOf: (check: Check) => string | null
  readonly onAnswer: (check: Check, part: CheckedPart | null) => void
}

/** The clock runs only while there is something to wait for. */
function OpenChecks({ checks, busy, isSending, refusalOf, onAnswer }: OpenChecksProps) {
  const pace = useView((view) => view.clock.pace) ?? 1
  const now = useCaseNow(checks[0]?.askedAt)
  const isBusy = busy !== null && (busy.until === null || busy.until > now)

  return checks.map((check) => (
    <CheckRequest
      key={check.work}
      check={check}
      waitsMs={Math.max(0, now - check.askedAt) * pace}
      isBusy={isBusy}
      isSending={isSending}
      refusal={refusalOf(check)}
      onConfirm={() => onAnswer(check, null)}
      onSendBack={(part) => onAnswer(check, part)}
    />
  ))
}

const SEEN_AFTER_MS = 600

interface CheckRequestProps {
  readonly check: Check
  readonly waitsMs: number
  /** Bound by work of one's own: somebody else has to check, or later. */
  readonly isBusy: boolean
  readonly isSending: boolean
  readonly refusal: string | null
  readonly onConfirm: () => void
  readonly onSendBack: (part: CheckedPart) => void
}

/** One drug, its order and what was made of it apart, for a second pair of eyes. */
function CheckRequest({ check, waitsMs, isBusy, refusal, ...answering }: CheckRequestProps) {
  const { drug, order, made } = check
  return (
    <section aria-label={`Second check: ${drug}`} className="space-y-2.5 bg-away-soft px-5 py-3 text-[#5f3f00]">
      <p className="flex items-center gap-2 font-semibold leading-snug">
        <Eye aria-hidden size={20} className="shrink-0" />
        <span className="flex-1">RN asks for a second check</span>
        <span role="timer" aria-label="Waiting" className="font-medium tabular-nums">
          {clockText(waitsMs)}
        </span>
      </p>
      {isBusy ? (
        <p className="text-sm leading-snug">{drug}. You can check once your own task lets you go.</p>
      ) : (
        <>
          <dl className="rounded-xl bg-paper px-4 py-2 text-ink leading-snug">
            <div className="mb-1.5 border-line border-b pb-1.5">
              <dt className="text-ink-soft text-sm">The order</dt>
              <dd className="font-semibold">{boundUnits(order)}</dd>
            </div>
            {made.map(({ slug, name, value }) => (
              <div key={slug} className="flex gap-3 py-0.5">
                <dt className="w-18 shrink-0 text-ink-soft">{name}</dt>
                <dd className="min-w-0 font-medium">{boundUnits(value)}</dd>
              </div>
            ))}
          </dl>
          <div role="alert">{refusal && <Callout look="alarm">{refusal}</Callout>}</div>
          <CheckAnswer made={made} {...answering} />
        </>
      )}
    </section>
  )
}

type CheckAnswerProps = Pick<Check, 'made'> & Pick<CheckRequestProps, 'isSending' | 'onConfirm' | 'onSendBack'>

/** It fits, or what of it does not. */
function CheckAnswer({ made, isSending, onConfirm, onSendBack }: CheckAnswerProps) {
  const isOff = !useHasStood(SEEN_AFTER_MS) || isSending
  const [isNaming, setIsNaming] = useState(false)
  const container = useEntryFocus(String(isNaming))
  if (!isNaming) {
    return (
      <div ref={container} className="grid grid-cols-2 gap-2.5">
        <Button look="quiet" disabled={isOff} onClick={() => setIsNaming(true)} {...entry}>
          Does not fit
        </Button>
        <Button disabled={isOff} onClick={onConfirm}>
          Confirm check
        </Button>
      </div>
    )
  }
  return (
    <fieldset className="space-y-2">
      <legend className="font-semibold">What does not fit?</legend>
      <div ref={container} className="flex flex-wrap gap-2 *:flex-1">
        {made.map(({ slug, name }) => (
          <Button key={slug} className="px-2!" disabled={isOff} onClick={() => onSendBack(slug)} {...entry}>
            {name}
          </Button>
        ))}
        <Button look="quiet" className="px-2!" onClick={() => setIsNaming(false)}>
          Back
        </Button>
      </div>
    </fieldset>
  )
}

/** Whether something has been on the page for this long: what comes up under a finger is not pressed by accident. */
function useHasStood(ms: number): boolean {
  const [hasStood, setHasStood] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), ms)
    return () => clearTimeout(timer)
  }, [ms])

  return hasStood
}

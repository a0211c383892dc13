import { useState } from 'react'
import type { CheckedPart } from '#case/records/preparation.ts'
import type { ChecksView } from '#case/views/preparation/checks.ts'
import { messages } from '#content/texts/messages.ts'
import { useCallPerson } from '../attention/use-call-person.ts'
import { notify } from '../live/notice-store.ts'
import { useServerNow, useView } from '../live/surroundings.ts'
import { useCommand } from '../live/use-command.ts'
import { useStuckHeight } from '../ui/use-stuck-height.ts'
import { CheckRequest } from './check-request.tsx'

type Check = ChecksView['open'][number]

/** Mixed drugs that wait for a second person. Stands on every screen of whoever may check. */
export function CheckRequests() {
  const checks = useView((view) => view.checks)
  const [asked, setAsked] = useState<number | null>(null)
  // Here, not in the request: that is gone when the answer comes.
  const confirm = useCommand('confirm-check', () => notify(messages.answerStored))
  const sendBack = useCommand('send-back-check', () => notify(messages.answerStored))
  const open = checks?.open ?? []
  const stuck = useStuckHeight('checks')
  useCallPerson(open[0] ? `Second check: ${open[0].drug}` : null)

  function send({ work, askedAt }: Check, part: CheckedPart | null) {
    setAsked(askedAt)
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
            refusalOf={({ askedAt }) => (askedAt === asked ? (confirm.refusal ?? sendBack.refusal) : null)}
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
  const now = useServerNow(checks[0]?.askedAt)
  const isBusy = busy !== null && (busy.until === null || busy.until > now)

  return checks.map((check) => (
    <CheckRequest
      key={check.askedAt}
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

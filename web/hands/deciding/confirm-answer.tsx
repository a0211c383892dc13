import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { roles } from '../../base/roles/roles.ts'
import { AskFirst } from '../../base/ui/ask-first.tsx'
import { Button } from '../../base/ui/button.tsx'
import { afterPaint } from '../../base/ui/focus-and-press.ts'

interface ConfirmAnswerProps {
  readonly isOff: boolean
  /** Whose advice a decision would do without. */
  readonly missing: readonly RoleId[]
  /** What the others do before a decision. */
  readonly help?: keyof typeof helps
  /** What else should be asked before it is sent. */
  readonly doubt?: { readonly title: string; readonly text: string } | null
  readonly onConfirm: () => void
}

const helps = {
  advise: { title: 'Decide without advice?', done: 'advised', closes: 'Advice closes' },
  suggest: { title: 'Choose without suggestions?', done: 'suggested', closes: 'Suggestions close' },
} as const

/**
 * Sends the choice. Who would decide without having heard the others is asked first. A dialog that opens or closes makes the
 * browser work out the whole page: what a press does comes in two steps, of which the first is seen at once.
 */
export function ConfirmAnswer({ isOff, missing, help = 'advise', doubt = null, onConfirm }: ConfirmAnswerProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnheard = missing.length > 0

  return (
    <>
      <Button
        className="min-h-14 w-full text-lg"
        disabled={isOff}
        onClick={() => (isUnheard || doubt ? afterPaint(() => setIsAsking(true)) : onConfirm())}
      >
        Confirm
      </Button>
      {isAsking && (
        <AskFirst
          question={{
            title: doubt?.title ?? helps[help].title,
            text: [doubt?.text, doubt && !isUnheard ? null : helpText(missing, help)].filter(Boolean).join(' '),
            stay: isUnheard ? 'Wait' : doubt ? 'Go back' : 'Have a look',
            go: 'Go on',
          }}
          onStay={() => setIsAsking(false)}
          onGo={() => afterPaint(onConfirm)}
        />
      )}
    </>
  )
}

function helpText(missing: readonly RoleId[], help: keyof typeof helps): string {
  const { done, closes } = helps[help]
  if (missing.length === 0) return `RT and RN have ${done} meanwhile. Have a look before you decide.`
  const names = missing.map((role) => roles[role].label).join(' and ')
  return `${names} ${missing.length > 1 ? 'have' : 'has'} not ${done} yet. ${closes} with your decision.`
}

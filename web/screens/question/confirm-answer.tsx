import { useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import { roles } from '../../roles.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'

interface ConfirmAnswerProps {
  readonly isOff: boolean
  /** Whose advice a decision would do without. */
  readonly missing: readonly RoleId[]
  /** What else should be asked before it is sent. */
  readonly doubt?: { readonly title: string; readonly text: string } | null
  readonly onConfirm: () => void
}

/** Sends the choice. Who would decide without having heard the others is asked first. */
export function ConfirmAnswer({ isOff, missing, doubt = null, onConfirm }: ConfirmAnswerProps) {
  const [isAsking, setIsAsking] = useState(false)
  const isUnheard = missing.length > 0

  return (
    <>
      <Button
        className="min-h-14 w-full text-lg"
        disabled={isOff}
        onClick={() => (isUnheard || doubt ? setIsAsking(true) : onConfirm())}
      >
        Confirm
      </Button>
      {isAsking && (
        <AskFirst
          question={{
            title: doubt?.title ?? 'Decide without advice?',
            text: [doubt?.text, doubt && !isUnheard ? null : adviceText(missing)].filter(Boolean).join(' '),
            stay: isUnheard ? 'Wait' : doubt ? 'Go back' : 'Have a look',
            go: 'Go on',
          }}
          onStay={() => setIsAsking(false)}
          onGo={onConfirm}
        />
      )}
    </>
  )
}

function adviceText(missing: readonly RoleId[]): string {
  if (missing.length === 0) return 'RT and RN have advised meanwhile. Have a look before you decide.'
  const names = missing.map((role) => roles[role].label).join(' and ')
  return `${names} ${missing.length > 1 ? 'have' : 'has'} not advised yet. Advice closes with your decision.`
}

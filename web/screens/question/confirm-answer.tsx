import { useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import { roles } from '../../roles.ts'
import { AskFirst } from '../../ui/ask-first.tsx'
import { Button } from '../../ui/button.tsx'

interface ConfirmAnswerProps {
  readonly isOff: boolean
  /** Whose advice a decision would do without. */
  readonly missing: readonly RoleId[]
  readonly onConfirm: () => void
}

/** Sends the choice. Who would decide without having heard the others is asked first. */
export function ConfirmAnswer({ isOff, missing, onConfirm }: ConfirmAnswerProps) {
  const [isAsking, setIsAsking] = useState(false)
  const names = missing.map((role) => roles[role].label).join(' and ')

  return (
    <>
      <Button
        className="min-h-14 w-full text-lg"
        disabled={isOff}
        onClick={() => (missing.length > 0 ? setIsAsking(true) : onConfirm())}
      >
        Confirm
      </Button>
      {isAsking && (
        <AskFirst
          question={{
            title: 'Decide without advice?',
            text: names
              ? `${names} ${missing.length > 1 ? 'have' : 'has'} not advised yet. Advice closes with your decision.`
              : 'RT and RN have advised meanwhile. Have a look before you decide.',
            stay: names ? 'Wait' : 'Have a look',
            go: 'Go on',
          }}
          onStay={() => setIsAsking(false)}
          onGo={onConfirm}
        />
      )}
    </>
  )
}

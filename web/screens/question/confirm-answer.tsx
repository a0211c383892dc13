import { useState } from 'react'
import type { RoleId } from '#case/roles.ts'
import { roles } from '../../roles.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

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
        <Dialog title="Decide without advice?" kind="alert" onClose={() => setIsAsking(false)}>
          <div className="space-y-4 p-5">
            <p className="leading-relaxed">
              {names
                ? `${names} ${missing.length > 1 ? 'have' : 'has'} not advised yet. Advice closes with your decision.`
                : 'RT and RN have advised meanwhile. Have a look before you decide.'}
            </p>
            <div className="grid gap-2.5 column:grid-cols-2">
              <Button look="quiet" onClick={() => setIsAsking(false)}>
                {names ? 'Wait' : 'Have a look'}
              </Button>
              <Button
                onClick={() => {
                  setIsAsking(false)
                  onConfirm()
                }}
              >
                Go on
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  )
}

import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Hint } from './hint.tsx'

interface AnswerFormProps {
  readonly hint: string | null
  readonly isSending: boolean
  readonly onConfirm: () => void
  readonly children: ReactNode
}

/** Something to answer, then Confirm. The button keeps the focus while the answer is on its way. */
export function AnswerForm({ hint, isSending, onConfirm, children }: AnswerFormProps) {
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) onConfirm()
      }}
    >
      {children}
      <Hint text={hint} />
      <Button type="submit" aria-disabled={isSending} className="w-full">
        Confirm
      </Button>
    </form>
  )
}

import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { afterPaint } from './focus-and-press.ts'

/** What is asked before something that cannot be taken back. */
export interface Question {
  readonly title: string
  readonly text: string
  /** Leaves everything as it is: always the first button. */
  readonly stay: string
  /** Does it: always the last one. */
  readonly go: string
  /** Something is ended or deleted by it. */
  readonly isEnd?: true
}

export function AskFirst({ question, onStay, onGo }: { question: Question; onStay: () => void; onGo: () => void }) {
  const isGoing = useRef(false)

  /** Once, also where a finger is faster than the browser draws. */
  function go() {
    if (isGoing.current) return
    isGoing.current = true
    afterPaint(() => {
      isGoing.current = false
      onStay()
      onGo()
    })
  }

  return (
    <Dialog title={question.title} kind="alert" onClose={onStay}>
      <div className="space-y-4 p-5">
        <p>{question.text}</p>
        <div className="grid gap-2.5 column:grid-cols-2">
          <Button look="quiet" onClick={onStay}>
            {question.stay}
          </Button>
          <Button look={question.isEnd ? 'alarm' : 'primary'} onClick={go}>
            {question.go}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

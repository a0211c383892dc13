import { Callout } from '../../ui/callout.tsx'

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

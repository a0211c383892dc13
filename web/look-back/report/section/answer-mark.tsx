import { Check, X } from 'lucide-react'

/** Whether an answer was right, as a word with its sign. */
export function AnswerMark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X
  return (
    <span
      className={`flex shrink-0 items-center gap-1 font-semibold text-sm ${isRight ? 'text-[#12633c]' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden size={16} className="print:size-3" /> {isRight ? 'Right' : 'Not right'}
    </span>
  )
}

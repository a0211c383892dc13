import { Check, X } from 'lucide-react'

/** Whether an answer was right, by sign and word. */
export function VerdictMark({ isRight }: { isRight: boolean }) {
  const Icon = isRight ? Check : X
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 font-semibold text-sm ${isRight ? 'text-[#12633c]' : 'text-ink-soft'}`}
    >
      <Icon aria-hidden size={18} strokeWidth={2.5} />
      {isRight ? 'Right' : 'Not right'}
    </span>
  )
}

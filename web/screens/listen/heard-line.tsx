import { CheckCircle2 } from 'lucide-react'
import { entry } from '../../ui/entry-focus.ts'

/** How much of the briefing was heard. What was skipped does not count. */
export function HeardLine({
  share,
  hasListened,
  hasEnded,
}: {
  share: number
  hasListened: boolean
  hasEnded: boolean
}) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-2 text-sm">
      {hasListened ? (
        <span tabIndex={-1} className="flex items-center gap-2 font-semibold text-present" {...entry}>
          <CheckCircle2 aria-hidden size={20} />
          You have listened
        </span>
      ) : (
        <span className="text-ink-soft">
          {hasEnded ? 'You skipped some of it. Hear the grey parts too.' : shareText(share)}
        </span>
      )}
    </p>
  )
}

function shareText(share: number): string {
  if (share === 0) return 'Listen to all of it. What you skip does not count.'
  // In steps, so that it is not read out every second.
  const quarters = Math.floor(share * 4)
  return quarters === 0 ? 'Listening' : `${['', 'A quarter', 'Half', 'Three quarters', 'All'][quarters]} heard`
}

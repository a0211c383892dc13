import { Bot } from 'lucide-react'

/** Stands after a role where the trainer itself plays it. */
export function StandInMark() {
  return (
    <span className="whitespace-nowrap text-ink-soft">
      {' '}
      <Bot aria-hidden className="inline size-[1.15em] align-[-0.2em]" />
      <span className="sr-only">stand-in</span>
    </span>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface PersonTopicProps {
  readonly title: string
  /** What it comes to, in a few words. */
  readonly says: string
  readonly children: ReactNode
}

/** One thing that somebody did, to be unfolded. On paper it is open. */
export function PersonTopic({ title, says, children }: PersonTopicProps) {
  return (
    <details className="group/topic border-line border-t first:border-t-0 print:border-t-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-4 py-2 leading-snug hover:bg-wash print:min-h-0 print:break-after-avoid print:gap-1.5 print:px-0 print:py-0.5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 print:flex-none">
          <span className="block font-semibold print:inline">{title}</span>{' '}
          <span className="block text-ink-soft text-sm tabular-nums print:inline">{says}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open/topic:rotate-180 print:hidden"
        />
      </summary>
      <div className="space-y-3 px-4 pb-4 leading-snug print:space-y-1 print:px-0 print:pb-0.5">{children}</div>
    </details>
  )
}

import type { ReactNode } from 'react'

const looks = {
  info: 'border-line bg-wash text-ink',
  wait: 'border-[#ecd6a6] bg-away-soft text-[#5f3f00]',
  alarm: 'border-[#f0c4c0] bg-alarm-soft text-alarm',
} as const

/** A few sentences that stand out from the page. */
export function Callout({ look = 'info', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <div className={`space-y-3 rounded-card border p-4 leading-relaxed ${looks[look]}`}>{children}</div>
}

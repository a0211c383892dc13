import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import type { TaskListItem } from '#case/records/preparation.ts'

const looks = {
  pending: { Icon: Circle, text: 'Not started', look: 'bg-surface text-ink-soft' },
  started: { Icon: CircleDot, text: 'Started', look: 'bg-away-soft text-[#5f3f00]' },
  done: { Icon: CircleCheck, text: 'Done', look: 'bg-[#e4f4ec] text-[#125c38]' },
} as const

export function StatusChip({ status }: { status: TaskListItem['taskStatus'] }) {
  const { Icon, text, look } = looks[status]
  return (
    <span className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-2.5 py-1 font-medium text-sm ${look}`}>
      <Icon aria-hidden size={16} />
      {text}
    </span>
  )
}

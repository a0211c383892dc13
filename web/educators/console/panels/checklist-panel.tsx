import type { ComponentProps } from 'react'
import { Checklist } from '../checklist/checklist.tsx'
import { marksIn } from '../checklist/marks.ts'
import { Panel } from './panel.tsx'

/** What to watch for beside the screens. */
export function ChecklistPanel({
  className = '',
  ...props
}: ComponentProps<typeof Checklist> & { className?: string }) {
  const { objectives, flags } = props.view
  const met = objectives.filter(({ isMet }) => isMet).length
  const count = marksIn(flags).length
  return (
    <Panel
      title="Checklist"
      className={className}
      tool={
        <p className="text-ink-soft text-sm tabular-nums">
          {count} {count === 1 ? 'mark' : 'marks'} · {met} of {objectives.length} objectives met
        </p>
      }
    >
      <Checklist {...props} />
    </Panel>
  )
}

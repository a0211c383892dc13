import { Circle, CircleCheck } from 'lucide-react'
import type { ConsoleView } from '#case/views/console/console.ts'
import { Panel } from './panel.tsx'

/** What the team should learn, and what it has shown so far. */
export function ObjectivesPanel({
  objectives,
  className = '',
}: Pick<ConsoleView, 'objectives'> & { readonly className?: string }) {
  const met = objectives.filter(({ isMet }) => isMet).length
  return (
    <Panel
      title="Objectives"
      className={className}
      tool={
        <p className="text-ink-soft text-sm">
          {met} of {objectives.length} met
        </p>
      }
    >
      <ul className="space-y-2 px-4 pb-4">
        {objectives.map(({ text, shownBy, isMet }) => (
          <li key={text} className="flex items-start gap-2.5 leading-snug">
            {isMet ? (
              <CircleCheck aria-hidden size={20} className="mt-px shrink-0 text-present" />
            ) : (
              <Circle aria-hidden size={20} className="mt-px shrink-0 text-line-strong" />
            )}
            <span>
              <span className="sr-only">{isMet ? 'Met: ' : 'Not yet: '}</span>
              <span className={isMet ? 'font-medium' : ''}>{text}</span>
              <span className="block text-ink-soft text-sm">{shownBy}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

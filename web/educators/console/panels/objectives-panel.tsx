import { Circle, CircleCheck, CircleHelp, PencilLine } from 'lucide-react'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import { Panel } from './panel.tsx'

interface ObjectivesPanelProps {
  readonly objectives: readonly ObjectiveReport[]
  /** Null: nobody can, just now. */
  readonly onJudge: ((objective: ObjectiveReport) => void) | null
  readonly className?: string
}

/** What the team should learn, what it has shown so far, and what the educator says of it. */
export function ObjectivesPanel({ objectives, onJudge, className = '' }: ObjectivesPanelProps) {
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
      <ul className="space-y-1 px-4 pb-4">
        {objectives.map((objective) => (
          <li key={objective.slug} className="flex items-start gap-2.5 leading-snug">
            <Mark objective={objective} />
            <span className="min-w-0 flex-1">
              <span className={objective.isMet ? 'font-medium' : ''}>{objective.text}</span>
              <span className="block text-ink-soft text-sm">
                {objective.educator ? `You: ${objective.educator.word}` : objective.shownBy}
              </span>
            </span>
            <button
              type="button"
              aria-label={`Say what you saw: ${objective.text}`}
              disabled={!onJudge}
              onClick={() => onJudge?.(objective)}
              className="-my-1 grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-surface disabled:opacity-40"
            >
              <PencilLine aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Mark({ objective: { isMet, shown, educator } }: { objective: ObjectiveReport }) {
  const [Icon, look, said] = isMet
    ? ([CircleCheck, 'text-present', 'Met: '] as const)
    : educator || shown === 'missed'
      ? ([Circle, 'text-away', 'Not met: '] as const)
      : ([CircleHelp, 'text-line-strong', 'Not yet told: '] as const)
  return (
    <>
      <Icon aria-hidden size={20} className={`mt-px shrink-0 ${look}`} />
      <span className="sr-only">{said}</span>
    </>
  )
}

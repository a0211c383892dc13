import { Circle, CircleCheck, CircleHelp } from 'lucide-react'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'

interface ObjectiveStateProps {
  readonly objective: ObjectiveReport
  readonly isOff: boolean
  readonly onJudge: () => void
}

/** Whether an objective is met so far, and by what. A press on it is the way to say so oneself. */
export function ObjectiveState({ objective, isOff, onJudge }: ObjectiveStateProps) {
  const { text, educator, shownBy } = objective
  const [Icon, look, said] = stateOf(objective)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <button
        type="button"
        aria-label={`${said}. Say whether it is met: ${text}`}
        disabled={isOff}
        onClick={onJudge}
        className="-my-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-action disabled:opacity-40"
      >
        <Icon aria-hidden size={16} className={`shrink-0 ${look}`} />
        {said}
      </button>
      <span className="wrap-anywhere">{educator ? `You: ${educator.word}` : shownBy}</span>
    </p>
  )
}

function stateOf({ isMet, shown, educator }: ObjectiveReport) {
  if (isMet) return [CircleCheck, 'text-present', 'Met'] as const
  if (educator || shown === 'missed') return [Circle, 'text-away', 'Not met'] as const
  return [CircleHelp, 'text-line-strong', 'Not yet told'] as const
}

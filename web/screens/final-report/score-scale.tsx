import { scoreText } from '../../ui/number-text.ts'

interface ScoreScaleProps {
  readonly total: number
  readonly best: number
  readonly worst: number
}

/** Where the score lies between the worst and the best possible. The words beside it say the same. */
export function ScoreScale({ total, best, worst }: ScoreScaleProps) {
  const x = (points: number) => `${(100 * (points - worst)) / (best - worst)}%`
  return (
    <div aria-hidden className="mt-4 text-night-soft text-xs tabular-nums print:mt-2 print:text-ink-soft">
      <svg aria-hidden="true" width="100%" height="22" className="block overflow-visible">
        <line
          x1="0"
          x2="100%"
          y1="11"
          y2="11"
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-night-raised print:stroke-line"
        />
        <line x1={x(0)} x2={x(total)} y1="11" y2="11" strokeWidth="4" className="stroke-dawn print:stroke-ink" />
        <line
          x1={x(0)}
          x2={x(0)}
          y1="4"
          y2="18"
          strokeWidth="1.5"
          className="stroke-night-soft print:stroke-ink-soft"
        />
        <circle cx={x(total)} cy="11" r="7" strokeWidth="3" className="fill-white stroke-dawn print:stroke-ink" />
      </svg>
      <div className="relative h-4">
        <span className="absolute left-0">{scoreText(worst)}</span>
        <span className="-translate-x-1/2 absolute" style={{ left: x(0) }}>
          0
        </span>
        <span className="absolute right-0">{best} best possible</span>
      </div>
    </div>
  )
}

import { Bot, TriangleAlert } from 'lucide-react'
import type { Report } from '#case/report/report.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { roles } from '../../roles/roles.ts'
import { useTeam } from '../../team/use-team.ts'
import { scoreText } from '../../ui/number-text.ts'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** The score, what it means, and whose it is. */
export function ScoreCard({ report: { score, verdict, startedAt, run, standIns } }: { report: Report }) {
  const team = useTeam()
  const hasConcerns = verdict.concerns.length > 0
  return (
    <div className="rounded-card bg-night p-5 text-white print:border print:px-4 print:py-2.5 print:border-ink print:bg-paper print:text-ink">
      <p className="text-night-soft text-sm tabular-nums print:text-ink-soft">
        <span className="hidden print:inline">Neonatal Transport Trainer. </span>
        Training case 1, run {run}.{' '}
        <time dateTime={new Date(startedAt).toISOString()}>{dateFormat.format(startedAt)}</time>
      </p>
      <div className="print:flex print:items-start print:gap-8">
        <div className="print:flex-1">
          <div className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3 print:mt-1">
            <p className="leading-none">
              <span className="font-bold text-7xl tabular-nums tracking-tight print:text-5xl">
                {scoreText(score.total)}
              </span>{' '}
              <span className="whitespace-nowrap text-night-soft print:text-ink-soft">of {score.best} points</span>
            </p>
            <p
              className={`min-w-0 flex-1 basis-48 leading-tight tracking-tight print:text-ink ${hasConcerns ? 'text-lg text-night-soft' : 'font-bold text-2xl text-dawn'}`}
            >
              {hasConcerns && 'By points: '}
              {score.band.name}
            </p>
          </div>
          <p className="mt-3 max-w-prose text-lg leading-relaxed print:mt-1 print:text-base">
            {hasConcerns ? <Serious sentences={verdict.sentences} /> : verdict.sentences.join(' ')}
          </p>
        </div>
        <div className="print:w-2/5">
          <ScoreScale total={score.total} best={score.best} worst={score.worst} />
        </div>
      </div>
      {team.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-night-raised border-t pt-3 text-sm print:mt-2 print:border-line print:pt-1.5">
          {team.map(({ roleId, name, standIn }) => (
            <li key={roleId}>
              <span className="text-night-soft print:text-ink-soft">{roles[roleId].label}:</span>{' '}
              {standIn && <Bot aria-hidden className="inline size-[1.15em] align-[-0.2em]" />} {name}
              {standIn ? `, ${standIn.manner}` : standIns.some((one) => one.roleId === roleId) && ', after a stand-in'}
            </li>
          ))}
        </ul>
      )}
      <p className="hidden text-ink-soft text-xs print:mt-1 print:block">{disclaimer}</p>
    </div>
  )
}

/** What was dangerous and not put right stands first, and stands out. */
function Serious({ sentences: [first, ...others] }: { sentences: readonly string[] }) {
  return (
    <>
      <span className="mb-1 flex items-start gap-2 font-bold text-dawn text-xl leading-snug print:text-ink">
        <TriangleAlert aria-hidden size={22} className="mt-0.5 shrink-0" />
        {first}
      </span>{' '}
      {others.join(' ')}
    </>
  )
}

interface ScoreScaleProps {
  readonly total: number
  readonly best: number
  readonly worst: number
}

/** Where the score lies between the worst and the best possible. The words beside it say the same. */
function ScoreScale({ total, best, worst }: ScoreScaleProps) {
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

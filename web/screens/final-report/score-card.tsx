import type { Report } from '#case/report/report.ts'
import { disclaimer } from '#content/texts/messages.ts'
import { roles } from '../../roles/roles.ts'
import { useTeam } from '../../team/use-team.ts'
import { scoreText } from '../../ui/number-text.ts'
import { ScoreScale } from './score-scale.tsx'

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' })

/** The score, what it means, and whose it is. */
export function ScoreCard({ report: { score, startedAt, run } }: { report: Report }) {
  const team = useTeam()
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
            <p className="min-w-0 flex-1 basis-48 font-bold text-2xl text-dawn leading-tight tracking-tight print:text-ink">
              {score.band.name}
            </p>
          </div>
          <p className="mt-3 max-w-prose text-lg leading-relaxed print:mt-1 print:text-base">{score.band.advice}</p>
        </div>
        <div className="print:w-2/5">
          <ScoreScale total={score.total} best={score.best} worst={score.worst} />
        </div>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-1 border-night-raised border-t pt-3 text-sm print:mt-2 print:border-line print:pt-1.5">
        {team.map(({ roleId, name }) => (
          <li key={roleId}>
            <span className="text-night-soft print:text-ink-soft">{roles[roleId].label}:</span> {name}
          </li>
        ))}
      </ul>
      <p className="hidden text-ink-soft text-xs print:mt-1 print:block">{disclaimer}</p>
    </div>
  )
}

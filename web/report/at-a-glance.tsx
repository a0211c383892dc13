import type { Report } from '#case/report/report.ts'
import { clockText } from '../ui/number-text.ts'
import { bestCount } from './decisions/talking-points.ts'

/** Four numbers to begin with. */
export function AtAGlance({ report }: { report: Report }) {
  const { preparation, objectives, decisions, minutesLost } = report
  return (
    <dl className="grid grid-cols-2 gap-2.5 print:grid-cols-4 print:gap-1.5">
      <Tile
        name="Best choices"
        value={`${bestCount(decisions)} of ${decisions.length}`}
        note="decisions that could not be better"
      />
      <Tile
        name="Objectives met"
        value={`${objectives.filter(({ isMet }) => isMet).length} of ${objectives.length}`}
        note="of the case"
      />
      {preparation && (
        <Tile
          name="Preparation"
          value={clockText(preparation.durationMs)}
          note={`best possible ${clockText(preparation.bestMs)}`}
        />
      )}
      <Tile
        name="Hands lost"
        value={`${minutesLost} min`}
        note={minutesLost > 0 ? 'kept from her by umbilical lines' : 'no umbilical line was tried'}
      />
    </dl>
  )
}

function Tile({ name, value, note }: { name: string; value: string; note: string }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-wash px-4 py-3 print:px-2 print:py-1.5">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <span className="block font-bold text-2xl tabular-nums tracking-tight print:text-xl">{value}</span>
        <span className="block text-ink-soft text-sm leading-snug">{note}</span>
      </dd>
    </div>
  )
}

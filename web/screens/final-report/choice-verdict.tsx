import { Circle, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Harm } from '#case/report/harms.ts'
import { pointsText } from '../../ui/number-text.ts'
import { HarmMark } from './harm-mark.tsx'

interface ChoiceVerdictProps {
  readonly option: DecisionReport['chosen'][number]
  readonly harm?: Harm | null
  /** It was not chosen: what it is called on paper, where there is no heading over it. */
  readonly missed?: string | null
}

/** An option with its points and its reason. */
export function ChoiceVerdict({ option: { name, score, why }, harm = null, missed = null }: ChoiceVerdictProps) {
  const { Icon, look } = markOf(score, harm !== null, missed !== null)
  return (
    <li className="flex break-inside-avoid gap-2.5 print:gap-1">
      <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 print:size-[11px] ${look}`} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="flex flex-wrap items-start justify-between gap-x-3">
          <span className="flex-1 basis-32 font-medium">
            {missed && (
              <span aria-hidden className="hidden text-[#12633c] print:inline">
                {missed}:{' '}
              </span>
            )}
            {name}
          </span>
          <span className={`shrink-0 text-sm tabular-nums ${score < 0 ? 'font-semibold text-alarm' : 'text-ink-soft'}`}>
            {pointsText(score)}
          </span>
        </p>
        <p className="mt-0.5 text-ink-soft leading-relaxed print:mt-0 print:leading-snug">{why}</p>
        {harm && (
          <p className="mt-1 leading-relaxed print:mt-0 print:leading-snug">
            <HarmMark /> <span className="print:hidden">{harm.title}: </span>
            {harm.facts.join('. ')}.
          </p>
        )}
      </div>
    </li>
  )
}

function markOf(score: number, hasHarm: boolean, isMissed: boolean) {
  if (isMissed) return { Icon: Circle, look: 'text-present' }
  if (hasHarm || score < 0) return { Icon: TriangleAlert, look: 'text-alarm' }
  return score > 0 ? { Icon: CircleCheck, look: 'text-present' } : { Icon: CircleMinus, look: 'text-ink-soft' }
}

import { Circle, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { type Harm, type Harms, harmKey } from '#case/report/harms.ts'
import { pointsText } from '../../ui/number-text.ts'
import { isOfSeveral } from '../score/score-parts.ts'
import { RoleInReport } from '../section/role-in-report.tsx'
import { useIsPlayed } from '../section/stand-ins.ts'

const PROVIDER: RoleId = 0

/** One decision: the advice, the choice, and what would have been better. */
export function DecisionCard({ decision, harms }: { decision: DecisionReport; harms: Harms }) {
  const { part, label, rt, rn, chosen, missed, decidedAt } = decision
  const isPlayed = useIsPlayed()
  return (
    <div className="space-y-3 print:space-y-0.5">
      {label !== part && <h4 className="font-semibold print:sr-only">{label}</h4>}
      <ul className="grid break-after-avoid gap-x-3 gap-y-1 text-sm leading-snug print:flex print:flex-wrap print:gap-y-0">
        {label !== part && (
          <li aria-hidden className="hidden font-semibold print:list-item">
            {label}
          </li>
        )}
        <Advice who={1} names={rt} at={decidedAt} />
        <Advice who={2} names={rn} at={decidedAt} />
        {chosen.length > 0 && isPlayed(PROVIDER, decidedAt) && (
          <li>
            <RoleInReport role={PROVIDER} at={decidedAt} /> decided
          </li>
        )}
      </ul>
      {chosen.length === 0 && <p className="font-medium">The Provider chose nothing here.</p>}
      <ul className="space-y-3 print:space-y-0.5">
        {chosen.map((option) => (
          <ChoiceVerdict key={option.name} option={option} harm={harms.get(harmKey(part, option.name)) ?? null} />
        ))}
      </ul>
      {missed.length > 0 && (
        <div>
          <p className="font-semibold text-ink-soft text-sm print:sr-only">{missedTitle(decision)}</p>
          <ul className="mt-1.5 space-y-2.5 print:mt-0 print:space-y-0">
            {missed.map((option) => (
              <ChoiceVerdict key={option.name} option={option} missed={isOfSeveral(decision) ? 'Left out' : 'Right'} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function missedTitle(decision: DecisionReport): string {
  if (isOfSeveral(decision)) return 'Left out'
  return decision.missed.length > 1 ? 'Each of these was right' : 'This was right'
}

function Advice({ who, names, at }: { who: RoleId; names: readonly string[]; at: number | null }) {
  return (
    <li>
      <RoleInReport role={who} at={at} />{' '}
      {names.length > 0 ? `advised ${names.join(', ')}` : <span className="text-ink-soft">did not advise</span>}
    </li>
  )
}

interface ChoiceVerdictProps {
  readonly option: DecisionReport['chosen'][number]
  readonly harm?: Harm | null
  /** It was not chosen: what it is called on paper, where there is no heading over it. */
  readonly missed?: string | null
}

/** An option with its points and its reason. */
function ChoiceVerdict({ option: { name, score, why }, harm = null, missed = null }: ChoiceVerdictProps) {
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

/** Soberly: it happened, and it is worth a talk. */
export function HarmMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-alarm-soft px-2 py-0.5 font-semibold text-alarm text-xs print:p-0">
      <TriangleAlert aria-hidden className="size-[1.1em]" /> Harm
    </span>
  )
}

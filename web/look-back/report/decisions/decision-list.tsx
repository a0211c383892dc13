import { ChevronDown, Circle, CircleCheck, CircleMinus, TriangleAlert } from 'lucide-react'
import { useRef } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { type Harm, type Harms, harmKey, harmsOf } from '#case/report/harms.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { pointsText, scoreText } from '../../../base/ui/number-text.ts'
import { bestOf, partsOf, scoreOf } from '../score/score-parts.ts'
import { ReportSection } from '../section/report-section.tsx'
import { RoleInReport } from '../section/role-in-report.tsx'
import { partId } from '../section/sections.ts'
import { useIsPlayed } from '../section/stand-ins.ts'
import { bestCount, talkingPoints } from './talking-points.tsx'

/** What each advised, what was decided, and why that was or was not the best. */
export function DecisionList({ decisions }: { decisions: readonly DecisionReport[] }) {
  const list = useRef<HTMLDivElement>(null)
  const points = useView((view) => view.points) ?? []
  const pages = useView((view) => view.pages) ?? []
  const harms = harmsOf({ points, pages })
  const costliest = talkingPoints(decisions)[0]?.part

  function openAll() {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = true
  }

  return (
    <ReportSection
      id="decisions"
      says={`${bestCount(decisions)} of ${decisions.length} could not have been better.`}
      lead="What each of you advised, what was decided, and why."
      aside={
        <button
          type="button"
          onClick={openAll}
          className="-my-2 min-h-11 shrink-0 font-medium text-action underline underline-offset-4 print:hidden"
        >
          Open all
        </button>
      }
    >
      <div ref={list} className="space-y-2.5 print:space-y-2">
        {partsOf(decisions).map((part) => (
          <DecisionPart
            key={part}
            part={part}
            title={
              points.find(({ point }) => decisions.some((one) => one.part === part && one.slug === point))?.title ??
              null
            }
            decisions={decisions.filter((decision) => decision.part === part)}
            harms={harms}
            isOpen={part === costliest}
          />
        ))}
      </div>
    </ReportSection>
  )
}

interface DecisionPartProps {
  readonly part: string
  /** What a decision point was about. */
  readonly title: string | null
  readonly decisions: readonly DecisionReport[]
  readonly harms: Harms
  readonly isOpen: boolean
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** A question or a decision point, to be unfolded. */
function DecisionPart({ part, title, decisions, harms, isOpen }: DecisionPartProps) {
  const hasHarm = decisions.some(({ chosen }) => chosen.some(({ name }) => harms.has(harmKey(part, name))))
  return (
    <details id={partId(part)} open={isOpen} className="group rounded-card border border-line print:border-0">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2.5 hover:bg-wash print:min-h-0 print:break-after-avoid print:rounded-none print:border-line print:border-b print:px-0 print:py-0.5 [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 font-semibold leading-snug">
          {part}
          <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-normal text-ink-soft text-sm print:ml-2 print:inline-flex">
            {title}
            {hasHarm && <HarmMark />}
          </span>
        </h3>
        <span className="shrink-0 font-semibold tabular-nums">
          {scoreText(sum(decisions.map(scoreOf)))}
          <span className="font-normal text-ink-soft"> of {sum(decisions.map(bestOf))}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <ul className="divide-y divide-line border-line border-t px-4 print:border-0 print:px-0">
        {decisions.map((decision) => (
          <li key={decision.label} className="py-4 print:py-1">
            <DecisionCard decision={decision} harms={harms} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where a part of the decisions stands on the page. */
const PROVIDER: RoleId = 0

/** One decision: the advice, the choice, and what would have been better. */
function DecisionCard({ decision, harms }: { decision: DecisionReport; harms: Harms }) {
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
              <ChoiceVerdict key={option.name} option={option} missed={decision.several ? 'Left out' : 'Right'} />
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

function missedTitle(decision: DecisionReport): string {
  if (decision.several) return 'Left out'
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
function HarmMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-alarm-soft px-2 py-0.5 font-semibold text-alarm text-xs print:p-0">
      <TriangleAlert aria-hidden className="size-[1.1em]" /> Harm
    </span>
  )
}

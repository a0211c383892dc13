import { TriangleAlert } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import type { Report } from '#case/report/report.ts'
import type { Concern } from '#case/report/verdict.ts'
import { pointsText } from '../../../base/ui/number-text.ts'
import { bestOf, scoreOf } from '../score/score-parts.ts'
import { ReadWhy } from '../section/read-why.tsx'
import { ReportSection } from '../section/report-section.tsx'
import { RolesInReport } from '../section/role-in-report.tsx'
import { type SectionId, useFolds } from '../section/sections.ts'

/** Where to start talking: what was dangerous and not put right, and the few decisions that cost most. */
export function TalkFirst({ report }: { report: Pick<Report, 'decisions' | 'verdict'> }) {
  const { decisions, verdict } = report
  const points = whereToStart(report)
  const count = bestCount(decisions)
  if (points.length === 0) {
    return (
      <ReportSection id="talk" says="Every decision was as good as it could be.">
        <p className="text-lg leading-relaxed print:text-base">
          All {decisions.length} decisions were as good as they could be. Talk about what made that possible, so that
          you can do it again.
        </p>
      </ReportSection>
    )
  }
  return (
    <ReportSection id="talk" says={inALine(points.length, verdict.concerns)}>
      <p className="leading-relaxed print:leading-snug">
        {verdict.concerns.length > 0 ? 'What was dangerous comes first. ' : ''}
        {count > 0 && `${count} of ${decisions.length} decisions could not have been better. `}
        What did each of you see just then?
      </p>
      <ol className="space-y-3 print:space-y-1.5">
        {points.map((point) => (
          <li
            key={'concern' in point ? point.concern.title : `${point.decision.part} ${point.decision.label}`}
            className="break-inside-avoid"
          >
            {'concern' in point ? <Dangerous concern={point.concern} /> : <Talk point={point.decision} />}
          </li>
        ))}
      </ol>
    </ReportSection>
  )
}

function inALine(count: number, [first]: readonly Concern[]): string {
  if (first) return first.title
  return count === 1 ? 'One decision that cost points.' : `${count} decisions that cost most.`
}

/** Where more is read about it. */
const readAt = {
  harm: 'decisions',
  check: 'tasks',
  event: 'events',
  dose: 'challenge',
  promise: 'times',
  handover: 'recordings',
  order: 'orders',
} as const satisfies Record<Concern['kind'], SectionId>

function Dangerous({ concern: { kind, title, why } }: { concern: Concern }) {
  const folds = useFolds()
  return (
    <div className="rounded-card border border-line border-l-4 border-l-alarm bg-paper px-4 pt-3 pb-1 print:py-1">
      <p className="flex items-center gap-1.5 font-semibold text-alarm text-sm">
        <TriangleAlert aria-hidden size={16} className="shrink-0" />
        {kind === 'order' ? 'Not caught by the team' : 'Not put right'}
      </p>
      <h3 className="mt-0.5 font-semibold text-lg leading-snug print:text-base">{title}</h3>
      <p className="mt-1 leading-snug print:mt-0">{why}</p>
      <a
        href={`#${readAt[kind]}`}
        aria-label={`Read more: ${title}`}
        onClick={() => folds?.open(readAt[kind])}
        className="inline-flex min-h-11 items-center font-medium text-action underline underline-offset-4 print:hidden"
      >
        Read more
      </a>
    </div>
  )
}

function Talk({ point: { part, label, several, decided, cost, better } }: { point: TalkingPoint }) {
  return (
    <div className="rounded-card border border-line border-l-4 border-l-away bg-paper px-4 pt-3 pb-1 print:py-1">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-ink-soft text-sm">{part === label ? part : `${part}, ${label}`}</h3>
        <p className="shrink-0 text-ink-soft text-sm tabular-nums">{pointsText(cost)} below the best</p>
      </div>
      <p className="mt-0.5 font-semibold text-lg leading-snug print:text-base">
        {decided.join(', ') || 'Nothing was chosen'}
      </p>
      <ul className="mt-1 leading-snug print:mt-0 print:flex print:flex-wrap print:gap-x-3">
        {better.map(({ name, advisedBy }) => (
          <li key={name}>
            {several ? 'Left out' : 'Better'}: {name}
            {advisedBy.length > 0 && (
              <>
                , advised by <RolesInReport roles={advisedBy} />
              </>
            )}
          </li>
        ))}
      </ul>
      <ReadWhy part={part} />
    </div>
  )
}

/** A decision that is worth talking about: what it cost, what was better, and who had advised that. */
interface TalkingPoint {
  readonly part: string
  readonly label: string
  readonly several: boolean
  readonly decided: readonly string[]
  /** Points below the best. */
  readonly cost: number
  readonly better: readonly { readonly name: string; readonly advisedBy: readonly RoleId[] }[]
}

const MOST = 3

/** Something to talk about: a decision, or what else was dangerous and not put right. */
export type ToTalkAbout = { readonly decision: TalkingPoint } | { readonly concern: Concern }

/** Where to start: what was dangerous, the gravest first, and then the decisions that cost most. */
function whereToStart({ decisions, verdict }: Pick<Report, 'decisions' | 'verdict'>): ToTalkAbout[] {
  const costly = allTalkingPoints(decisions)
  const grave = verdict.concerns.map((concern) => {
    const { decision: named } = concern
    const decision = named && costly.find(({ part, label }) => part === named.part && label === named.label)
    return decision ? { decision } : { concern }
  })
  const told = grave.flatMap((one) => ('decision' in one ? [one.decision] : []))
  const others = costly.filter((decision) => !told.includes(decision)).slice(0, Math.max(0, MOST - told.length))
  return [...grave, ...others.map((decision) => ({ decision }))]
}

/** The decisions that cost most, the costliest first; of equals the earlier one. */
export const talkingPoints = (decisions: readonly DecisionReport[]): TalkingPoint[] =>
  allTalkingPoints(decisions).slice(0, MOST)

const allTalkingPoints = (decisions: readonly DecisionReport[]): TalkingPoint[] =>
  decisions
    .map((decision) => ({
      part: decision.part,
      label: decision.label,
      several: decision.several ?? false,
      decided: decision.provider,
      cost: bestOf(decision) - scoreOf(decision),
      better: betterChoices(decision),
    }))
    .filter(({ cost }) => cost > 0)
    .sort((one, other) => other.cost - one.cost)

const betterChoices = ({ missed, rt, rn }: DecisionReport): TalkingPoint['better'] =>
  missed.map(({ name }) => ({
    name,
    advisedBy: [...(rt.includes(name) ? ([1] as const) : []), ...(rn.includes(name) ? ([2] as const) : [])],
  }))

/** How many decisions were as good as they could be. */
export const bestCount = (decisions: readonly DecisionReport[]): number =>
  decisions.filter((decision) => scoreOf(decision) === bestOf(decision)).length

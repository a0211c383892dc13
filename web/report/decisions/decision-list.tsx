import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { DecisionReport } from '#case/report/decisions-report.ts'
import { type Harms, harmKey, harmsOf } from '#case/report/harms.ts'
import { useView } from '../../live/surroundings.ts'
import { scoreText } from '../../ui/number-text.ts'
import { bestOf, partsOf, scoreOf } from '../score/score-parts.ts'
import { useFolds } from '../section/folds.ts'
import { ReportSection } from '../section/report-section.tsx'
import { DecisionCard, HarmMark } from './decision-card.tsx'
import { bestCount, talkingPoints } from './talking-points.ts'

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
            title={points.find(({ point }) => part === `Decision point ${point}`)?.title ?? null}
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
const partId = (part: string): string => part.toLowerCase().replaceAll(' ', '-')

/** Unfolds a part of the decisions and goes there. */
export function useShowPart(): (part: string) => void {
  const folds = useFolds()
  return (part) => {
    flushSync(() => folds?.open('decisions'))
    const details = document.getElementById(partId(part))
    if (!(details instanceof HTMLDetailsElement)) return
    details.open = true
    details.scrollIntoView()
    details.querySelector('summary')?.focus({ preventScroll: true })
  }
}

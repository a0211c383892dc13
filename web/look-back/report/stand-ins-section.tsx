import { Bot, CircleCheck, ListX, TriangleAlert } from 'lucide-react'
import { manners } from '#case/records/manners.ts'
import type { StandInReport, WrongAdvice } from '#case/report/stand-ins-report.ts'
import { RoleTag } from '../../base/roles/role-tag.tsx'
import { roles } from '../../base/roles/roles.ts'
import { ReadWhy } from './section/read-why.tsx'
import { ReportSection } from './section/report-section.tsx'

/** Where the trainer itself played: how, when, and what it got wrong. */
export function StandInsSection({ standIns }: { standIns: readonly StandInReport[] }) {
  if (standIns.length === 0) return null
  return (
    <ReportSection
      id="stand-ins"
      says={saysOf(standIns)}
      lead="The trainer itself played here. Points count the same. With the same number a stand-in plays the same way again."
    >
      <ul className="space-y-3 print:space-y-1.5">
        {standIns.map((standIn) => (
          <li key={`${standIn.roleId} ${standIn.from}`} className="rounded-card border border-line print:border-0">
            <StandInCard standIn={standIn} />
          </li>
        ))}
      </ul>
    </ReportSection>
  )
}

function saysOf(standIns: readonly StandInReport[]): string {
  const played = [...new Set(standIns.map(({ roleId }) => roles[roleId].label))].join(' and ')
  const wrong = standIns.flatMap((one) => one.wrong).length
  return `The trainer played ${played}. ${wrong === 0 ? 'Its advice was right.' : `Wrong ${wrong === 1 ? 'once' : `${wrong} times`}.`}`
}

function StandInCard({ standIn }: { standIn: StandInReport }) {
  const { roleId, manner, seed, wrong, missed } = standIn
  return (
    <div className="px-4 py-3.5 print:px-0 print:py-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <RoleTag role={roleId} />
        <h3 className="flex min-w-0 items-center gap-1.5 font-semibold leading-snug">
          <Bot aria-hidden size={18} className="shrink-0 text-ink-soft print:size-3" />
          {manners[manner].title}
        </h3>
      </div>
      <p className="mt-2 text-ink-soft text-sm leading-snug tabular-nums print:mt-0">
        <span className="block print:inline">{playedText(standIn)}</span> Practice number {seed}
      </p>
      {wrong.length + missed.length === 0 && <p className="mt-2 leading-snug print:mt-0">It got nothing wrong.</p>}
      <ul className="divide-y divide-line">
        {wrong.map((one) => (
          <Wrong key={`${one.part} ${one.label}`} wrong={one} isDecision={roleId === 0} />
        ))}
        {byList(missed).map(({ list, items }) => (
          <li key={list} className="flex gap-2.5 py-2.5 leading-snug print:gap-1 print:py-0.5">
            <ListX aria-hidden size={18} className="mt-0.5 shrink-0 text-ink-soft print:size-3" />
            <p className="min-w-0 flex-1">
              <span className="block text-ink-soft text-sm">{list}</span>
              <span className="font-medium">Left out:</span> {items.join('; ')}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A wrong piece of advice, what was right, and whether somebody caught it. */
function Wrong({ wrong, isDecision }: { wrong: WrongAdvice; isDecision: boolean }) {
  const { part, label, several, said, right, isFollowed } = wrong
  const Icon = isFollowed === false ? CircleCheck : TriangleAlert
  return (
    <li className="flex break-inside-avoid gap-2.5 py-2.5 leading-snug print:gap-1 print:py-0.5">
      <Icon
        aria-hidden
        size={18}
        className={`mt-0.5 shrink-0 print:size-3 ${isFollowed === false ? 'text-present' : 'text-alarm'}`}
      />
      <div className="min-w-0 flex-1">
        <p className="text-ink-soft text-sm">{part === label ? part : `${part}, ${label}`}</p>
        <p className="font-semibold">
          {isDecision ? 'Decided' : 'Advised'}: {said.join('; ')}
        </p>
        <p>
          <span className="text-ink-soft">Right:</span> {right.join(several ? '; ' : ', or ')}
        </p>
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-ink-soft">{followedText(isFollowed)}</p>
          <ReadWhy part={part} />
        </div>
      </div>
    </li>
  )
}

function followedText(isFollowed: boolean | null): string {
  if (isFollowed === null) return ''
  return isFollowed ? 'The Provider followed it.' : 'The Provider did not follow it.'
}

const clockTime = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

const endings = {
  person: 'when a person took over',
  'stand-in': 'when another stand-in took over',
  nobody: 'when it was sent away',
} as const

/** When it played, in a sentence. */
function playedText({ from, fromStep, until, untilStep, followedBy }: StandInReport): string {
  const begin = `Played from ${clockTime.format(from)} (${fromStep})`
  if (until === null || followedBy === null) return `${begin} to the end.`
  return `${begin} until ${clockTime.format(until)} (${untilStep}), ${endings[followedBy]}.`
}

/** What was left out, list by list. */
function byList(missed: StandInReport['missed']): { list: string; items: readonly string[] }[] {
  return [...new Set(missed.map(({ list }) => list))].map((list) => ({
    list,
    items: missed.filter((one) => one.list === list).map(({ item }) => item),
  }))
}

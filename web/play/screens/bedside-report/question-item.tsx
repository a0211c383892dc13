import {
  Activity,
  Droplets,
  FileText,
  FlaskConical,
  Gauge,
  HeartPulse,
  History,
  type LucideIcon,
  MessageCircleQuestionMark,
  ScanLine,
  Stethoscope,
  Syringe,
  TestTubeDiagonal,
  Users,
  Wind,
} from 'lucide-react'
import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'

interface QuestionItemProps {
  readonly question: BedsideReportView['questions'][number]
  readonly items: BedsideReportView['items']
  readonly storyTime: string
  readonly ownRole: RoleId
  readonly isSending: boolean
  /** Null when it is not one's turn to ask. */
  readonly onAsk: (() => void) | null
}

/** One thing to ask. Once somebody has, the answer stands under it. */
export function QuestionItem({ question, items, storyTime, ownRole, isSending, onAsk }: QuestionItemProps) {
  const [isOwn, setIsOwn] = useState(false)
  const { asked } = question

  if (asked) {
    return (
      <AskedQuestion
        question={question.question}
        asked={asked}
        storyTime={storyTime}
        answer={answerTo(question, items)}
        ownRole={ownRole}
        takesFocus={isOwn}
      />
    )
  }
  if (!onAsk) {
    return (
      <p className="flex items-center justify-between gap-3 rounded-2xl border border-line px-4 py-3 text-ink-soft leading-snug">
        {question.question} <NotAsked />
      </p>
    )
  }
  return (
    <button
      type="button"
      aria-disabled={isSending}
      onClick={() => {
        if (isSending) return
        setIsOwn(true)
        onAsk()
      }}
      className="flex min-h-14 w-full items-center gap-3 rounded-2xl border border-line-strong border-dashed bg-paper px-4 py-3 text-left font-medium leading-snug transition-colors hover:border-(--role) hover:bg-(--role-soft)"
    >
      <MessageCircleQuestionMark aria-hidden size={22} className="shrink-0 text-(--role)" />
      <span className="flex-1">{question.question}</span>
      {isSending && <span className="animate-late font-normal text-ink-soft text-sm">Asking</span>}
    </button>
  )
}

interface AskedQuestionProps {
  readonly question: string
  readonly asked: { readonly roleId: RoleId }
  /** By the script's clock. */
  readonly storyTime: string
  readonly answer: BedsideReportView['items']
  readonly ownRole: RoleId
  /** Asked on this page: the person who asked reads on here. */
  readonly takesFocus: boolean
}

/** The button that was pressed is gone; unless the person is busy elsewhere, the answer takes its place. */
function takeFocus(element: HTMLElement | null) {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** A question, who put it and when, and what the referring team says. */
export function AskedQuestion({ question, asked, storyTime, answer, ownRole, takesFocus }: AskedQuestionProps) {
  const { roleId } = asked
  return (
    <div ref={takesFocus ? takeFocus : null} tabIndex={-1} className="rounded-2xl outline-none">
      <div data-role={roleId} className="flex items-start gap-3 rounded-t-2xl bg-(--role-soft) px-4 py-3">
        <RoleAvatar role={roleId} size="small" />
        <div className="min-w-0 flex-1 leading-snug">
          <p className="flex items-baseline justify-between gap-3 text-sm">
            <span className="font-semibold text-(--role)">{roleId === ownRole ? 'You' : roles[roleId].label}</span>
            <span className="text-ink-soft tabular-nums">{storyTime}</span>
          </p>
          <p className="font-medium">{question}</p>
        </div>
      </div>
      <dl className="divide-y divide-line rounded-b-2xl border border-line border-t-0 px-4">
        {answer.map(({ slug, title, text }) => (
          <div key={slug} className="py-3 leading-relaxed">
            <dt className="flex items-center gap-2.5 text-ink-soft text-sm">
              <ItemIcon slug={slug} />
              {title}
            </dt>
            <dd className="text-pretty pl-7.5">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Question = BedsideReportView['questions'][number]
type Item = BedsideReportView['items'][number]

/** What the answer to a question consists of, once it was asked. */
export const answerTo = ({ reveals }: Question, items: readonly Item[]): readonly Item[] =>
  items.filter(({ slug }) => reveals.includes(slug))

export const unaskedCount = (questions: readonly Question[]): number =>
  questions.filter(({ asked }) => asked === null).length

/** The question that was asked last. */
export const newestAsked = (questions: readonly Question[]): Question | null =>
  questions.reduce<Question | null>(
    (newest, question) => ((question.asked?.time ?? 0) > (newest?.asked?.time ?? 0) ? question : newest),
    null,
  )

/** Whether nobody has asked for it. */
export const isUnasked = ({ slug }: Item, questions: readonly Question[]): boolean =>
  !questions.some(({ reveals }) => reveals.includes(slug))

const icons: { readonly [slug: string]: LucideIcon } = {
  severity: Activity,
  events: History,
  'vital-signs': HeartPulse,
  exam: Stethoscope,
  airway: Wind,
  ventilator: Gauge,
  'last-gas': TestTubeDiagonal,
  film: ScanLine,
  labs: FlaskConical,
  'lines-and-drugs': Syringe,
  output: Droplets,
  family: Users,
}

/** A small picture of what an item of the report is about. */
export function ItemIcon({ slug }: { slug: string }) {
  const Icon = icons[slug] ?? FileText
  return <Icon aria-hidden size={20} className="shrink-0 text-ink-soft" />
}

/** A gentle mark on what nobody has asked for. */
export function NotAsked() {
  return (
    <span className="shrink-0 rounded-full bg-surface px-2.5 py-0.5 font-normal text-ink-soft text-sm">Not asked</span>
  )
}

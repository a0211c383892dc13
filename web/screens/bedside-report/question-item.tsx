import { MessageCircleQuestionMark } from 'lucide-react'
import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { BedsideReportView } from '#case/views/bedside-report.ts'
import { answerTo } from './asked.ts'
import { AskedQuestion } from './asked-question.tsx'
import { NotAsked } from './not-asked.tsx'

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

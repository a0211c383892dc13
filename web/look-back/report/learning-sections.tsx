import { Circle, CircleCheck, CircleHelp } from 'lucide-react'
import type { AnswerReport } from '#case/report/challenge-report.ts'
import type { ObjectiveReport } from '#case/report/objectives-report.ts'
import type { Report } from '#case/report/report.ts'
import type { Watched } from '#case/rules/watched.ts'
import { MarkCounts } from '../../base/ui/mark-counts.tsx'
import { AnswerMark } from './section/answer-mark.tsx'
import { ReportSection } from './section/report-section.tsx'
import { RoleInReport, RolesInReport } from './section/role-in-report.tsx'

/** What each answered first. No points: it is for learning. */
export function ChallengeAnswers({ answers }: { answers: readonly AnswerReport[] }) {
  const rightCount = answers.filter(({ isRight }) => isRight).length
  return (
    <ReportSection
      id="challenge"
      says={`${rightCount} of ${answers.length} first answers right.`}
      lead="First answers, as they were given. They bring no points."
      aside={
        <p className="shrink-0 font-semibold tabular-nums">
          {rightCount} of {answers.length} right
        </p>
      }
    >
      {answers.length === 0 && <p className="text-ink-soft">No challenge was answered.</p>}
      <dl className="divide-y divide-line">
        {answersByQuestion(answers).map(({ question, answers: given }) => (
          <div
            key={question}
            className="break-inside-avoid py-3 first:pt-0 print:flex print:flex-wrap print:gap-x-3 print:py-0.5"
          >
            <dt className="font-medium leading-snug">{question}</dt>
            {given.map(({ roleId, answer, isRight }) => (
              <dd key={roleId} className="mt-1.5 flex items-start gap-2.5 leading-snug print:mt-0 print:gap-1">
                <span className="min-w-18 shrink-0 print:min-w-0">
                  <RoleInReport role={roleId} />
                </span>
                <span className="min-w-0 flex-1 tabular-nums">{answer}</span>
                <AnswerMark isRight={isRight} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </ReportSection>
  )
}

/** A question of the challenges with everyone's first answer to it. */
interface AnsweredQuestion {
  readonly question: string
  readonly answers: readonly AnswerReport[]
}

/** Questions in the order they were first answered in the report, with all their answers. */
export function answersByQuestion(answers: readonly AnswerReport[]): AnsweredQuestion[] {
  return [...new Set(answers.map(({ question }) => question))].map((question) => ({
    question,
    answers: answers.filter((answer) => answer.question === question),
  }))
}

/** What the case is there to teach, and what this run has shown of it. */
export function ObjectivesList({ objectives, watched }: Pick<Report, 'objectives' | 'watched'>) {
  const metCount = objectives.filter(({ isMet }) => isMet).length
  return (
    <ReportSection
      id="objectives"
      says={`${metCount} of ${objectives.length} met.`}
      aside={
        <p className="shrink-0 font-semibold tabular-nums">
          {metCount} of {objectives.length} met
        </p>
      }
    >
      <ol className="divide-y divide-line">
        {objectives.map((objective) => (
          <Objective
            key={objective.text}
            objective={objective}
            marks={watched.find(({ slug }) => slug === objective.slug)?.marks ?? []}
          />
        ))}
      </ol>
    </ReportSection>
  )
}

const verdicts = {
  met: { Icon: CircleCheck, look: 'text-present', word: 'Met', ink: 'text-[#12633c]' },
  missed: { Icon: Circle, look: 'text-away', word: 'Not met', ink: 'text-ink' },
  open: { Icon: CircleHelp, look: 'text-line-strong', word: 'Cannot be told', ink: 'text-ink-soft' },
} as const

function Objective({ objective, marks }: { objective: ObjectiveReport; marks: Watched['marks'] }) {
  const { text, counts, found, by, educator, shown } = objective
  const { Icon, look, word, ink } = verdicts[educator ? (educator.isMet ? 'met' : 'missed') : shown]
  return (
    <li className="flex break-inside-avoid gap-3 py-2.5 leading-snug print:gap-1.5 print:py-0.5">
      <Icon aria-hidden size={20} className={`mt-0.5 shrink-0 print:size-3 ${look}`} />
      <div className="min-w-0 flex-1">
        <p>{text}</p>
        {counts && <p className="mt-0.5 text-ink-soft text-sm print:hidden">Counted: {counts}</p>}
        {found.length > 0 && (
          <p className="mt-0.5 text-sm print:hidden">
            {found.join(' ')}{' '}
            {by.length > 0 && (
              <>
                By <RolesInReport roles={by} />.
              </>
            )}
          </p>
        )}
        {marks.length > 0 && (
          <p className="mt-0.5 text-sm">
            Seen by your educator: <MarkCounts marks={marks} />
          </p>
        )}
        {educator && (
          <p className="mt-1 border-action border-l-3 pl-2.5 text-sm">
            Your educator says “{educator.isMet ? 'met' : 'not met'}”: {educator.word}
            {shown !== (educator.isMet ? 'met' : 'missed') &&
              ` Counted alone it is: ${verdicts[shown].word.toLowerCase()}.`}
          </p>
        )}
      </div>
      <p className={`shrink-0 font-semibold text-sm ${ink}`}>{word}</p>
    </li>
  )
}

import type { RoleId } from '#case/records/roles.ts'
import type { QuestionView } from '#case/views/questions.ts'
import { advisersFirst, decider } from '../../deciding/decider.ts'
import { useView } from '../../live/surroundings.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import type { Page } from '../../steps/pages.ts'
import { answerOf } from './question-of.ts'

/** What everyone says so far: RT and RN advise, the Provider decides. What the other advises is read after one's own. */
export function AdviceList({ page, role, question }: { page: Page; role: RoleId; question: QuestionView }) {
  const places = useView((view) => view.places)
  const isThere = (other: RoleId) => (places?.[other] ?? 0) >= (page.spots[other]?.step ?? 0)
  const isDecided = answerOf(question.answers, decider) !== null

  return (
    <section aria-labelledby="advice-heading" className="rounded-card border border-line bg-wash">
      <h2 id="advice-heading" className="px-4 pt-3 font-semibold text-ink-soft text-sm">
        What the team says
      </h2>
      <ul aria-live="polite" className="px-4 pt-1 pb-2">
        {advisersFirst.map((other) => {
          const answer = answerOf(question.answers, other)
          const isHeldBack = question.answers.heldBack === other
          return (
            <li key={other} className="flex items-center gap-3 py-1.5">
              <RoleAvatar role={other} size="tiny" isEmpty={answer === null && !isHeldBack} />
              <p className="min-w-0 flex-1 leading-snug">
                <span className="font-semibold">{roles[other].label}</span>
                {other === role && <span className="text-ink-soft"> (you)</span>}{' '}
                <span className={answer === null ? 'text-ink-soft' : ''}>
                  {adviceText({
                    role: other,
                    answer,
                    isHeldBack,
                    isOwn: other === role,
                    isThere: isThere(other),
                    isDecided,
                  })}
                </span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

interface Advising {
  readonly role: RoleId
  readonly answer: string | null
  /** The answer is there, and is not told yet. */
  readonly isHeldBack: boolean
  /** It is said to the person themselves. */
  readonly isOwn: boolean
  /** The role has come to the question. */
  readonly isThere: boolean
  /** The Provider has decided: nobody advises any more. */
  readonly isDecided: boolean
}

/** What a role says to a question so far, after its name. */
export function adviceText({ role, answer, isHeldBack, isOwn, isThere, isDecided }: Advising): string {
  if (answer !== null) return `${role === decider ? 'decided on' : isOwn ? 'advise' : 'advises'} ${answer}`
  if (isHeldBack) return 'has advised: you read it after your own advice'
  if (isDecided) return 'did not advise'
  if (!isThere) return `${isOwn ? 'are' : 'is'} not at this question yet`
  if (role === decider) return isOwn ? 'decide' : 'decides'
  return `${isOwn ? 'have' : 'has'} not advised yet`
}

import { Check, Minus, X } from 'lucide-react'
import type { QuestionView } from '#case/views/questions.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { answerOf, decider, inOrder } from './question-of.ts'

/** What each of the three said, held against the right answer. */
export function TeamAnswers({ answers, right }: { answers: QuestionView['answers']; right: string }) {
  return (
    <section aria-labelledby="answers-heading" className="rounded-card border border-line bg-paper">
      <h2 id="answers-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        What the team said
      </h2>
      <ul className="divide-y divide-line">
        {inOrder.map((role) => {
          const answer = answerOf(answers, role)
          return (
            <li key={role} className="flex items-center gap-3 px-4 py-3">
              <RoleAvatar role={role} size="small" isEmpty={answer === null} />
              <p className="min-w-0 flex-1 leading-snug">
                <span className="font-semibold">{roles[role].label}</span>
                <span className="block text-ink-soft">
                  {answer === null ? 'Did not advise' : `${role === decider ? 'Decided' : 'Advised'}: ${answer}`}
                </span>
              </p>
              <Mark answer={answer} right={right} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Mark({ answer, right }: { answer: string | null; right: string }) {
  if (answer === null) return <Minus aria-hidden size={20} className="text-ink-soft" />
  return answer === right ? (
    <span className="flex items-center gap-1.5 font-semibold text-[#12633c]">
      <Check aria-hidden size={20} /> Right
    </span>
  ) : (
    <span className="flex items-center gap-1.5 font-semibold text-ink-soft">
      <X aria-hidden size={20} /> Not this one
    </span>
  )
}

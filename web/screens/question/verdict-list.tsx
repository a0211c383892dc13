import { CircleCheck } from 'lucide-react'
import type { QuestionResult, QuestionView } from '#case/views/questions.ts'
import { RoleTag } from '../../roles/role-tag.tsx'
import { rolesWhoChose } from './question-of.ts'

interface VerdictListProps {
  readonly answers: QuestionView['answers']
  readonly result: QuestionResult
}

/** Every option: whether it was right, what it scores, why, and who stood by it. */
export function VerdictList({ answers, result }: VerdictListProps) {
  return (
    <section aria-labelledby="why-heading" className="space-y-3">
      <h2 id="why-heading" className="font-semibold text-lg">
        Why
      </h2>
      <ul className="space-y-3">
        {result.options.map(({ name, score, why }) => {
          const isRight = name === result.right
          const chosenBy = rolesWhoChose(answers, name)
          return (
            <li
              key={name}
              className={`rounded-card border p-4 ${isRight ? 'border-present bg-[#eef7f1]' : 'border-line bg-paper'}`}
            >
              <div className="flex flex-wrap items-start gap-x-3">
                <h3 className="flex-1 basis-32 font-semibold leading-snug">{name}</h3>
                <p className="shrink-0 font-semibold text-ink-soft tabular-nums">
                  {score === 1 ? '1 point' : `${score} points`}
                </p>
              </div>
              {isRight && (
                <p className="mt-1.5 flex items-center gap-1.5 font-semibold text-[#12633c]">
                  <CircleCheck aria-hidden size={18} /> Right for this baby
                </p>
              )}
              <p className="mt-2 leading-relaxed">{why}</p>
              {chosenBy.length > 0 && (
                <p className="mt-3 flex flex-wrap items-center gap-1.5 text-ink-soft text-sm">
                  Chosen by
                  {chosenBy.map((role) => (
                    <RoleTag key={role} role={role} />
                  ))}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {result.note && <p className="text-ink-soft leading-relaxed">{result.note}</p>}
    </section>
  )
}

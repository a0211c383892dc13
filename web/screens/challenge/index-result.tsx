import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { ChallengeResult } from '#case/views/challenge/challenge-result.ts'
import { Answer, AnswerRow, AnswerRows } from './answer-row.tsx'
import { FoldedOptions } from './options-with-verdicts.tsx'
import { ResultSection } from './result-section.tsx'
import { verdictOn } from './verdict-on.ts'
import { Working } from './working.tsx'

const inOrder: readonly RoleId[] = [0, 1, 2]

/** The index: what each typed and chose, how it is worked out, and what it means. */
export function IndexResult({ index, ownRole }: { index: ChallengeResult['index']; ownRole: RoleId }) {
  const { right, answers, options, formula, working, teaching } = index

  return (
    <ResultSection number={1} title="Oxygenation index" right={String(right)}>
      <AnswerRows>
        {inOrder.map((role) => {
          const { typed, isRight, chosen } = answers[answerField[role]]
          const verdict = verdictOn(options, chosen)
          return (
            <AnswerRow key={role} role={role} isOwn={role === ownRole} why={verdict?.why}>
              <Answer label="Typed" answer={typed === null ? null : String(typed)} isRight={isRight} />
              <Answer label="Chose" answer={chosen} isRight={verdict?.isRight ?? false} />
            </AnswerRow>
          )
        })}
      </AnswerRows>
      <Working formula={formula} steps={working} />
      <ul className="space-y-1.5 border-dawn border-l-4 pl-4 leading-relaxed">
        {teaching.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <FoldedOptions
        options={options.map((option) => ({
          ...option,
          chosenBy: inOrder.filter((role) => answers[answerField[role]].chosen === option.name),
        }))}
      />
    </ResultSection>
  )
}

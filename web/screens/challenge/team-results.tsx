import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { ChallengeResult } from '#case/views/challenge/challenge-result.ts'
import { decider } from '../../deciding/decider.ts'
import { Callout } from '../../ui/callout.tsx'
import { settingsText } from './challenge-parts.ts'
import { FoldedOptions, verdictOn } from './options-with-verdicts.tsx'
import { Answer, AnswerRow, AnswerRows, ResultSection, Working } from './result-section.tsx'

const everyone: readonly RoleId[] = [0, 1, 2]

/** The index: what each typed and chose, how it is worked out, and what it means. */
export function IndexResult({ index, ownRole }: { index: ChallengeResult['index']; ownRole: RoleId }) {
  const { right, answers, options, formula, working, teaching } = index

  return (
    <ResultSection number={1} title="Oxygenation index" right={String(right)}>
      <AnswerRows>
        {everyone.map((role) => {
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
          chosenBy: everyone.filter((role) => answers[answerField[role]].chosen === option.name),
        }))}
      />
    </ResultSection>
  )
}

const suggesters = [
  { role: 1, field: 'rt' },
  { role: 2, field: 'rn' },
] as const

/** The oscillator: what was suggested, what was chosen, and what it is set to now. */
export function HfovResult({ hfov, ownRole }: { hfov: ChallengeResult['hfov']; ownRole: RoleId }) {
  const { suggestions, chosen, options, working, standardStartNote } = hfov
  const verdict = verdictOn(options, chosen)
  const right = options.find(({ isRight }) => isRight)?.name

  return (
    <ResultSection number={2} title="Starting HFOV settings" right={right}>
      <AnswerRows>
        {suggesters.map(({ role, field }) => {
          const settings = suggestions[field]
          return (
            <AnswerRow key={role} role={role} isOwn={role === ownRole}>
              <Answer
                label={settings ? 'Suggested' : 'Made no suggestion'}
                answer={settings && settingsText(settings)}
                isRight={settings?.isAccepted ?? false}
              />
            </AnswerRow>
          )
        })}
        <AnswerRow role={decider} isOwn={decider === ownRole} why={verdict?.why}>
          <Answer label="Chose" answer={chosen} isRight={verdict?.isRight ?? false} />
        </AnswerRow>
      </AnswerRows>
      <Working steps={working} />
      <Callout>{standardStartNote}</Callout>
      <FoldedOptions
        options={options.map((option) => ({ ...option, chosenBy: option.name === chosen ? [decider] : [] }))}
      />
    </ResultSection>
  )
}

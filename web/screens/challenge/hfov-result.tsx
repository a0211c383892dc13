import type { RoleId } from '#case/records/roles.ts'
import type { ChallengeResult } from '#case/views/challenge/challenge-result.ts'
import { decider } from '../../deciding/decider.ts'
import { Callout } from '../../ui/callout.tsx'
import { Answer, AnswerRow, AnswerRows } from './answer-row.tsx'
import { FoldedOptions } from './options-with-verdicts.tsx'
import { ResultSection } from './result-section.tsx'
import { settingsText } from './settings-text.ts'
import { verdictOn } from './verdict-on.ts'
import { Working } from './working.tsx'

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

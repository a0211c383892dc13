import type { RoleId } from '#case/records/roles.ts'
import { answerField } from '#case/rules/role-fields.ts'
import type { ChallengeResult } from '#case/views/challenge/challenge-result.ts'
import { decider } from '../../deciding/decider.ts'
import { useView } from '../../live/surroundings.ts'
import { roleIds } from '../../roles/roles.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
import { ToldLater } from '../../ui/told-later.tsx'
import { settingsText } from './challenge-parts.ts'
import { ChallengeTeam } from './challenge-team.tsx'
import { NoData } from './no-data.tsx'
import { FoldedOptions, verdictOn } from './options-with-verdicts.tsx'
import { OwnResults } from './own-results.tsx'
import { Answer, AnswerRow, AnswerRows, ResultSection, Working } from './result-section.tsx'

/** Everyone's answers beside what is right, once all three are done. No points: it is for learning. */
export function ChallengeResultScreen(props: ScreenProps) {
  const { role, standing } = props
  const challenge = useView((view) => view.challenge)

  if (standing.kind === 'elsewhere') return <TeamList ownRole={role} />
  if (!challenge) return standing.kind === 'ahead' ? <TeamList ownRole={role} /> : <NoData />

  const { done, result, isResultHidden } = challenge
  if (isResultHidden) {
    return (
      <div className="flex flex-1 flex-col gap-5">
        <Callout>All three are done.</Callout>
        <ToldLater />
        <WayOn {...props} />
      </div>
    )
  }
  if (!result) {
    return (
      <div className="flex flex-1 flex-col gap-5">
        <Callout>The result opens here by itself, for everyone, when all three are done.</Callout>
        <ChallengeTeam done={done} ownRole={role} />
      </div>
    )
  }
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-9">
      <IndexResult index={result.index} ownRole={role} />
      <HfovResult hfov={result.hfov} ownRole={role} />
      <OwnResults own={result.own} ownRole={role} />
      <WayOn {...props} />
    </div>
  )
}

/** The index: what each typed and chose, how it is worked out, and what it means. */
function IndexResult({ index, ownRole }: { index: ChallengeResult['index']; ownRole: RoleId }) {
  const { right, answers, options, formula, working, teaching } = index

  return (
    <ResultSection number={1} title="Oxygenation index" right={String(right)}>
      <AnswerRows>
        {roleIds.map((role) => {
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
          chosenBy: roleIds.filter((role) => answers[answerField[role]].chosen === option.name),
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
function HfovResult({ hfov, ownRole }: { hfov: ChallengeResult['hfov']; ownRole: RoleId }) {
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

import type { RoleId } from '#case/records/roles.ts'
import { saidNumber, saidNumbers } from '#case/rules/said-number.ts'
import type { AskResult, NumberResult } from '#case/views/challenge/ask-result.ts'
import { useView } from '../../../base/live/surroundings.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Callout } from '../../../base/ui/callout.tsx'
import { Disclosure } from '../../../base/ui/disclosure.tsx'
import { ReasonsInDebriefing } from '../../../base/ui/reasons-in-debriefing.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { ChallengeTeam } from './challenge-team.tsx'
import {
  Answer,
  AnswerRow,
  AnswerRows,
  FoldedOptions,
  NoData,
  OptionsWithVerdicts,
  ResultSection,
  VerdictMark,
  verdictOn,
  Working,
} from './result-section.tsx'

interface OwnResultsProps {
  readonly number: number
  readonly results: readonly AskResult[]
  readonly ownRole: RoleId
}

/** What one role alone was asked: one's own open, the others' to look into. */
function OwnResults({ number, results, ownRole }: OwnResultsProps) {
  return (
    <ResultSection number={number} title="Each role’s own question">
      {results.flatMap((result) =>
        result.answers.map(({ roleId, numbers, option, isRight }) => (
          <Disclosure
            key={result.slug}
            isOpen={roleId === ownRole}
            title={
              <span className="flex min-w-0 items-center gap-3">
                <RoleAvatar role={roleId} size="small" />
                <span>
                  {roles[roleId].label}
                  {roleId === ownRole && <span className="font-normal text-ink-soft"> · you</span>}
                  <span className="block font-normal text-ink-soft text-sm">{result.question}</span>
                  <VerdictMark isRight={isRight} />
                </span>
              </span>
            }
          >
            {numbers.length > 0 ? (
              <NumbersOf numbers={numbers} working={result.working} />
            ) : (
              <div className="space-y-4">
                <OptionsWithVerdicts
                  options={result.options.map((one) => ({ ...one, chosenBy: one.slug === option ? [roleId] : [] }))}
                />
                <Working steps={result.working} />
              </div>
            )}
          </Disclosure>
        )),
      )}
    </ResultSection>
  )
}

function NumbersOf({ numbers, working }: { numbers: readonly NumberResult[]; working: readonly string[] }) {
  return (
    <div className="space-y-3">
      <dl className="divide-y divide-line">
        {numbers.map(({ slug, label, unit, answer, right, isRight, why }) => (
          <div key={slug} className="py-2 leading-snug first:pt-0">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="flex items-baseline justify-between gap-3">
              <span className="font-semibold tabular-nums">{withUnit(answer, unit)}</span>
              <VerdictMark isRight={isRight} />
            </dd>
            {!isRight && (
              <dd className="mt-1 text-ink-soft text-sm tabular-nums">
                {why} Right: <span className="font-semibold text-ink">{withUnit(right, unit)}</span>
              </dd>
            )}
          </div>
        ))}
      </dl>
      <Working steps={working} />
    </div>
  )
}

const withUnit = (value: number | null, unit: string) => (value === null ? 'No answer' : `${value} ${unit}`.trim())

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
        <ReasonsInDebriefing />
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
  const own = result.filter(({ answers }) => answers.length === 1)
  const shared = result.filter(({ answers, after }) => answers.length > 1 && after === null)
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-9">
      {shared.map((one, index) => (
        <SharedResult
          key={one.slug}
          number={index + 1}
          result={one}
          again={result.find(({ after }) => after === one.slug)}
          ownRole={role}
        />
      ))}
      {own.length > 0 && <OwnResults number={shared.length + 1} results={own} ownRole={role} />}
      <WayOn {...props} />
    </div>
  )
}

interface SharedResultProps {
  readonly number: number
  readonly result: AskResult
  /** The choice that asked its numbers again. */
  readonly again: AskResult | undefined
  readonly ownRole: RoleId
}

/** What several were asked: what each answered, how it is worked out, and what it means. */
function SharedResult({ number, result, again, ownRole }: SharedResultProps) {
  const { kind, title, answers, formula, working, teaching, settledNote } = result
  const { options } = kind === 'numbers' && again ? again : result
  const chosenIn = again ?? result
  const right = answers[0]?.numbers
    .map((one) => (one.said ? saidNumber(one, one.right) : `${one.right} ${one.unit}`.trim()))
    .join(', ')

  return (
    <ResultSection
      number={number}
      title={title}
      right={kind === 'numbers' ? right : options.find(({ isRight }) => isRight)?.name}
    >
      <AnswerRows>
        {answers.map(({ roleId, numbers, isRight }) => {
          const chosen = chosenIn.answers.find((one) => one.roleId === roleId)?.option ?? null
          const verdict = verdictOn(options, chosen)
          const typed = typedIn(numbers)
          const hasChoice = numbers.length === 0 || again !== undefined
          const label = kind === 'numbers' ? 'Typed' : typed === null ? 'Made no suggestion' : 'Suggested'
          return (
            <AnswerRow key={roleId} role={roleId} isOwn={roleId === ownRole} why={verdict?.why}>
              {numbers.length > 0 && <Answer label={label} answer={typed} isRight={isRight} />}
              {hasChoice && <Answer label="Chose" answer={verdict?.name ?? null} isRight={verdict?.isRight ?? false} />}
            </AnswerRow>
          )
        })}
      </AnswerRows>
      <Working {...(formula && { formula })} steps={working} />
      {teaching.length > 0 && (
        <ul className="space-y-1.5 border-dawn border-l-4 pl-4 leading-relaxed">
          {teaching.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {settledNote && <Callout>{settledNote}</Callout>}
      {options.length > 0 && (
        <FoldedOptions
          options={options.map((one) => ({
            ...one,
            chosenBy: chosenIn.answers.flatMap(({ roleId, option }) => (option === one.slug ? roleId : [])),
          }))}
        />
      )}
    </ResultSection>
  )
}

/** As it is said; null: nothing was typed. */
function typedIn(numbers: readonly NumberResult[]): string | null {
  const typed = numbers.flatMap(({ slug, answer }) => (answer === null ? [] : [[slug, answer] as const]))
  return typed.length > 0 ? saidNumbers(numbers, Object.fromEntries(typed)) : null
}

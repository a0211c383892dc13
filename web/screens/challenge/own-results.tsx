import type { RoleId } from '#case/records/roles.ts'
import type { ChallengeResult, NumbersResult } from '#case/views/challenge/challenge-result.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { OptionsWithVerdicts } from './options-with-verdicts.tsx'
import { ResultSection, VerdictMark, Working } from './result-section.tsx'

type Own = ChallengeResult['own']

/** Each role's own question: one's own open, the others' to look into. */
export function OwnResults({ own, ownRole }: { own: Own; ownRole: RoleId }) {
  const all = [
    {
      role: 0,
      question: own.provider.question,
      isRight: own.provider.chosen === own.provider.right,
      content: <ChoiceResult result={own.provider} />,
    },
    { role: 1, question: own.rt.question, isRight: isAllRight(own.rt), content: <NumbersOf result={own.rt} /> },
    { role: 2, question: own.rn.question, isRight: isAllRight(own.rn), content: <NumbersOf result={own.rn} /> },
  ] as const

  return (
    <ResultSection number={3} title="Each role’s own question">
      {all.map(({ role, question, isRight, content }) => (
        <Disclosure
          key={role}
          isOpen={role === ownRole}
          title={
            <span className="flex min-w-0 items-center gap-3">
              <RoleAvatar role={role} size="small" />
              <span>
                {roles[role].label}
                {role === ownRole && <span className="font-normal text-ink-soft"> · you</span>}
                <span className="block font-normal text-ink-soft text-sm">{question}</span>
                <VerdictMark isRight={isRight} />
              </span>
            </span>
          }
        >
          {content}
        </Disclosure>
      ))}
    </ResultSection>
  )
}

function ChoiceResult({ result: { options, chosen, right, working } }: { result: Own['provider'] }) {
  return (
    <div className="space-y-4">
      <OptionsWithVerdicts
        options={options.map(({ slug, name, verdict }) => ({
          name,
          verdict,
          isRight: slug === right,
          chosenBy: slug === chosen ? [0] : [],
        }))}
      />
      <Working steps={working} />
    </div>
  )
}

function NumbersOf({ result: { answers, working } }: { result: NumbersResult }) {
  return (
    <div className="space-y-3">
      <dl className="divide-y divide-line">
        {answers.map(({ slug, label, unit, answer, right, isRight, why }) => (
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

const isAllRight = ({ answers }: NumbersResult) => answers.every(({ isRight }) => isRight)

const withUnit = (value: number | null, unit: string) => (value === null ? 'No answer' : `${value} ${unit}`.trim())

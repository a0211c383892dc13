import type { CheckReport } from '#case/report/checks-report.ts'
import { roles } from '../../roles/roles.ts'

/** What came of a second check, in sentences. */
export function checkText({ misfit, answers, isRight }: CheckReport): string {
  const wrongly = answers.filter(({ part }) => part !== null && part !== misfit?.part)
  return [misfit ? misfitText(misfit, answers, isRight) : 'All fitted its order.', ...wrongly.map(fittedText)].join(' ')
}

type Answer = CheckReport['answers'][number]

function misfitText(
  { part, value, what }: NonNullable<CheckReport['misfit']>,
  answers: readonly Answer[],
  isNamed: boolean,
): string {
  const by = answers.find((answer) => answer.part === (isNamed ? part : null))
  const who = by ? roles[by.roleId].label : 'Nobody'
  return `${part}: ${value}. ${what} ${isNamed ? `${who} named it.` : `${who} confirmed it all the same.`}`
}

const fittedText = ({ roleId, part }: Answer): string =>
  `${roles[roleId].label} sent it back for: ${part?.toLowerCase()}, which fitted.`

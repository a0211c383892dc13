import { RN } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { answerTo, asksOf, numbersOf } from '../rules/asks.ts'
import { isAccepted } from '../rules/right-answer.ts'
import { workUnits } from '../rules/work-units.ts'
import type { CaseContent } from '../story/content.ts'
import type { TaskStep } from '../story/task.ts'
import type { CheckReport } from './checks-report.ts'

/** How something about drugs was first answered, and what came of it where it was wrong. */
type Answered = 'right' | 'put-right' | 'not-put-right' | 'kept'

/** What was wrong at first of all that was asked about drugs, and what second persons found. */
export function medicationErrors(state: CaseState, content: CaseContent, checks: readonly CheckReport[]) {
  const first = [...firstOfTasks(state, content), ...firstRates(state, content)]
  const wrong = first.filter((answered) => answered !== 'right')
  if (first.length === 0) return { value: null, details: [] }
  return {
    value: { kind: 'count' as const, count: wrong.length, of: first.length, what: 'wrong at first' },
    details: [...wrongInWords(wrong), ...checksInWords(checks)],
  }
}

function wrongInWords(wrong: readonly Answered[]): string[] {
  const count = (which: Answered) => wrong.filter((answered) => answered === which).length
  const [mended, open, kept] = [count('put-right'), count('not-put-right'), count('kept')]
  if (mended > 0 && mended === wrong.length) {
    return ['Each was put right before it went on: the trainer takes no wrong dose.']
  }
  return [
    ...(mended > 0 ? [`Put right before it went on: ${mended}.`] : []),
    ...(open > 0 ? [`Not put right: ${open}.`] : []),
    ...(kept > 0 ? [`Worked out on the way and kept as it was: ${kept}.`] : []),
  ]
}

/** Each thing that RN has answered while pumps and drugs were made ready. */
function firstOfTasks({ records }: CaseState, content: CaseContent): Answered[] {
  const tried = Object.values(records.Attempt).filter(({ instead }) => instead === null)
  return workUnits(content)
    .filter(({ roleId }) => roleId === RN)
    .flatMap(({ id, steps }) => {
      const { steps: done = [], parts = [] } = records.Work[id] ?? {}
      return steps.flatMap(askedIn).flatMap(({ step, ask }) => {
        const isWrong = tried.some((one) => one.work === id && one.step === step && one.ask === ask)
        const isDone = done.some(({ slug }) => slug === step) || (ask !== null && parts.includes(ask))
        if (!isWrong) return isDone ? ['right'] : []
        return [isDone ? 'put-right' : 'not-put-right']
      })
    })
}

/** What a step asks for: each of several numbers is a question of its own. */
function askedIn(step: TaskStep): { step: string; ask: string | null }[] {
  if (step.kind === 'numbers') return step.asks.map(({ slug }) => ({ step: step.slug, ask: slug }))
  return step.kind === 'do' || step.kind === 'check' ? [] : [{ step: step.slug, ask: null }]
}

/** Doses that are worked out on the way: right or not, each is answered once. */
const firstRates = (state: CaseState, content: CaseContent): Answered[] =>
  asksOf(content).flatMap((ask) =>
    ask.asked.flatMap((roleId) => {
      const given = answerTo(state, ask, roleId)?.numbers
      const doses = given ? numbersOf(ask).filter(({ isDose }) => isDose) : []
      return doses.map((dose) => (isAccepted(dose, given?.[dose.slug] ?? null) ? 'right' : 'kept'))
    }),
  )

function checksInWords(checks: readonly CheckReport[]): string[] {
  if (checks.length === 0) return ['No second check was made.']
  const planted = checks.filter(({ misfit }) => misfit !== null)
  const found = planted.filter(({ isRight }) => isRight).length
  const needless = checks.flatMap(({ misfit, answers }) =>
    answers.filter(({ part }) => part !== null && part !== misfit?.part),
  ).length
  return [
    planted.length === 0
      ? 'In the second checks that were made everything fitted.'
      : `Second checks found ${found} of ${planted.length} that did not fit.`,
    ...(needless > 0 ? [`Sent back without need: ${needless}.`] : []),
  ]
}

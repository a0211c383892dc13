import type { Records } from '../../records/collections.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import type { CaseState, Change } from '../../records/state.ts'
import { answerersOf, answerTo, asksOf, numbersOf, optionNamed } from '../../rules/asks.ts'
import { attemptInWords } from '../../rules/attempts.ts'
import { answerOn, deciderOf } from '../../rules/questions.ts'
import { answerField, flagField } from '../../rules/role-fields.ts'
import { saidNumber, saidNumbers } from '../../rules/said-number.ts'
import { unitOf } from '../../rules/work-units.ts'
import type { CaseContent } from '../../story/content.ts'
import { pointRecordedAs, titleOfPoint } from '../../story/points.ts'
import type { Said } from './console-messages.ts'
import { sayEducating } from './educator-words.ts'
import { sayEvent, sayLook } from './event-words.ts'
import { sayOrder } from './order-words.ts'

export interface Told {
  readonly before: CaseState
  readonly after: CaseState
  readonly content: CaseContent
}

type Put = Extract<Change, { op: 'put' }>
type Pair<C extends keyof Records> = { was: Records[C][string] | undefined; is: Records[C][string] }
type Say<C extends keyof Records> = (told: Told, pair: Pair<C>, id: string) => Said[]

const step = (by: Said['by'], text: string): Said => ({ by, topic: 'steps', text })
const decision = (by: Said['by'], text: string): Said => ({ by, topic: 'decisions', text })
const task = (by: Said['by'], text: string): Said => ({ by, topic: 'tasks', text })

const namesOf = (options: readonly { slug: string; name: string }[], chosen: readonly string[] | string | null) =>
  [chosen ?? []]
    .flat()
    .map((slug) => options.find((option) => option.slug === slug)?.name ?? slug)
    .join(', ') || 'nothing'

const placeOf = (content: CaseContent, docId: string) => pointRecordedAs(content, docId)?.place ?? docId

/** What somebody says to a question before departure. */
const sayQuestions = ({ before, after, content }: Told): Said[] =>
  content.questions.flatMap((question) =>
    roleIds.flatMap((role) => {
      const answer = answerOn(after, question, role)
      const verb = role === deciderOf(question) ? 'Decides' : 'Advises'
      return answer && answer !== answerOn(before, question, role)
        ? [decision(role, `${verb}, ${question.question} ${answer}`)]
        : []
    }),
  )

/** What somebody answers on the way to the aircraft, where the log tells of it. */
const sayAsks = ({ before, after, content }: Told): Said[] =>
  asksOf(content).flatMap((ask) =>
    answerersOf(ask).flatMap((role) => {
      const answer = answerTo(after, ask, role)
      if (!ask.inLog || !answer || answerTo(before, ask, role)) return []
      const said = answer.numbers
        ? saidNumbers(numbersOf(ask), answer.numbers, saidNumber)
        : optionNamed(ask, answer.option)?.name
      return [decision(role, `Challenge, ${ask.inLog}: ${said}`)]
    }),
  )

const sayAnswers = (told: Told): Said[] => [...sayQuestions(told), ...sayAsks(told)]

/** What is said of a record that was put, by its collection. What is not listed goes without saying. */
const sayOf: { readonly [C in keyof Records]?: Say<C> } = {
  LiveCaseTeam: (_, { is: { userId, roleId } }) => [
    step(roleId, isStandIn(userId) ? 'A stand-in plays the seat.' : 'The seat is taken.'),
  ],
  Place: ({ content }, { was, is }, id) => {
    const role = Number(id) as RoleId // places are kept by role
    const to = content.flows[role][is.step]
    return to && was?.step !== is.step ? [step(role, `Goes on to: ${to.title}`)] : []
  },
  Call: (_, { was, is }) => (is.answeredAt && !was?.answeredAt ? [step(PROVIDER, 'Answers the call.')] : []),
  Recording: (_, __, id) => [step(PROVIDER, id === 'summary' ? 'Shares the briefing.' : 'Saves the handover.')],
  CaseAudioStatus: (_, { was, is }) =>
    [RT, RN].flatMap((role) => {
      const field = role === RT ? 'Therapist' : 'Nurse'
      return is[field] && !was?.[field] ? [step(role, 'Has heard the briefing.')] : []
    }),
  LeaveStatus: (_, { was, is }) =>
    roleIds.flatMap((role) =>
      is[flagField[role]] && !was?.[flagField[role]] ? [step(role, 'Is ready to leave.')] : [],
    ),
  ProviderChallange: sayAnswers,
  DecisionPoint: ({ before, after, content }, { was, is }, id) =>
    is.decisionPointData.flatMap((group, index) => {
      const { decisionName: name, options } = group
      const isDecided = (state: CaseState) => state.records.PointProgress[id]?.decidedAt[name] !== undefined
      return roleIds.flatMap((role) => {
        const chosen = group[answerField[role]]
        const isNew = JSON.stringify(chosen) !== JSON.stringify(was?.decisionPointData[index]?.[answerField[role]])
        const isNow = role === PROVIDER && isDecided(after) && !isDecided(before)
        if (!isNew && !isNow) return []
        const verb = isNow ? 'Decides' : role === PROVIDER ? 'Marks' : 'Advises'
        return [decision(role, `${verb}, point ${placeOf(content, id)}, ${name}: ${namesOf(options, chosen)}`)]
      })
    }),
  PointProgress: ({ content }, { was, is }, id) => [
    ...(is.callSince !== null && was?.callSince == null ? [step('team', 'Medical control calls.')] : []),
    ...(is.openedAt !== null && was?.openedAt == null
      ? [step('team', `${titleOfPoint(placeOf(content, id))} opens.`)]
      : []),
    ...(is.resultsAt !== null && was?.resultsAt == null
      ? [step('team', `${titleOfPoint(placeOf(content, id))}: the results.`)]
      : []),
  ],
  Work: ({ content }, { was, is }, id) => {
    const unit = unitOf(content, id)
    const label = unit.steps[is.steps.length - 1]?.label
    if (!was) return [task(unit.roleId, `Starts: ${unit.name}`)]
    if (is.steps.length > was.steps.length) return [task(unit.roleId, `${unit.name}: ${label}`)]
    if (is.checkAskedAt !== null && was.checkAskedAt === null) {
      return [task(unit.roleId, `${unit.name}: asks for a second check.`)]
    }
    return []
  },
  Attempt: ({ content }, { is }) => {
    const { work, step: label, entered } = attemptInWords(content, is)
    return [{ ...task(is.roleId, `${work}, ${label}. Wrong: ${entered}.`), isWrong: true }]
  },
  SecondCheck: ({ content }, { was, is }, id) =>
    is.answers
      .slice(was?.answers.length ?? 0)
      .map(({ roleId, part }) =>
        task(
          roleId,
          part
            ? `Sends back ${unitOf(content, id).name}: the ${part} does not fit.`
            : `Checks ${unitOf(content, id).name}: fits.`,
        ),
      ),
  TaskList: (_, { was, is }) =>
    is.taskStatus === 'done' && was?.taskStatus !== 'done' ? [task('team', `${is.taskName} is done.`)] : [],
  ChallengeStatus: (_, { was, is }) =>
    roleIds.flatMap((role) =>
      // Who is asked nothing has finished nothing.
      was && is[flagField[role]] && !was[flagField[role]] ? [decision(role, 'Has finished the challenge.')] : [],
    ),
  Answer: sayAnswers,
  Order: ({ after, content }, pair) => sayOrder({ state: after, content }, pair),
  Injection: ({ content }, pair, id) => sayEvent(content, pair, id),
  Look: ({ content }, { is }) => sayLook(content, is),
}

export function sayPut(told: Told, { collection, id, data }: Put): Said[] {
  const was = told.before.records[collection][id]
  // The collection says of which kind they are; the table cannot say so in types.
  const say = sayOf[collection] as Say<typeof collection> | undefined
  const pair = { was, is: data } as Pair<typeof collection>
  return say ? say(told, pair, id) : sayEducating(told, { collection, id, data } as Put)
}

import type { Answer } from '../records/answer.ts'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId, roleIds } from '../records/roles.ts'
import { append, applyChanges, type CaseState, type Change, put } from '../records/state.ts'
import type { Ask } from '../story/ask.ts'
import type { CaseContent } from '../story/content.ts'
import { answerField, flagField } from './role-fields.ts'
import { type Numbers, saidNumber, saidNumbers } from './said-number.ts'

export const asksOf = ({ challenge }: CaseContent): readonly Ask[] => challenge?.asks ?? []

/** Who answers it, those whom it is put to first. */
export const answerersOf = ({ kind, asked }: Ask): readonly RoleId[] =>
  kind === 'suggestion' ? [...asked, PROVIDER] : asked

/** Who answers it by an option, or by numbers. */
export const answerersBy = (ask: Ask, { option }: Pick<Answer, 'option'>): readonly RoleId[] =>
  answerersOf(ask).filter((roleId) => isChosenBy(ask, roleId) === (option !== null))

/** Whether this role chooses from its options; if not, it types its numbers. */
export const isChosenBy = ({ kind }: Ask, roleId: RoleId): boolean =>
  kind === 'choice' || (kind === 'suggestion' && roleId === PROVIDER)

export const optionsOf = (ask: Ask) => (ask.kind === 'numbers' ? [] : ask.options)
export const numbersOf = (ask: Ask) => (ask.kind === 'choice' ? [] : ask.numbers)

/** What objectives and reports call its answers. */
export const countedIn = (ask: Ask): readonly string[] =>
  ask.kind === 'numbers' ? ask.numbers.map(({ countedAs = ask.slug }) => countedAs) : [ask.slug]

/** By its slug, or by its name, as records of the specification and pages of before have it. */
export const optionNamed = (ask: Ask, said: string | null | undefined) =>
  optionsOf(ask).find(({ slug }) => slug === said) ?? optionsOf(ask).find(({ name }) => name === said)

/** The Provider has chosen: a suggestion that is missing is no longer asked for. */
export const isClosed = (state: CaseState, ask: Ask): boolean =>
  ask.kind === 'suggestion' && answerTo(state, ask, PROVIDER) !== null

/** What a role has answered, null before. */
export function answerTo({ records }: CaseState, ask: Ask, roleId: RoleId): Answer | null {
  const who = answerField[roleId]
  const [vitals, shared] = [records.VitalStats[CASE_ID], records.ProviderChallange[CASE_ID]]
  const own = records.RoleQuestion[CASE_ID]?.[who] ?? null
  switch (ask.fills) {
    case 'OxygenIndex':
      return ofNumbers({ [numbersOf(ask)[0]?.slug ?? '']: vitals?.OxygenIndex[who] ?? null })
    case 'challangeOne':
      return ofOption(optionNamed(ask, shared?.challangeOne[who]))
    case 'challangeTwo':
      return who === 'provider'
        ? ofOption(optionNamed(ask, shared?.challangeTwo.provider))
        : ofNumbers(vitals?.suggestionHFOV[who] ?? {})
    case 'RoleQuestion':
      return typeof own === 'object' ? ofNumbers(own ?? {}) : ofOption(optionNamed(ask, own))
    default:
      return records.Answer[idOf(ask, roleId)] ?? null
  }
}

const idOf = ({ slug }: Ask, roleId: RoleId): string => `ask/${slug}/${roleId}`

const ofOption = (option: { readonly slug: string } | undefined): Answer | null =>
  option ? { numbers: null, option: option.slug } : null

function ofNumbers(kept: { readonly [slug: string]: number | null }): Answer | null {
  const typed = Object.entries(kept).flatMap(([slug, value]) => (value === null ? [] : [[slug, value] as const]))
  return typed.length > 0 ? { numbers: Object.fromEntries(typed), option: null } : null
}

/** A role is done with all that it is asked, but for suggestions that are no longer asked for. */
const isDone = (state: CaseState, content: CaseContent, roleId: RoleId): boolean =>
  asksOf(content).every(
    (ask) => !answerersOf(ask).includes(roleId) || answerTo(state, ask, roleId) !== null || isClosed(state, ask),
  )

/** Whose challenge is done before anybody has answered: who is asked nothing. */
export const doneAtFirst = (content: CaseContent) => {
  const isFree = (roleId: RoleId) => asksOf(content).every((ask) => !answerersOf(ask).includes(roleId))
  return { Nurse: isFree(2), Therapist: isFree(1), Provider: isFree(0) }
}

/** The record of the shared challenges before anybody has answered. */
export function challangesAtFirst(content: CaseContent) {
  const unanswered = (fills: Ask['fills']) => {
    const ask = asksOf(content).find((one) => one.fills === fills)
    return { options: ask ? optionsOf(ask).map(({ name }) => name) : [], rt: null, rn: null, provider: null }
  }
  return { challangeOne: unanswered('challangeOne'), challangeTwo: unanswered('challangeTwo') }
}

/** Keeps an answer, and the flag of everyone who is done with it. */
export function storeAnswerTo(
  { state, content, now }: { state: CaseState; content: CaseContent; now: number },
  ask: Ask,
  roleId: RoleId,
  answer: Answer,
): Change[] {
  const kept = keptOf(state, ask, roleId, answer)
  const after = applyChanges(state, kept)
  const was = state.records.ChallengeStatus[CASE_ID] ?? doneAtFirst(content)
  const is = { ...was }
  for (const role of roleIds) is[flagField[role]] ||= isDone(after, content, role)
  const isNew = roleIds.some((role) => is[flagField[role]] !== was[flagField[role]])
  return [
    ...kept,
    ...(isNew ? [put('ChallengeStatus', CASE_ID, is)] : []),
    ...visitOf(ask, roleId).map(({ flow, step }) =>
      append('ProviderChallangeFlow', CASE_ID, flow, { step, roleId, time: now }),
    ),
  ]
}

/** The records with the answer in its place. */
function keptOf({ records }: CaseState, ask: Ask, roleId: RoleId, answer: Answer): Change[] {
  const who = answerField[roleId]
  const [vitals, shared] = [records.VitalStats[CASE_ID], records.ProviderChallange[CASE_ID]]
  const own = records.RoleQuestion[CASE_ID]
  const { numbers, option } = answer
  const name = optionNamed(ask, answer.option)?.name ?? null
  const asNumbers = <T>(typed: Numbers | null) => typed as T // a check says that they are the fields of the record
  const first = Object.values(numbers ?? {})[0] ?? null
  if (!vitals || !shared) return []
  switch (ask.fills) {
    case 'OxygenIndex':
      return [put('VitalStats', CASE_ID, { ...vitals, OxygenIndex: { ...vitals.OxygenIndex, [who]: first } })]
    case 'challangeOne':
      return [put('ProviderChallange', CASE_ID, { ...shared, challangeOne: { ...shared.challangeOne, [who]: name } })]
    case 'challangeTwo': {
      const said = numbers && saidNumbers(numbersOf(ask), numbers, saidNumber)
      const set = Object.fromEntries(numbersOf(ask).map(({ slug, right }) => [slug, right]))
      return [
        put('VitalStats', CASE_ID, {
          ...vitals,
          ...(numbers
            ? { suggestionHFOV: { ...vitals.suggestionHFOV, [who]: numbers } }
            : { currentHFOV: asNumbers<typeof vitals.currentHFOV>(set) }),
        }),
        put('ProviderChallange', CASE_ID, {
          ...shared,
          challangeTwo: { ...shared.challangeTwo, [who]: said ?? name },
        }),
      ]
    }
    case 'RoleQuestion':
      return own ? [put('RoleQuestion', CASE_ID, { ...own, [who]: numbers ?? option })] : []
    default:
      return [put('Answer', idOf(ask, roleId), answer)]
  }
}

/** How the specification's list of visited steps tells of it. */
function visitOf({ fills }: Ask, roleId: RoleId) {
  if (fills === 'OxygenIndex') return [{ flow: 'challangeOneFlow', step: 'index' }] as const
  if (fills === 'challangeOne') return [{ flow: 'challangeOneFlow', step: 'option' }] as const
  if (fills !== 'challangeTwo') return []
  return [{ flow: 'challangeTwoFlow', step: roleId === PROVIDER ? 'choice' : 'suggestion' }] as const
}

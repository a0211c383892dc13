import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import type { ScreenKind, Step } from '../story/flow.ts'
import { placeOf, stepOf } from './places.ts'
import { progressOf } from './points.ts'
import { decisionOn, findQuestion } from './questions.ts'
import type { Refusal, Unfinished } from './refusals.ts'
import { flagField } from './role-fields.ts'
import { isLed } from './steps.ts'

type Facts = { state: CaseState; content: CaseContent; step: Step; roleId: RoleId }
type Need = (facts: Facts) => Unfinished | null

const needs =
  (isDone: (facts: Facts) => boolean | undefined, what: Unfinished): Need =>
  (facts) =>
    isDone(facts) ? null : what

/** What each kind of step asks for before one may go on. A kind that is not listed asks for nothing. */
const needOf: { readonly [S in ScreenKind]?: Need } = {
  call: needs(({ state }) => Boolean(state.records.Call[CASE_ID]?.answeredAt), 'call-answered'),
  record: needs(({ state }) => state.records.Cases[CASE_ID]?.isShared, 'recording-shared'),
  'await-listeners': needs(({ state }) => {
    const heard = state.records.CaseAudioStatus[CASE_ID]
    return heard?.Nurse && heard.Therapist
  }, 'both-listened'),
  listen: needs(({ state, roleId }) => {
    const heard = state.records.CaseAudioStatus[CASE_ID]
    return roleId === 1 ? heard?.Therapist : heard?.Nurse
  }, 'listened'),
  question: needs(({ state, content, step }) => {
    const question = findQuestion(content, step.question)
    return question !== null && decisionOn(state, question) !== null
  }, 'decision'),
  'ready-to-leave': needs(({ state }) => state.records.LeaveStatus[CASE_ID]?.Provider, 'leave-confirmed'),
  tasks: needs(({ state, roleId }) => state.records.LeaveStatus[CASE_ID]?.[flagField[roleId]], 'ready-to-leave'),
  challenge: ({ state, roleId }) => {
    const done = state.records.ChallengeStatus[CASE_ID]
    if (!done?.[flagField[roleId]]) return 'challenge'
    return done.Nurse && done.Therapist && done.Provider ? null : 'all-challenges'
  },
  'decision-point': needs(
    ({ state, content, step }) => progressOf(state, content, step.point)?.resultsAt != null,
    'results',
  ),
  'save-handover': needs(({ state }) => state.records.Recording.handover !== undefined, 'handover-saved'),
}

/** What keeps a role from going on from its step, null if nothing does. To the preparation and from the bedside on the Provider leads. */
export function whatHolds(state: CaseState, content: CaseContent, roleId: RoleId): Refusal | null {
  const next = content.flows[roleId][placeOf(state, roleId) + 1]
  if (!next) return { code: 'last-step' }
  if (isLed(next) && roleId !== PROVIDER) return { code: 'follow-provider' }
  const step = stepOf(state, content, roleId)
  const what = needOf[step.screen]?.({ state, content, step, roleId }) ?? null
  return what && { code: 'not-done-yet', what }
}

/** The report opens for a role that has come to its last step, once the handover is saved. */
export const isReportDue = (state: CaseState, content: CaseContent, roleId: RoleId): boolean =>
  state.records.Recording.handover !== undefined && placeOf(state, roleId) === content.flows[roleId].length - 1

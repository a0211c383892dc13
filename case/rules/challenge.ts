import type { ProviderChallange, RoleQuestion } from '../records/challenge.ts'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, type RoleId, RT, roleIds } from '../records/roles.ts'
import { type CaseState, type Change, put } from '../records/state.ts'
import type { VitalStats } from '../records/vital-stats.ts'
import { answerField, flagField } from './role-fields.ts'

/** The three records that hold the challenge's answers. */
export interface Answers {
  readonly vitals: VitalStats
  readonly shared: ProviderChallange
  readonly own: RoleQuestion
}

export function answersOf(state: CaseState): Answers | null {
  const vitals = state.records.VitalStats[CASE_ID]
  const shared = state.records.ProviderChallange[CASE_ID]
  const own = state.records.RoleQuestion[CASE_ID]
  return vitals && shared && own ? { vitals, shared, own } : null
}

/** A role is done with its index, its option, its own question and its part of the oscillator settings. */
function isChallengeDone({ vitals, shared, own }: Answers, roleId: RoleId): boolean {
  const field = answerField[roleId]
  const isIndexDone = vitals.OxygenIndex[field] !== null && shared.challangeOne[field] !== null
  const isClosed = shared.challangeTwo.provider !== null
  const isOwnDone = {
    [PROVIDER]: own.provider !== null && isClosed,
    // Once the Provider has chosen, a missing suggestion is no longer asked for.
    [RT]: own.rt.minutes !== null && own.rt.cylinders !== null && (shared.challangeTwo.rt !== null || isClosed),
    [RN]: own.rn.rate !== null && (shared.challangeTwo.rn !== null || isClosed),
  }[roleId]
  return isIndexDone && isOwnDone
}

/** Stores answers, and the flag of everyone who is done with them. */
export function storeAnswers(state: CaseState, before: Answers, change: Partial<Answers>): Change[] {
  const after = { ...before, ...change }
  const status = state.records.ChallengeStatus[CASE_ID] ?? { Nurse: false, Therapist: false, Provider: false }
  const flags = Object.fromEntries(
    roleIds.map((roleId) => [flagField[roleId], status[flagField[roleId]] || isChallengeDone(after, roleId)]),
  )
  const isFlagNew = Object.entries(flags).some(([field, flag]) => flag !== status[field as keyof typeof status]) // same keys
  return [
    ...(change.vitals ? [put('VitalStats', CASE_ID, after.vitals)] : []),
    ...(change.shared ? [put('ProviderChallange', CASE_ID, after.shared)] : []),
    ...(change.own ? [put('RoleQuestion', CASE_ID, after.own)] : []),
    ...(isFlagNew ? [put('ChallengeStatus', CASE_ID, { ...status, ...flags })] : []),
  ]
}

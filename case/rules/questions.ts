import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { QuestionId } from '../story/flow.ts'

/** Where ProviderChallange keeps each role's answer, by role id. */
export const answerFields = {
  'transport-mode': ['ProviderResponseSelection', 'TherapistResponseSelection', 'NurseResponseSelection'],
  'response-time': ['ProviderResponseTime', 'TherapistResponseTime', 'NurseResponseTime'],
} as const satisfies { [Q in QuestionId]: readonly [string, string, string] }

/** What the Provider decided, null before. */
export const decisionOn = (state: CaseState, question: QuestionId): string | null =>
  state.records.ProviderChallange[CASE_ID]?.[answerFields[question][0]] ?? null

import { CASE_ID } from '../records/collections.ts'
import { flowListOf } from '../records/decision-point.ts'
import { roleIds } from '../records/roles.ts'
import { beginRun, type CaseState, type Change, put, wipe } from '../records/state.ts'
import type { Seat } from '../records/team.ts'
import type { CaseContent } from '../story/content.ts'

/** A run lasts from the Provider's seat being taken until the wipe. */
export const isRunning = (state: CaseState): boolean => state.records.Cases[CASE_ID] !== undefined

/** The case is over, and with it its run: whoever comes next is in another. */
export const endRun = (state: CaseState): Change[] => [wipe(), beginRun(state.run + 1)]

/** The case begins: every record as it was in the beginning, with these seats taken. */
export function startRun(
  seats: readonly Seat[],
  { content, pace, hidesScore, now }: { content: CaseContent; pace: number; hidesScore: boolean; now: number },
): Change[] {
  return [
    wipe(),
    ...seats.map((seat) => put('LiveCaseTeam', seat.userId, seat)),
    ...roleIds.map((role) => put('Place', String(role), { step: 0, since: now })),
    put('Pace', CASE_ID, { factor: pace }),
    ...(hidesScore ? [put('ScoreSight', CASE_ID, { isHidden: true })] : []),
    put('Story', CASE_ID, { ...content.story, startedAt: now }),
    ...seedRecords(content),
  ]
}

function seedRecords(content: CaseContent): Change[] {
  return [
    put('Cases', CASE_ID, { ProviderAudio: null, isShared: false }),
    put('CaseAudioStatus', CASE_ID, { Nurse: false, Therapist: false }),
    put('CaseTaskTime', CASE_ID, { TransportStartTime: null, TransportStopTime: null }),
    put('LeaveStatus', CASE_ID, { Nurse: false, Therapist: false, Provider: false }),
    put('ChallengeStatus', CASE_ID, { Nurse: false, Therapist: false, Provider: false }),
    put('ChatInbox', CASE_ID, { chat: [] }),
    put('TeamScore', CASE_ID, {}),
    ...content.decisionPoints.map((point) => put('DecisionPoint', point.docId, point)),
    put('DecisionPointFlow', CASE_ID, {
      decisionPointOne: [],
      decisionPointTwo: [],
      decisionPointThree: [],
      decisionPointFour: [],
      decisionPointFive: [],
      ...Object.fromEntries(content.decisionStories.map((_, index) => [flowListOf(index + 1), []])),
    }),
    put('VitalStats', CASE_ID, content.vitalStats),
    put('ProviderChallange', CASE_ID, content.challenges),
    put('ProviderChallangeFlow', CASE_ID, { challangeOneFlow: [], challangeTwoFlow: [] }),
    put('Call', CASE_ID, { answeredAt: null }),
    ...seedTasks(content),
    put('RoleQuestion', CASE_ID, { provider: null, rt: { minutes: null, cylinders: null }, rn: { rate: null } }),
    put('AskedQuestions', CASE_ID, { asked: [] }),
  ]
}

function seedTasks({ preparationTasks }: CaseContent): Change[] {
  const { medPumps, orderPharmacy, mixedMeds, calibrateIno } = preparationTasks
  return [medPumps, orderPharmacy, mixedMeds, calibrateIno].map(({ firebaseId, taskName, taskDesc, url }) =>
    put('TaskList', firebaseId, { firebaseId, taskName, taskDesc, taskStatus: 'pending', url }),
  )
}

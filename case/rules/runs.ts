import { unansweredQuestions, unansweredRoleQuestion } from '../records/challenge.ts'
import { CASE_ID } from '../records/collections.ts'
import { roleIds } from '../records/roles.ts'
import { beginRun, type CaseState, type Change, put, wipe } from '../records/state.ts'
import type { Seat } from '../records/team.ts'
import type { CaseContent } from '../story/content.ts'
import { pointsOf } from '../story/points.ts'
import { asksOf, challangesAtFirst, doneAtFirst } from './asks.ts'
import { isClosing } from './work-units.ts'

/** A run lasts from the Provider's seat being taken until the wipe. */
export const isRunning = (state: CaseState): boolean => state.records.Cases[CASE_ID] !== undefined

/** The case is over, and with it its run: whoever comes next is in another. */
export const endRun = (state: CaseState): Change[] => [wipe(), beginRun(state.run + 1)]

/** What is fixed when a run begins. */
export interface RunSettings {
  /** How many times faster than life it goes. */
  readonly pace: number
  /** Points are kept from the team until the analysis. */
  readonly hidesScore: boolean
  /** What is decided at the bedside is called, read back and done with hands, where the story has cards for it. */
  readonly hasOrders: boolean
  /** The monitor moves in time, where the story says how. */
  readonly hasCourse: boolean
}

/** The case begins: every record as it was in the beginning, with these seats taken. */
export function startRun(
  seats: readonly Seat[],
  { content, settings, now }: { readonly content: CaseContent; readonly settings: RunSettings; readonly now: number },
): Change[] {
  const { pace, hidesScore, hasOrders, hasCourse } = settings
  return [
    wipe(),
    ...seats.map((seat) => put('LiveCaseTeam', seat.userId, seat)),
    ...roleIds.map((role) => put('Place', String(role), { step: 0, since: now })),
    put('Pace', CASE_ID, { factor: pace }),
    ...(hidesScore ? [put('ScoreSight', CASE_ID, { isHidden: true })] : []),
    ...(hasOrders && content.orders ? [put('OrderSetting', CASE_ID, { isOn: true })] : []),
    ...(hasCourse && content.monitorCourse ? [put('Course', CASE_ID, { signs: {} })] : []),
    put('Story', CASE_ID, { id: content.story.id, version: content.story.version, startedAt: now }),
    ...seedRecords(content),
  ]
}

function seedRecords(content: CaseContent): Change[] {
  return [
    put('Cases', CASE_ID, { ProviderAudio: null, isShared: false }),
    put('CaseAudioStatus', CASE_ID, { Nurse: false, Therapist: false }),
    put('CaseTaskTime', CASE_ID, { TransportStartTime: null, TransportStopTime: null }),
    put('LeaveStatus', CASE_ID, { Nurse: false, Therapist: false, Provider: false }),
    put('ChallengeStatus', CASE_ID, doneAtFirst(content)),
    put('ChatInbox', CASE_ID, { chat: [] }),
    put('TeamScore', CASE_ID, {}),
    ...content.decisionPoints.map((point) => put('DecisionPoint', point.docId, point)),
    put('DecisionPointFlow', CASE_ID, Object.fromEntries(pointsOf(content).map(({ flow }) => [flow, []]))),
    put('VitalStats', CASE_ID, content.vitalStats),
    put('ProviderChallange', CASE_ID, { ...unansweredQuestions, ...challangesAtFirst(content) }),
    put('ProviderChallangeFlow', CASE_ID, { challangeOneFlow: [], challangeTwoFlow: [] }),
    put('Call', CASE_ID, { answeredAt: null }),
    ...seedTasks(content),
    ...(asksOf(content).some(({ fills }) => fills === 'RoleQuestion')
      ? [put('RoleQuestion', CASE_ID, unansweredRoleQuestion)]
      : []),
    put('AskedQuestions', CASE_ID, { asked: [] }),
  ]
}

function seedTasks({ preparationTasks }: CaseContent): Change[] {
  return preparationTasks
    .filter((task) => !isClosing(task))
    .map(({ firebaseId, taskName, taskDesc, url }) =>
      put('TaskList', firebaseId, { firebaseId, taskName, taskDesc, taskStatus: 'pending', url }),
    )
}

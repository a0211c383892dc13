import type { z } from 'zod'
import { askedQuestions } from './asked-questions.ts'
import { call } from './call.ts'
import { caseAudioStatus } from './case-audio-status.ts'
import { caseTaskTime } from './case-task-time.ts'
import { cases } from './cases.ts'
import { challengeStatus } from './challenge-status.ts'
import { chatInbox } from './chat-inbox.ts'
import { checklist } from './checklist.ts'
import { debriefNote } from './debrief-note.ts'
import { decisionPoint } from './decision-point.ts'
import { decisionPointFlow, flowLists } from './decision-point-flow.ts'
import { keyWords } from './key-words.ts'
import { leaveStatus } from './leave-status.ts'
import { liveCaseTeam } from './live-case-team.ts'
import { note } from './note.ts'
import { pace } from './pace.ts'
import { place } from './place.ts'
import { pointProgress } from './point-progress.ts'
import { providerChallange } from './provider-challange.ts'
import { providerChallangeFlow } from './provider-challange-flow.ts'
import { recording } from './recording.ts'
import { roleQuestion } from './role-question.ts'
import { seatNews } from './seat-news.ts'
import { secondCheck } from './second-check.ts'
import { soundConsent } from './sound-consent.ts'
import { story } from './story.ts'
import { taskList } from './task-list.ts'
import { teamScore } from './team-score.ts'
import { vitalStats } from './vital-stats.ts'
import { work } from './work.ts'

/** Every collection of a case: those of the specification but Users, who are the server's, then our own. */
export const collections = {
  LiveCaseTeam: liveCaseTeam,
  Cases: cases,
  CaseAudioStatus: caseAudioStatus,
  CaseTaskTime: caseTaskTime,
  LeaveStatus: leaveStatus,
  ChallengeStatus: challengeStatus,
  ChatInbox: chatInbox,
  TeamScore: teamScore,
  DecisionPoint: decisionPoint,
  DecisionPointFlow: decisionPointFlow,
  VitalStats: vitalStats,
  ProviderChallange: providerChallange,
  ProviderChallangeFlow: providerChallangeFlow,
  Place: place,
  Pace: pace,
  Story: story,
  SeatNews: seatNews,
  Call: call,
  Recording: recording,
  KeyWords: keyWords,
  Checklist: checklist,
  Note: note,
  TaskList: taskList,
  Work: work,
  SecondCheck: secondCheck,
  RoleQuestion: roleQuestion,
  AskedQuestions: askedQuestions,
  PointProgress: pointProgress,
  DebriefNote: debriefNote,
  SoundConsent: soundConsent,
} as const

export type Collection = keyof typeof collections
export type RecordOf<C extends Collection> = z.infer<(typeof collections)[C]>
export type Records = { readonly [C in Collection]: { readonly [id: string]: RecordOf<C> } }

export const collectionNames = Object.keys(collections) as Collection[] // the keys of a const object

/** Lists that only grow. They are stored a row per item and sent by what was added. */
export const growingLists = {
  ChatInbox: ['chat'],
  DecisionPointFlow: flowLists,
  ProviderChallangeFlow: ['challangeOneFlow', 'challangeTwoFlow'],
  AskedQuestions: ['asked'],
} as const satisfies { [C in Collection]?: readonly (keyof RecordOf<C>)[] }

export type ListCollection = keyof typeof growingLists

/** The id of every record that belongs to the one case. */
export const CASE_ID = '1'

import type { z } from 'zod'
import { caseClock } from './case-clock.ts'
import { challengeStatus, providerChallange, providerChallangeFlow, roleQuestion } from './challenge.ts'
import { debriefing, rating } from './debriefing.ts'
import { decisionPoint, decisionPointFlow, pointProgress } from './decision-point.ts'
import { actForSeat, flag, judgement, scoreSight, spoken, steering } from './educating.ts'
import { injection } from './injection.ts'
import { attempt, caseTaskTime, leaveStatus, secondCheck, taskList, work } from './preparation.ts'
import { cases, pace, story, teamScore } from './run.ts'
import { askedQuestions, call, caseAudioStatus, checklist, recording } from './spoken.ts'
import { standIn } from './stand-in.ts'
import { liveCaseTeam, place, seatNews, soundConsent } from './team.ts'
import { vitalStats } from './vital-stats.ts'
import { chatInbox, debriefNote, keyWords, note } from './written.ts'

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
  Attempt: attempt,
  RoleQuestion: roleQuestion,
  AskedQuestions: askedQuestions,
  PointProgress: pointProgress,
  DebriefNote: debriefNote,
  SoundConsent: soundConsent,
  StandIn: standIn,
  CaseClock: caseClock,
  Steering: steering,
  Spoken: spoken,
  Flag: flag,
  Judgement: judgement,
  ScoreSight: scoreSight,
  ActForSeat: actForSeat,
  Injection: injection,
  Debriefing: debriefing,
  Rating: rating,
} as const

export type Collection = keyof typeof collections
export type RecordOf<C extends Collection> = z.infer<(typeof collections)[C]>
export type Records = { readonly [C in Collection]: { readonly [id: string]: RecordOf<C> } }

export const collectionNames = Object.keys(collections) as Collection[] // the keys of a const object

/** Documents that are nothing but lists that only grow. They are stored a row per item and sent by what was added. */
export const listCollections = [
  'ChatInbox',
  'DecisionPointFlow',
  'ProviderChallangeFlow',
  'AskedQuestions',
] as const satisfies readonly Collection[]

export type ListCollection = (typeof listCollections)[number]

/** The id of every record that belongs to the one case. */
export const CASE_ID = '1'

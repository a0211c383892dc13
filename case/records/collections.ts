import { z } from 'zod'
import { answer } from './answer.ts'
import { caseClock } from './case-clock.ts'
import { challengeStatus, providerChallange, providerChallangeFlow, roleQuestion } from './challenge.ts'
import { course, hand } from './course.ts'
import { debriefing, rating } from './debriefing.ts'
import { decisionPoint, decisionPointFlow, pointProgress } from './decision-point.ts'
import { actForSeat, flag, judgement, scoreSight, spoken, steering } from './educating.ts'
import { serverTime } from './flags.ts'
import { injection, look } from './injection.ts'
import { order, orderSetting } from './order.ts'
import { attempt, caseTaskTime, leaveStatus, secondCheck, taskList, work } from './preparation.ts'
import { askedQuestions, call, caseAudioStatus, checklist, recording } from './spoken.ts'
import { standIn } from './stand-in.ts'
import { liveCaseTeam, place, seatNews, soundConsent } from './team.ts'
import { vitalStats } from './vital-stats.ts'
import { chatInbox, debriefNote, keyWords, note } from './written.ts'

/** The Provider's recorded summary. `ProviderAudio` is its storage path, null before it is shared. */
const cases = z.strictObject({ ProviderAudio: z.string().nullable(), isShared: z.boolean() })

/** Ours: the story that the run is played with, and since when. Null: it began before that was noted. */
const story = z.strictObject({
  id: z.string(),
  version: z.number().int().positive(),
  startedAt: z.number().nullable(),
})

/** Ours: how many times faster than life this run goes. Fixed when the case is seeded. */
const pace = z.strictObject({ factor: z.number().positive() })

/** One entry per scored item, written once. The live score is the sum. */
const teamScore = z.record(z.string(), z.strictObject({ score: z.number(), time: serverTime }))

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
  Answer: answer,
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
  OrderSetting: orderSetting,
  Order: order,
  Course: course,
  Hand: hand,
  Look: look,
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

import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** Ours: the referring hospital's call. */
export const call = z.strictObject({ answeredAt: serverTime.nullable() })

/** Who has listened to the Provider's summary. */
export const caseAudioStatus = z.strictObject({ Nurse: z.boolean(), Therapist: z.boolean() })
export type CaseAudioStatus = z.infer<typeof caseAudioStatus>

export const recordingId = z.enum(['summary', 'handover'])
export type RecordingId = z.infer<typeof recordingId>

/** A sentence of a recording, and when it is heard. */
const caption = z.strictObject({
  text: z.string(),
  fromMs: z.number().nonnegative(),
  toMs: z.number().nonnegative(),
})
export type Caption = Readonly<z.infer<typeof caption>>

/** What is said in it, where that is known. */
export const captions = z.array(caption)

/** Ours: what is known of a recording, keyed by which it is. The bytes are stored beside the records. */
export const recording = z.strictObject({
  path: z.string(),
  mimeType: z.string(),
  durationMs: z.number().positive(),
  at: serverTime,
  /** Of a stand-in's: it knows what it says. */
  captions: captions.optional(),
})
export type Recording = z.infer<typeof recording>

/** Lists that people tick: the Provider's review, what a briefing held, what the handover held. */
export const checklistId = z.enum(['summary', 'review', 'handover'])
export type ChecklistId = z.infer<typeof checklistId>

/** Ours: one person's ticks, keyed by list and role id, for example "summary/1". */
export const checklist = z.strictObject({
  ticked: z.array(z.number().int().nonnegative()),
  /** By item: when it was ticked. Ticks of older versions have no time. */
  since: z.record(z.string(), serverTime).optional(),
})

/** Ours: the questions asked at the bedside. What they reveal is revealed to all. */
export const askedQuestions = z.strictObject({
  asked: z.array(z.strictObject({ slug: z.string(), roleId, time: serverTime })),
})

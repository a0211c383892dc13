import { z } from 'zod'
import { serverTime } from './flags.ts'
import { roleId } from './roles.ts'

/** Ours: which of a room's educators steers the run. */
export const steering = z.strictObject({ uid: z.string(), since: serverTime })

/** Whose voice an educator lends. */
export const voice = z.enum(['referring-doctor', 'medical-control', 'pilot', 'dispatch', 'parent', 'educator'])
export type Voice = z.infer<typeof voice>

/** Ours, numbered: what an educator said to the team or to one of them. */
export const spoken = z.strictObject({
  as: voice,
  /** Null: to all. */
  to: roleId.nullable(),
  /** Empty where a recording says it all. */
  text: z.string(),
  /** A help, not a part of the story. */
  isPrompt: z.boolean(),
  sound: z.strictObject({ path: z.string(), mimeType: z.string(), durationMs: z.number().positive() }).nullable(),
  at: serverTime,
  by: z.string(),
})
export type Spoken = z.infer<typeof spoken>

/** Well done, or to talk about. */
export const sign = z.literal([1, -1])
export type Sign = z.infer<typeof sign>

/** Ours, numbered: a moment that an educator wants to talk about, or what they saw of something on their checklist. */
export const flag = z.strictObject({
  at: serverTime,
  text: z.string(),
  /** Of the log entry it stands on; null: it stands on a moment. */
  version: z.number().int().positive().nullable(),
  by: z.string(),
  /** Left out: it says neither. */
  sign: sign.optional(),
  /** A behaviour or an objective of the story; left out: whatever the words say. */
  about: z.string().optional(),
})
export type Flag = z.infer<typeof flag>

/** Ours, by objective: what an educator who was there says of it, against what the run shows. */
export const judgement = z.strictObject({ isMet: z.boolean(), word: z.string(), at: serverTime, by: z.string() })

/** Ours: whether the team’s score is kept from it until the analysis of its debriefing. */
export const scoreSight = z.strictObject({ isHidden: z.boolean() })

/** Ours, numbered: what an educator did for a seat that nobody held. */
export const actForSeat = z.strictObject({ roleId, kind: z.string(), at: serverTime, by: z.string() })

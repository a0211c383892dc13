import { z } from 'zod'
import { debriefingPhase } from '../records/debriefing.ts'
import { recordingId } from '../records/spoken.ts'
import { condition } from './condition.ts'
import { groupName } from './group.ts'
import { list, named, slug, words } from './shape.ts'

const evidence = z.discriminatedUnion('kind', [
  /** So many items of what was said were ticked by RT or RN as they were heard. */
  z.strictObject({ kind: z.literal('heard'), recording: recordingId, needed: z.number().int().positive() }).readonly(),
  z.strictObject({ kind: z.literal('right-question'), question: slug }).readonly(),
  /** Ready in the time of the first band. */
  z.strictObject({ kind: z.literal('prepared') }).readonly(),
  /** Of the challenge, each as first given. */
  z.strictObject({ kind: z.literal('right-answer'), answer: slug }).readonly(),
  /** Of a point: options that were chosen, options that were not, and groups decided for a point of score. */
  z
    .strictObject({
      kind: z.literal('decided'),
      point: slug,
      chose: list(slug).exactOptional(),
      not: list(slug).exactOptional(),
      best: list(groupName).exactOptional(),
    })
    .readonly(),
  /** How it stood as a point was left. */
  z.strictObject({ kind: z.literal('left'), point: slug, when: condition, found: words }).readonly(),
])
export type Evidence = z.infer<typeof evidence>

export const objective = z
  .strictObject({
    slug,
    text: words,
    shownBy: words,
    /** What it counts, and nothing else. */
    counts: words,
    /** All of it must be so. */
    evidence: list(evidence),
  })
  .readonly()
export type Objective = z.infer<typeof objective>

const score = z.number().int()

/** `from` and `to` belong to the band. */
const scoreBand = z
  .strictObject({
    from: score,
    to: score,
    name: words,
    advice: words,
    /** Said instead, where something dangerous was not put right. */
    despite: words.exactOptional(),
  })
  .readonly()
export type ScoreBand = z.infer<typeof scoreBand>

export const scoreScale = z
  .strictObject({
    best: score,
    worst: score,
    bands: list(scoreBand),
    /** How the run went may allow no more than a band, whatever the points; the gravest first. */
    caps: list(z.strictObject({ when: condition, atMost: words, said: words }).readonly()).exactOptional(),
    /** Best and worst of each scored part of the case. */
    parts: list(z.strictObject({ part: words, best: score, worst: score }).readonly()),
  })
  .readonly()
export type ScoreScale = z.infer<typeof scoreScale>

const debriefPrompt = z
  .strictObject({ slug, kind: z.enum(['question', 'plus', 'delta', 'topic']), text: words })
  .readonly()
export type DebriefPrompt = z.infer<typeof debriefPrompt>

/** `stage` is the phase of the talk in which it is asked. */
export const promptedPhase = z
  .strictObject({ slug, title: words, stage: debriefingPhase, prompts: named(debriefPrompt) })
  .readonly()
export type PromptedPhase = z.infer<typeof promptedPhase>

/** What can be seen of the team by who watches. */
const behaviour = z.strictObject({ slug, text: words }).readonly()

/** How everyone says how they saw the team: a few things, each with one of the same few words. */
export const teamRating = z
  .strictObject({
    /** From the least to the most. */
    levels: list(words),
    items: named(
      z
        .strictObject({
          slug,
          name: words,
          text: words,
          /** One's own part, not the team's. */
          isOwn: z.boolean(),
          /** By what an educator who watches tells it. */
          behaviours: list(behaviour),
        })
        .readonly(),
    ),
  })
  .readonly()

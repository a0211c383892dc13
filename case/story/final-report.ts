import { z } from 'zod'
import { debriefingPhase } from '../records/debriefing.ts'
import { condition } from './condition.ts'
import { list, named, slug, words } from './shape.ts'

export const objective = z
  .strictObject({
    text: words,
    shownBy: words,
    /** Of the whole run: the facts of every point, and those of the report. */
    metWhen: condition,
  })
  .readonly()
export type Objective = z.infer<typeof objective>

const score = z.number().int()

/** `from` and `to` belong to the band. */
const scoreBand = z.strictObject({ from: score, to: score, name: words, advice: words }).readonly()

export const scoreScale = z
  .strictObject({
    best: score,
    worst: score,
    bands: list(scoreBand),
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
export const debriefPhase = z
  .strictObject({ slug, title: words, stage: debriefingPhase, prompts: named(debriefPrompt) })
  .readonly()
export type DebriefPhase = z.infer<typeof debriefPhase>

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
        })
        .readonly(),
    ),
  })
  .readonly()

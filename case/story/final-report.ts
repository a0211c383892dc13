import { z } from 'zod'
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

export const debriefPhase = z.strictObject({ slug, title: words, prompts: named(debriefPrompt) }).readonly()
export type DebriefPhase = z.infer<typeof debriefPhase>

import { z } from 'zod'
import { countedCondition } from './condition.ts'
import { durationMs, list, words } from './shape.ts'
import { talk } from './talk.ts'

/** Why somebody advises something: in clinical words, without naming it. */
const reasons = z
  .strictObject({
    right: list(words),
    wrong: list(words),
    /** Too grave for a stand-in to be wrong at by chance. */
    isNeverWrong: z.literal(true).exactOptional(),
  })
  .readonly()

/** What is said where the choices of the run were these; always, where nothing is said of them. */
const spoken = z.strictObject({ text: words, when: countedCondition.optional() }).readonly()

/** What the Provider says, for each item of a briefing in its order. */
const speech = list(list(spoken))

/** Where in the file of the voice a sentence lies, and how long it lasts with the rest after it. */
const clip = z
  .strictObject({ from: z.number().int().positive(), bytes: z.number().int().positive(), durationMs })
  .readonly()

/** The words of those who stand in for somebody: several for each, so that it does not sound like a machine. */
export const standInWords = z
  .strictObject({
    /** By what is advised on: a question, or `point/group`. */
    advice: z.record(z.string(), reasons).readonly(),
    /** As a piece of work is begun, by its id. */
    starts: z.record(z.string(), list(words)).readonly(),
    /** What it is at, by the kind of command that comes of it, by what is asked, or by what it speaks: after “RT is”. */
    doing: z.record(z.string(), words).readonly(),
    /** The Provider, after the last decision of a point. */
    thanks: list(words),
    /** The Provider, where a recording is due. */
    speech: z.strictObject({ summary: speech, handover: speech }).readonly(),
    /** The voice it has: a clip for each sentence of its speeches. */
    clips: z.record(z.string(), clip).readonly(),
    /** What it understands of the chat, and what it answers. */
    talk,
  })
  .readonly()

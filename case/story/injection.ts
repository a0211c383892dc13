import { z } from 'zod'
import { roleId } from '../records/roles.ts'
import { condition } from './condition.ts'
import { screenKind } from './flow.ts'
import { list, named, positive, slug, words } from './shape.ts'
import { choice, numberAsked } from './task.ts'

const some = <T extends z.ZodType>(item: T) => z.array(item).min(1).readonly()

/** What is drawn of a device, part by part, so that one can point at it. */
export const deviceParts = {
  'pump-line': ['syringe', 'tap', 'line', 'cannula'],
  'gas-supply': ['oxygen-hose', 'air-hose', 'blender', 'ventilator-hose'],
  'chest-drain': ['valve', 'tubing', 'connector', 'dressing'],
} as const
const device = z.enum(['pump-line', 'gas-supply', 'chest-drain'])
export type Device = z.infer<typeof device>

/** One thing to do of several; a number to give; or the part of a device to set right. */
const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('choose'), question: words, ...choice }).readonly(),
  z.strictObject({ kind: z.literal('number'), question: words, ...numberAsked }).readonly(),
  z.strictObject({ kind: z.literal('part'), question: words, device, ...choice }).readonly(),
])
export type EventAnswer = z.infer<typeof answer>

/** When it fits. All that is said of it holds; what is not said may be as it will. */
const moment = z
  .strictObject({
    /** Where the role stands that is to resolve it. */
    at: some(screenKind),
    /** Of decision points: which. */
    points: some(slug).exactOptional(),
    /** How it stands with the newborn, with the choices so far. */
    when: condition.exactOptional(),
    /** Of the preparation: tasks that are done, and pieces of work that nobody has begun. */
    done: some(slug).exactOptional(),
    notBegun: some(slug).exactOptional(),
  })
  .readonly()
export type EventMoment = z.infer<typeof moment>

const display = z
  .strictObject({
    device: words,
    reading: words,
    /** Of the monitor: it has no signal of this, for as long as it is open. */
    lost: slug.exactOptional(),
  })
  .readonly()
export type EventDisplay = z.infer<typeof display>

const move = z.union([
  /** So far from where its row has it, in so many seconds, and not beyond this; of a pressure its mean. */
  z
    .strictObject({ sign: slug, by: z.number().refine((by) => by !== 0), overS: positive, limit: z.number() })
    .readonly(),
  /** It reads what another reads. */
  z.strictObject({ sign: slug, as: slug, overS: positive }).readonly(),
])
export type Move = z.infer<typeof move>

/** What of it is seen on the monitor, where that moves in time. */
const eventCourse = z
  .strictObject({
    /** From the second it happens. */
    moves: list(move),
    /** After so long, of the room’s time, the story sees to it, if nobody does. */
    leftAfterS: positive,
    /** What comes of it then, and for how long. */
    left: z
      .strictObject({ moves: some(move), forS: positive })
      .readonly()
      .exactOptional(),
    /** How long what it moved takes to come back. */
    backS: positive,
  })
  .readonly()

const seenOnDevice = { device: slug, finding: slug, reading: words }

const leftBehind = z
  .strictObject({
    /** The answer. */
    choice: slug,
    /** What the device shows then. */
    reading: words,
    /** The alarm is off, and what was the matter still is. */
    isSilent: z.literal(true).exactOptional(),
  })
  .readonly()

const byRole = z
  .strictObject({ provider: words.exactOptional(), rt: words.exactOptional(), rn: words.exactOptional() })
  .readonly()

/** Something that an educator may let happen. It asks for an action and moves neither score nor rows. */
export const injection = z
  .strictObject({
    slug,
    /** For the educator alone: it says what the matter is. */
    title: words,
    /** Over it on the screens of those who see it: it does not. */
    heading: words,
    moments: some(moment),
    /** What all three can see or hear. */
    sign: words.exactOptional(),
    /** What a device shows meanwhile, to all three. */
    display: display.exactOptional(),
    onMonitor: eventCourse.exactOptional(),
    /** Where the monitor moves in time nobody is told of it: which device shows it, how, and what of it is the matter; which others do too. */
    look: z
      .strictObject({ ...seenOnDevice, also: list(z.strictObject(seenOnDevice).readonly()).exactOptional() })
      .readonly()
      .exactOptional(),
    /** What an answer that is not right leaves behind: its device shows this until somebody sees to it, or the story does. */
    leaves: list(leftBehind).exactOptional(),
    /** What one role sees besides. Who has neither sign nor this sees nothing of it. */
    seen: byRole,
    /** Whose job it is. */
    roleId,
    answer,
    /** What was done, told to all who saw it, with why. */
    resolved: words,
    /** What came of it, told once its role has gone on without it. */
    ifLeft: words,
    /** Numbers of docs/clinical/sources.md. None: marked for review, without a source. */
    sources: list(z.number().int().positive()),
  })
  .readonly()
export type Injection = z.infer<typeof injection>

export const injections = named(injection)

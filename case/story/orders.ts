import { z } from 'zod'
import { RN, RT, roleId } from '../records/roles.ts'
import { condition, text } from './condition.ts'
import { list, named, slug, words } from './shape.ts'

/** A number, or a word in braces of the bedside that says it: {dopamine}, {dopamine.rate}; also what is `given` with a card. */
const amount = z.union([z.number(), z.string().regex(/^\{[\w.-]+\}$/, 'is no number and no word in braces')])
export type Amount = z.infer<typeof amount>

const either = <T extends z.ZodType>(is: T) => list(z.strictObject({ when: condition.exactOptional(), is }).readonly())

/** The same value whatever is so; or the first of several that holds. */
const amounts = z.union([amount, either(amount)])
export type Amounts = z.infer<typeof amounts>
const names = z.union([slug, either(slug)])

/** A number that is not right: that amount, or so many times what is right. */
const mistake = z.union([amount, z.strictObject({ times: z.number().positive() }).readonly()])
export type Mistake = z.infer<typeof mistake>
/** The same mistake whatever is so; or the first of several that holds. */
const mistakes = z.union([mistake, either(mistake)])
export type Mistakes = z.infer<typeof mistakes>

/** `stop`: who or what stops it where it is read back wrong and confirmed. `at`: the step in which that comes; without, the first. */
const stopped = { stop: slug, at: slug.exactOptional() }
const heard = { slug, label: words, when: condition.exactOptional(), ...stopped }

/** A number that is read back, with its unit. Out of `from` and `to` it is no number that anybody orders, and is asked again. */
const numberField = z
  .strictObject({
    ...heard,
    kind: z.literal('number'),
    unit: z.string(),
    /** Other units in which it may be said, and how much of its own one of them is. */
    units: list(z.strictObject({ unit: words, factor: z.number().positive() }).readonly()).exactOptional(),
    right: amounts,
    from: z.number(),
    to: z.number(),
    slips: list(z.strictObject({ is: mistake, says: words }).readonly()),
    /** Above this something else stops it. */
    limit: z
      .strictObject({ over: z.number(), ...stopped })
      .readonly()
      .exactOptional(),
  })
  .readonly()

/** A word that is read back, found in the one list that all orders of a story share. */
const nameField = z
  .strictObject({
    ...heard,
    kind: z.literal('name'),
    right: names,
    slips: list(z.strictObject({ is: slug, says: words }).readonly()),
  })
  .readonly()

const orderField = z.discriminatedUnion('kind', [numberField, nameField])
export type OrderField = z.infer<typeof orderField>

/**
 * `label` names the action, never the value; `reading` is what can be read once it is done. `by`: other hands than the receiver's.
 * `after`: a step of the card's other part that is done first.
 */
const step = {
  slug,
  when: condition.exactOptional(),
  by: roleId.exactOptional(),
  after: slug.exactOptional(),
  label: words,
}
const reading = text.exactOptional()

const wrongOption = z.strictObject({ slug, name: words, hint: words.exactOptional() }).readonly()

const orderStep = z.discriminatedUnion('kind', [
  z.strictObject({ ...step, kind: z.literal('do'), reading }).readonly(),
  z.strictObject({ ...step, kind: z.literal('choose'), options: named(wrongOption), right: names, reading }).readonly(),
  z
    .strictObject({
      ...step,
      kind: z.literal('number'),
      unit: z.string(),
      right: amounts,
      tolerance: z.number().nonnegative(),
      wrong: list(z.strictObject({ is: mistakes, hint: words }).readonly()),
      hint: words,
      /** Where it is set: on the panel of a machine of the story, or on a pump with this drug. */
      on: z
        .union([z.strictObject({ machine: slug }).readonly(), z.strictObject({ pump: words }).readonly()])
        .exactOptional(),
      reading,
    })
    .readonly(),
  /** A colleague looks at it: a drug that is not to go wrong. */
  z.strictObject({ ...step, kind: z.literal('check'), made: text }).readonly(),
])
export type OrderStep = z.infer<typeof orderStep>

/** What one pair of hands has of an order. */
const part = z
  .strictObject({
    roleId: z.union([z.literal(RT), z.literal(RN)]),
    fields: z.array(orderField).max(3).readonly(),
    steps: z.array(orderStep).max(6).readonly(),
    report: text,
  })
  .readonly()
export type OrderPart = z.infer<typeof part>

/** What an order is made of: who carries it out, what is said aloud, what is done, what is reported. */
const card = z.strictObject({ slug, says: text, parts: list(part) }).readonly()
export type OrderCard = z.infer<typeof card>

/** Which card a decided option opens, as the point opened and with what is chosen beside it; or why it opens none. The first that holds counts. */
const opening = z.union([
  z
    .strictObject({
      point: slug,
      option: slug,
      when: condition.exactOptional(),
      card: slug,
      /** Words that the card asks for in braces. */
      given: z
        .record(slug, z.union([z.number(), words]))
        .readonly()
        .exactOptional(),
      /** Read back in full where an error kills; all others are heard. */
      isReadBack: z.literal(true).exactOptional(),
      /** Options of the same point that are done before the hands begin. */
      after: list(slug).exactOptional(),
      /** What who questions it may say beside two that always fit. */
      against: words.exactOptional(),
    })
    .readonly(),
  z.strictObject({ point: slug, option: slug, when: condition.exactOptional(), none: words }).readonly(),
])
export type OrderOpening = z.infer<typeof opening>

/** Orders that RT and RN carry out: what the decided options of the points open. */
export const orders = z
  .strictObject({
    /** All that can be read back as a word. */
    names: named(z.strictObject({ slug, name: words, soundsLike: slug.exactOptional() }).readonly()),
    /** Who or what stops what was read back wrong and confirmed, before it reaches her. */
    stops: named(z.strictObject({ slug, says: words }).readonly()),
    /** Three ways to question an order; the last where nothing is said against it at its option. */
    questions: z.strictObject({ number: words, moment: words, against: words }).readonly(),
    cards: named(card),
    opens: list(opening),
  })
  .readonly()
export type Orders = z.infer<typeof orders>

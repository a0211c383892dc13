import { z } from 'zod'
import { checkedPart } from '../records/preparation.ts'
import { RN, RT } from '../records/roles.ts'
import { durationMs, list, named, slug, words } from './shape.ts'

/** Something to choose. A wrong one does not register and shows its hint. */
const stepOption = z
  .strictObject({
    slug,
    name: words,
    /** Every option has one, except the right one. */
    hint: words.exactOptional(),
  })
  .readonly()

/** One of these is right. */
export const choice = { options: named(stepOption), right: slug }
const choiceSchema = z.strictObject(choice).readonly()
export type Choice = z.infer<typeof choiceSchema>

/** A number that is right within its tolerance. */
export const numberAsked = {
  unit: words,
  right: z.number(),
  tolerance: z.number().nonnegative(),
  /** Mistakes people make, each within the same tolerance, with what to say about it. */
  wrong: list(z.strictObject({ value: z.number(), hint: words }).readonly()),
  /** For any other wrong number. */
  hint: words,
}
const numberSchema = z.strictObject(numberAsked).readonly()
export type NumberAsked = z.infer<typeof numberSchema>

/** What to draw it from, or where to connect; asked with a number, judged before it. */
const using = z
  .strictObject({ ...choice, label: words })
  .readonly()
  .exactOptional()

const stepFacts = {
  slug,
  /** Names the action, never the value or the item to choose: those are what is checked. */
  label: words,
  /** Shown when a later step is tried while this one, its wait included, is not done. */
  ifSkipped: words,
  /** What can be read once the step is done. */
  reading: words.exactOptional(),
}

/** A plain act. With `waitMs` it is done when that time has passed. */
const doStep = z.strictObject({ ...stepFacts, kind: z.literal('do'), waitMs: durationMs.exactOptional() }).readonly()

const chooseStep = z.strictObject({ ...stepFacts, kind: z.literal('choose'), ...choice }).readonly()
export type ChooseStep = z.infer<typeof chooseStep>

/** A number to draw up or enter. */
const numberStep = z.strictObject({ ...stepFacts, kind: z.literal('number'), ...numberAsked, using }).readonly()
export type NumberStep = z.infer<typeof numberStep>

/** Done when every right item is picked, in any order. A wrong one does not register and shows its hint. */
const pickItemsStep = z
  .strictObject({
    ...stepFacts,
    kind: z.literal('pick-items'),
    items: named(
      z
        .strictObject({
          slug,
          name: words,
          isRight: z.boolean(),
          /** Every wrong item has one. */
          hint: words.exactOptional(),
          /** Shown once a right item is picked. */
          note: words.exactOptional(),
        })
        .readonly(),
    ),
  })
  .readonly()
export type PickItemsStep = z.infer<typeof pickItemsStep>

/** A second person compares what was made with its order. Done when somebody else has confirmed it. */
const checkStep = z
  .strictObject({
    ...stepFacts,
    kind: z.literal('check'),
    drug: words,
    /** As it stands on the drug sheet. */
    order: words,
    made: named(
      z
        .strictObject({
          slug: checkedPart,
          name: words,
          value: words,
          /** What RN finds who looks at it again and it fits. */
          again: words,
        })
        .readonly(),
    ),
    /** In one check of a run one of these takes the place of its part. Never a number that was entered right. */
    misfits: list(
      z
        .strictObject({
          part: checkedPart,
          value: words,
          /** What is wrong with it, and what RN does about it who looks again. */
          what: words,
          mend: words,
        })
        .readonly(),
    ),
  })
  .readonly()
export type CheckStep = z.infer<typeof checkStep>

/** Numbers answered one after the other. The first answer to each is kept for the report, wrong or right. */
const numbersStep = z
  .strictObject({
    ...stepFacts,
    kind: z.literal('numbers'),
    asks: named(
      z
        .strictObject({
          ...numberAsked,
          slug,
          label: words,
          using,
          /** The arithmetic, shown once the answer is right. */
          working: words,
        })
        .readonly(),
    ),
  })
  .readonly()
export type NumbersStep = z.infer<typeof numbersStep>

const taskStep = z.discriminatedUnion('kind', [doStep, chooseStep, numberStep, pickItemsStep, checkStep, numbersStep])
export type TaskStep = z.infer<typeof taskStep>

/** Steps are done in their order. */
const steps = named(taskStep)

/** Tasks that can be worked on as a picture. The others are lists of their steps. The ventilator is drawn flat, with its list below. */
const sceneName = z.enum(['pumps', 'pharmacy', 'mixing', 'ino', 'ventilator'])
export type SceneName = z.infer<typeof sceneName>

const taskFacts = {
  /** Its name in the records. */
  firebaseId: slug,
  roleId: z.union([z.literal(RT), z.literal(RN)]),
  taskName: words,
  taskDesc: words,
  url: z.string().startsWith('/'),
  scene: sceneName.exactOptional(),
}

/** How long a person can start nothing else, and how long it takes until it is done. Both from the start, at least. */
const taskTime = { busyMs: durationMs, totalMs: durationMs }

/** Something is looked through, or made ready. */
const checkTask = z.strictObject({ kind: z.literal('check'), ...taskFacts, ...taskTime, steps }).readonly()
export type CheckTask = z.infer<typeof checkTask>

/** Others may start after `busyMs`. What was ordered arrives at the later of start + `totalMs` and send + `deliveryMs`. */
const orderTask = z
  .strictObject({ kind: z.literal('order'), ...taskFacts, ...taskTime, steps, deliveryMs: durationMs })
  .readonly()
export type OrderTask = z.infer<typeof orderTask>

/** It can be started once this work is done, whoever does it; whoever tries before is told why. */
const needs = z
  .strictObject({ works: list(slug), ifMissing: words })
  .readonly()
  .exactOptional()

const drug = z
  .strictObject({
    slug,
    name: words,
    needs,
    /** What stands on the drug sheet; how to make it is for the person to know. */
    ordered: words,
    ...taskTime,
    steps,
  })
  .readonly()
export type Drug = z.infer<typeof drug>

/** Drugs are mixed one at a time, in any order; each is timed by itself. `totalMs` is their sum. */
const mixingTask = z
  .strictObject({ kind: z.literal('mix'), ...taskFacts, totalMs: durationMs, drugs: named(drug) })
  .readonly()
export type MixingTask = z.infer<typeof mixingTask>

/** Has no clock. One that `closes` another task is part of it, and opens after the last piece of it or after what it needs. */
const calculateTask = z
  .strictObject({ kind: z.literal('calculate'), ...taskFacts, closes: slug.exactOptional(), needs, steps })
  .readonly()
export type CalculateTask = z.infer<typeof calculateTask>

export const task = z.discriminatedUnion('kind', [checkTask, orderTask, mixingTask, calculateTask])
export type Task = z.infer<typeof task>

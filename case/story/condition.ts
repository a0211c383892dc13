import { z } from 'zod'
import { amplitude, dopamine, epinephrine, inoPpm, machine, map, row } from './bedside.ts'
import { list, words } from './shape.ts'

const number = z.number().int()
const noSuchFact = { error: ({ input }: { readonly input?: unknown }) => `there is no fact “${input}”` }

/** What can be so of the newborn and of the choices made. The only conditions that content may name. */
const plainFact = z.union([
  z.enum([
    'ino',
    'hfov',
    'arterial-line',
    'tube-repositioned',
    'air-in-chest',
    'chest-drained',
    'pressures-lowered',
    'filmed-at-1',
    'left-late',
    'supply-fails',
    /** Of a situation: the monitor is worse as the point opened, by its event. */
    'monitor-fell',
    /** Of a course: nitric oxide ran as the point opened, and the choices stopped it. */
    'ino-stopped',
  ]),
  z.templateLiteral(['ino ', inoPpm]),
  z.templateLiteral(['machine ', machine]),
  z.templateLiteral(['dopamine ', z.union([dopamine, z.literal('10+')])]),
  z.templateLiteral(['epinephrine ', epinephrine]),
  z.templateLiteral(['boluses ', z.union([row, z.literal(['1+', '2+'])])]),
  z.templateLiteral(['monitor ', row]),
  z.templateLiteral(['gas ', row]),
  z.templateLiteral(['amplitude ', amplitude]),
  z.templateLiteral(['map ', map]),
  /** Of a drip that only this story has. One that never ran has no dose. */
  z.templateLiteral(['drip ', z.string(), ' ', z.number()]),
  /** An option decided at this very point. */
  z.templateLiteral(['chose ', z.string()]),
  /** Of a machine's panel: the team has come to this point or to a later one. */
  z.templateLiteral(['from point ', number]),
])

/**
 * What only a look back over the run can tell: how it stood as a point opened, what was chosen there, how it was left; what
 * was so at any point; and what was so when the newest film was taken.
 */
const pastFact = z.union([
  z.templateLiteral(['came to ', number]),
  z.templateLiteral(['opening ', number, ': ', z.string()]),
  z.templateLiteral(['at ', number, ': ', z.string()]),
  z.templateLiteral(['left ', number, ': ', z.string()]),
  z.templateLiteral(['ever: ', z.string()]),
  z.templateLiteral(['film: ', z.string()]),
  /** Of the whole run, as its report finds it. */
])

/** A look back, taken apart: which moment, of which point, what was so then. */
export const PAST = /^(?<moment>came to|opening|at|left|ever|film)(?: (?<point>\d+))?(?:: (?<fact>.*))?$/

const fact = z.union([plainFact, pastFact, z.templateLiteral(['not ', z.union([plainFact, pastFact])])], noSuchFact)
export type Fact = z.infer<typeof fact>

export const isPlainFact = (name: string): boolean => plainFact.safeParse(name).success

const anyOf = list(fact)
const exactly = z.strictObject({ exactly: z.number().int().nonnegative(), of: list(fact) }).readonly()

/** All of these hold; of a list within, any. */
export const condition = list(z.union([fact, anyOf], noSuchFact))
export type Condition = z.infer<typeof condition>

/** The same; of a count within, exactly so many. */
export const countedCondition = list(z.union([fact, anyOf, exactly], noSuchFact))
export type CountedCondition = z.infer<typeof countedCondition>

const piece = z.strictObject({ when: condition, text: words }).readonly()

/**
 * A sentence or part of one. Pieces with a condition are left out where it does not hold. Words in braces are filled in:
 * those of the bedside, in the handover those of the handover.
 */
export const text = z.union([words, list(z.union([z.string().min(1), piece]))])
export type Text = z.infer<typeof text>

/** When what was chosen has its result. */
export const workWords = ['cxrTime', 'drainTime', 'istatTime'] as const

export const bedsideWords = [
  'inoSince',
  'salineMl',
  'boluses',
  'bolusNumber',
  'oxygenPre',
  'oxygenPost',
  'meanPressure',
  ...workWords,
] as const

/** All as this run left them. */
export const handoverWords = [
  'inoSince',
  'salineMl',
  'boluses',
  /** Of the needle, where the team drained the chest. */
  'drainTime',
  /** Of its arterial gases, as "highest OI 42, last OI 33 (10:40)", or "no OI measured". */
  'measuredIndex',
  /** The OSI of the arrival row, a number. */
  'indexNow',
  /** Of the arrival row. */
  'heartRate',
  'bloodPressure',
  /** 4 to 8 h after {inoSince}, as "13:35 to 17:35". */
  'methemoglobinDue',
  /** Values with time and kind, arterial or heel, and since when nothing is known. */
  'lastGas',
  /** Finding with time, and what is not yet on a film. */
  'lastFilm',
  /** Of the last gas, or of the bedside report, with its unit. */
  'glucose',
] as const

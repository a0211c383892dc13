import { z } from 'zod'
import { list, slug, words } from './shape.ts'

const span = z.strictObject({ low: z.number(), high: z.number() }).readonly()

/** Outside of them the monitor alarms; below `veryLow` with high priority. */
const limits = z.strictObject({ low: z.number(), high: z.number(), veryLow: z.number() }).readonly()
export type Limits = z.infer<typeof limits>

const sign = {
  slug,
  /** On the monitor, beside its number. */
  label: words,
  unit: words,
  /** Where there is room for it. */
  name: words,
  limits: limits.exactOptional(),
  /** Where its line usually runs on a chart; of a pressure that of its mean. None: it has no chart. */
  usual: span.exactOptional(),
}

/**
 * What the monitor shows, in its order. The kind says how it is drawn and said: the beats of the heart with the ECG, a pressure as
 * “50/30 (37)” with its wave where a line is in, by a cuff somewhere else the same without a wave, a saturation with the pulse in a finger, anything else as a number.
 */
export const monitorSign = z.discriminatedUnion('kind', [
  z.strictObject({ ...sign, kind: z.literal('rate') }).readonly(),
  z.strictObject({ ...sign, kind: z.literal('pressure') }).readonly(),
  z.strictObject({ ...sign, kind: z.literal('cuff') }).readonly(),
  z
    .strictObject({
      ...sign,
      kind: z.literal('saturation'),
      /** “right hand”, and in short “hand”. */
      site: words,
      place: words,
      /** An index is worked out with it where there is no gas. */
      forIndex: z.literal(true).exactOptional(),
    })
    .readonly(),
  z
    .strictObject({
      ...sign,
      kind: z.literal('number'),
      /** After the point. None: a whole number. */
      digits: z.number().int().min(1).max(2).exactOptional(),
    })
    .readonly(),
])
export type Sign = z.infer<typeof monitorSign>

/** It stands as “50/30 (37)”. */
export const isPressure = ({ kind }: Pick<Sign, 'kind'>): boolean => kind === 'pressure' || kind === 'cuff'

/** What the analyser prints, in its order. */
export const analyte = z
  .strictObject({
    slug,
    name: words,
    unit: z.string(),
    digits: z.number().int().min(0).max(3),
    /** Oxygen is not told of a heel sample, and an index is worked out with it; squeezing raises potassium; glucose is handed over. */
    kind: z.enum(['oxygen', 'potassium', 'glucose']).exactOptional(),
    /** Where a gas is told in brief: in report and handover, to who teaches. */
    brief: list(z.enum(['report', 'console'])).exactOptional(),
    usual: span.exactOptional(),
    /** Outside of them the slip says so. */
    limits: z
      .strictObject({ low: z.number().exactOptional(), high: z.number().exactOptional() })
      .readonly()
      .exactOptional(),
  })
  .readonly()
export type Analyte = z.infer<typeof analyte>

export const instruments = z
  .strictObject({
    signs: list(monitorSign),
    analytes: list(analyte),
    /** Where an artery is drawn from, as the slip says it. */
    arterialSite: words,
  })
  .readonly()
export type Instruments = z.infer<typeof instruments>

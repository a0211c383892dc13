import { z } from 'zod'

/** A row of the bedside monitor, by the names that the story declares. A pressure is text, for example "38/22 (27)". */
const monitorRow = z.record(z.string(), z.union([z.number(), z.string()]))
export type MonitorRow = z.infer<typeof monitorRow>

/** A row of the blood gas analyser, by the names that the story declares. */
const gasRow = z.record(z.string(), z.number())
export type GasRow = z.infer<typeof gasRow>

/** Oscillator settings: mean airway pressure in cmH2O, rate in Hz. */
const hfov = z.strictObject({ MAP: z.number().nullable(), RR: z.number().nullable() })

const rowIndex = z.number().int().nonnegative()

export const vitalStats = z.strictObject({
  allStates: z.array(monitorRow),
  alliStat: z.array(gasRow),
  currentState: rowIndex,
  currentiStat: rowIndex,
  currentHFOV: hfov,
  OxygenIndex: z.strictObject({
    provider: z.number().nullable(),
    rt: z.number().nullable(),
    rn: z.number().nullable(),
  }),
  suggestionHFOV: z.strictObject({ rn: hfov, rt: hfov }),
})
export type VitalStats = z.infer<typeof vitalStats>

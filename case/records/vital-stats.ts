import { z } from 'zod'

/** A row of the bedside monitor. `bloodPressure` is text, for example "38/22 (27)". */
export const monitorRow = z.strictObject({
  heartRate: z.number(),
  bloodPressure: z.string(),
  oxygenPre: z.number(),
  oxygenPost: z.number(),
})
export type MonitorRow = z.infer<typeof monitorRow>

/** A row of the blood gas analyser. */
export const gasRow = z.strictObject({
  ph: z.number(),
  PCO2: z.number(),
  PO2: z.number(),
  HCO3: z.number(),
  BE: z.number(),
  Hct: z.number(),
  Glu: z.number(),
  iCa: z.number(),
  Na: z.number(),
  K: z.number(),
})
export type GasRow = z.infer<typeof gasRow>

/** Oscillator settings: mean airway pressure in cmH2O, rate in Hz. */
const hfov = z.strictObject({ MAP: z.number().nullable(), RR: z.number().nullable() })

const rowIndex = z.number().int().min(0).max(4)

export const vitalStats = z.strictObject({
  allStates: z.array(monitorRow).length(5),
  alliStat: z.array(gasRow).length(5),
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

import { z } from 'zod'
import { list, positive, words } from './shape.ts'

/** How an infusion is made and what it then runs at for this newborn. */
export const infusionRecipe = z
  .strictObject({
    drug: words,
    stockMgPerMl: positive,
    drugMl: positive,
    diluent: words,
    diluentMl: positive,
    mcgPerMl: positive,
    doseUnit: z.enum(['mcg/kg/min', 'mcg/kg/h']),
    rates: list(z.strictObject({ dose: positive, mlPerHour: positive }).readonly()),
  })
  .readonly()
export type InfusionRecipe = z.infer<typeof infusionRecipe>

export const bolusRecipe = z
  .strictObject({ drug: words, mlPerKg: positive, ml: positive, minutes: positive, mlPerHour: positive })
  .readonly()
export type BolusRecipe = z.infer<typeof bolusRecipe>

/** A dose drawn up for an arrest. The strength is made from the stock first. */
export interface CodeDose {
  readonly drug: string
  readonly stockMgPerMl: number
  readonly drugMl: number
  readonly diluent: string
  readonly diluentMl: number
  readonly mgPerMl: number
  readonly mgPerKg: number
  readonly ml: number
  readonly allowedMl: { readonly from: number; readonly to: number }
  readonly flushMl: number
}

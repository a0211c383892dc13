import { z } from 'zod'
import { condition } from './condition.ts'
import { list, positive, slug, words } from './shape.ts'

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

/** Where an infusion runs: on one of the pumps that RN checked before loading, on the sled's own, or on the hospital's. */
const pump = z.enum(['checked', 'sled', 'hospital'])
export type Pump = z.infer<typeof pump>

const runs = { pump, when: condition.exactOptional() }

/** What may run into her, and when: by its recipe and a dose, or by its rate alone. */
export const infusion = z.union([
  z
    .strictObject({
      ...runs,
      recipe: infusionRecipe,
      /** As it is always given; or what of her bedside tells how much. It runs while that is above 0. */
      dose: z.union([positive, slug]),
    })
    .readonly(),
  z.strictObject({ ...runs, drug: words, mlPerHour: positive }).readonly(),
])
export type Infusion = z.infer<typeof infusion>

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

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
    /** The least and the most that may be given, in its unit. */
    limits: z.strictObject({ from: positive, to: positive }).readonly().exactOptional(),
  })
  .readonly()
export type InfusionRecipe = z.infer<typeof infusionRecipe>

const minutes = { 'mcg/kg/min': 60, 'mcg/kg/h': 1 }

/** At what rate so much of it runs, in mL/h. */
export const rateOf = ({ doseUnit, mcgPerMl }: InfusionRecipe, dose: number, weightKg: number): number =>
  Math.round(((dose * weightKg * minutes[doseUnit]) / mcgPerMl) * 100) / 100

/** Where an infusion runs: on one of the pumps that RN checked before loading, on the sled's own, or on the hospital's. */
const pump = z.enum(['checked', 'sled', 'hospital'])
export type Pump = z.infer<typeof pump>

/** So much at once, as often as it is chosen. */
export const bolus = z
  .strictObject({
    slug,
    /** As pumps and people call it. */
    name: words,
    drug: words,
    mlPerKg: positive,
    ml: positive,
    minutes: positive,
    mlPerHour: positive,
    pump,
    /** The least and the most that may be given at once, in mL/kg. */
    limits: z.strictObject({ from: positive, to: positive }).readonly(),
  })
  .readonly()
export type Bolus = z.infer<typeof bolus>

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
export const codeDose = z
  .strictObject({
    drug: words,
    stockMgPerMl: positive,
    drugMl: positive,
    diluent: words,
    diluentMl: positive,
    mgPerMl: positive,
    mgPerKg: positive,
    ml: positive,
    allowedMl: z.strictObject({ from: positive, to: positive }).readonly(),
    flushMl: positive,
  })
  .readonly()
export type CodeDose = z.infer<typeof codeDose>

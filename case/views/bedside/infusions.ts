import { amountOf, type Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import { type Infusion, type Pump, rateOf } from '../../story/recipe.ts'
import { factsWith, holds, pointsComeTo } from '../../story/resolve-text.ts'
import { millilitersOf } from './words.ts'

/** What runs into her. */
export interface InfusionsView {
  readonly running: readonly InfusionView[]
  /** How much of each was given so far. */
  readonly boluses: readonly BolusView[]
}

export interface BolusView {
  readonly name: string
  readonly ml: number
  readonly count: number
}

export interface InfusionView {
  readonly drug: string
  /** Null where it is ordered by its rate alone. */
  readonly dose: { readonly value: number; readonly unit: string } | null
  readonly mlPerHour: number
  readonly pump: Pump
}

/** What runs at this moment. `place`: of the point that the team has come to, 0 before the first. */
export function viewInfusions(bedside: Bedside, content: CaseContent, place: number): InfusionsView {
  const facts = factsWith(bedside, new Set(), ...pointsComeTo(content, place))
  const running = content.infusions
    .filter(({ when }) => holds(when, facts))
    .flatMap((infusion) => viewInfusion(infusion, bedside, content.patient.weightKg) ?? [])
  const boluses = content.boluses.map((bolus) => ({
    name: bolus.name,
    ml: millilitersOf(bolus, bedside, content),
    count: amountOf(bedside, bolus.slug),
  }))
  return { running, boluses }
}

/** As it runs; null where its dose is 0. */
function viewInfusion(infusion: Infusion, bedside: Bedside, weightKg: number): InfusionView | null {
  const { pump } = infusion
  if (!('recipe' in infusion)) return { drug: infusion.drug, dose: null, mlPerHour: infusion.mlPerHour, pump }
  const { drug, doseUnit: unit } = infusion.recipe
  const value = typeof infusion.dose === 'number' ? infusion.dose : amountOf(bedside, infusion.dose)
  if (value <= 0) return null
  return { drug, dose: { value, unit }, mlPerHour: rateOf(infusion.recipe, value, weightKg), pump }
}

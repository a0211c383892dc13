import { type Bedside, doseIn } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Infusion, Pump } from '../../story/recipe.ts'
import { factsWith, holds, pointsComeTo } from '../../story/resolve-text.ts'
import { salineMl } from './words.ts'

/** What runs into her. */
export interface InfusionsView {
  readonly running: readonly InfusionView[]
  readonly salineMl: number
  readonly boluses: number
}

export interface InfusionView {
  readonly drug: string
  /** Null where it is ordered by its rate alone. */
  readonly dose: { readonly value: number; readonly unit: string } | null
  readonly mlPerHour: number
  readonly pump: Pump
}

/** What runs at this moment. `point`: the one the team has come to, 0 before the first. */
export function viewInfusions(bedside: Bedside, content: CaseContent, point: number): InfusionsView {
  const facts = factsWith(bedside, new Set(), ...pointsComeTo(point))
  const running = content.infusions
    .filter(({ when }) => holds(when, facts))
    .flatMap((infusion) => viewInfusion(infusion, bedside, content.patient.weightKg) ?? [])
  return { running, salineMl: salineMl(bedside, content), boluses: bedside.boluses }
}

/** As it runs; null where its dose is 0. */
function viewInfusion(infusion: Infusion, bedside: Bedside, weightKg: number): InfusionView | null {
  const { pump } = infusion
  if (!('recipe' in infusion)) return { drug: infusion.drug, dose: null, mlPerHour: infusion.mlPerHour, pump }
  const { drug, doseUnit: unit, mcgPerMl } = infusion.recipe
  const value = typeof infusion.dose === 'number' ? infusion.dose : doseIn(bedside, infusion.dose)
  const mcgPerHour = value * weightKg * (unit === 'mcg/kg/min' ? 60 : 1)
  const mlPerHour = Math.round((mcgPerHour / mcgPerMl) * 100) / 100
  return value > 0 ? { drug, dose: { value, unit }, mlPerHour, pump } : null
}

import type { CaseContent } from '../content.ts'
import type { Bedside } from '../rules/bedside/bedside.ts'
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
}

const MCG_PER_ML = { dopamine: 1600, epinephrine: 20, fentanyl: 10 } as const

const drip = (drug: string, value: number, unit: string, mlPerHour: number): InfusionView => ({
  drug,
  dose: { value, unit },
  mlPerHour: Math.round(mlPerHour * 100) / 100,
})

const plain = (drug: string, mlPerHour: number): InfusionView => ({ drug, dose: null, mlPerHour })

/** The team's own sedation runs from the first point on. */
export function viewInfusions(bedside: Bedside, content: CaseContent, { isAtPoints = true } = {}): InfusionsView {
  const { weightKg } = content.patient
  const perMinute = (drug: 'dopamine' | 'epinephrine', dose: number) => (dose * weightKg * 60) / MCG_PER_ML[drug]
  const { dopamine, epinephrine, arterialLine, boluses } = bedside
  const running = [
    dopamine > 0 && drip('Dopamine', dopamine, 'mcg/kg/min', perMinute('dopamine', dopamine)),
    epinephrine > 0 && drip('Epinephrine', epinephrine, 'mcg/kg/min', perMinute('epinephrine', epinephrine)),
    plain('D10W', 8),
    isAtPoints && drip('Fentanyl', 1, 'mcg/kg/h', weightKg / MCG_PER_ML.fentanyl),
    arterialLine && plain('Heparinised saline', 1),
  ].filter((infusion) => infusion !== false)
  return { running, salineMl: salineMl(bedside, content), boluses }
}

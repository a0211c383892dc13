import type { Bedside } from '../../story/bedside.ts'
import type { CaseContent } from '../../story/content.ts'
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

/** One of the three that RN checked before loading, the sled's own, or the hospital's. */
export type Pump = 'checked' | 'sled' | 'hospital'

const MCG_PER_ML = { dopamine: 1600, epinephrine: 20, fentanyl: 10 } as const

const drip = (pump: Pump, drug: string, value: number, unit: string, mlPerHour: number): InfusionView => ({
  drug,
  dose: { value, unit },
  mlPerHour: Math.round(mlPerHour * 100) / 100,
  pump,
})

const plain = (pump: Pump, drug: string, mlPerHour: number): InfusionView => ({ drug, dose: null, mlPerHour, pump })

/** From the first point on the team's own sedation runs, and her fluids are on the sled. */
export function viewInfusions(bedside: Bedside, content: CaseContent, { isAtPoints = true } = {}): InfusionsView {
  const { weightKg } = content.patient
  const perMinute = (drug: 'dopamine' | 'epinephrine', dose: number) => (dose * weightKg * 60) / MCG_PER_ML[drug]
  const { dopamine, epinephrine, arterialLine, boluses } = bedside
  const running = [
    dopamine > 0 && drip('checked', 'Dopamine', dopamine, 'mcg/kg/min', perMinute('dopamine', dopamine)),
    epinephrine > 0 && drip('checked', 'Epinephrine', epinephrine, 'mcg/kg/min', perMinute('epinephrine', epinephrine)),
    plain(isAtPoints ? 'sled' : 'hospital', 'D10W', 8),
    isAtPoints && drip('sled', 'Fentanyl', 1, 'mcg/kg/h', weightKg / MCG_PER_ML.fentanyl),
    arterialLine && plain('sled', 'Heparinised saline', 1),
  ].filter((infusion) => infusion !== false)
  return { running, salineMl: salineMl(bedside, content), boluses }
}

/** How an infusion is made and what it then runs at for this newborn. */
export interface InfusionRecipe {
  readonly drug: string
  readonly stockMgPerMl: number
  readonly drugMl: number
  readonly diluent: string
  readonly diluentMl: number
  readonly mcgPerMl: number
  readonly doseUnit: 'mcg/kg/min' | 'mcg/kg/h'
  readonly rates: readonly { readonly dose: number; readonly mlPerHour: number }[]
}

export interface BolusRecipe {
  readonly drug: string
  readonly mlPerKg: number
  readonly ml: number
  readonly minutes: number
  readonly mlPerHour: number
}

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

import type { Bolus, InfusionRecipe } from '#case/story/recipe.ts'

/** For every calculation of the case. */
export const weightKg = 3.4

/** The arithmetic, line by line: docs/clinical/case-2.md. Sources 75, 77, 78, 79; the limits are working values. */
export const alprostadil: InfusionRecipe = {
  drug: 'Alprostadil',
  stockMgPerMl: 0.5,
  drugMl: 1,
  diluent: 'D5W',
  diluentMl: 49,
  mcgPerMl: 10,
  doseUnit: 'mcg/kg/min',
  limits: { from: 0.005, to: 0.1 },
  rates: [
    { dose: 0.01, mlPerHour: 0.2 },
    { dose: 0.02, mlPerHour: 0.41 },
    { dose: 0.05, mlPerHour: 1.02 },
    { dose: 0.1, mlPerHour: 2.04 },
  ],
}

/** Sources 26 and 27; the strength of the drip is a working value. */
export const epinephrine: InfusionRecipe = {
  drug: 'Epinephrine',
  stockMgPerMl: 1,
  drugMl: 1,
  diluent: 'D5W',
  diluentMl: 49,
  mcgPerMl: 20,
  doseUnit: 'mcg/kg/min',
  limits: { from: 0.02, to: 0.3 },
  rates: [
    { dose: 0.02, mlPerHour: 0.2 },
    { dose: 0.05, mlPerHour: 0.51 },
    { dose: 0.1, mlPerHour: 1.02 },
    { dose: 0.3, mlPerHour: 3.06 },
  ],
}

/** One small step for a failing heart. 20 mL/kg are four of them in twice the time. Source 95. */
export const salineStep: Bolus = {
  slug: 'saline',
  name: 'Saline',
  drug: '0.9% saline',
  mlPerKg: 5,
  ml: 17,
  minutes: 10,
  mlPerHour: 102,
  pump: 'checked',
  limits: { from: 5, to: 10 },
}

/** What the kit has to draw up with. */
export const syringesMl: readonly number[] = [1, 10, 20, 50]

import type { Bolus, CodeDose, InfusionRecipe } from '#case/story/recipe.ts'

/** For every calculation of the case. */
export const weightKg = 3.2

/**
 * The arithmetic, line by line: docs/clinical/doses.md. Source 24; the vial strength is a working value. The limits
 * of a dose are the ends of the table there.
 */
export const dopamine: InfusionRecipe = {
  drug: 'Dopamine',
  stockMgPerMl: 40,
  drugMl: 2,
  diluent: 'D5W',
  diluentMl: 48,
  mcgPerMl: 1600,
  doseUnit: 'mcg/kg/min',
  limits: { from: 5, to: 20 },
  rates: [
    { dose: 5, mlPerHour: 0.6 },
    { dose: 10, mlPerHour: 1.2 },
    { dose: 15, mlPerHour: 1.8 },
    { dose: 20, mlPerHour: 2.4 },
  ],
}

/** Sources 26 and 27; the drip strength is a working value. */
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
    { dose: 0.02, mlPerHour: 0.19 },
    { dose: 0.05, mlPerHour: 0.48 },
    { dose: 0.1, mlPerHour: 0.96 },
    { dose: 0.3, mlPerHour: 2.88 },
  ],
}

/** Made by the pharmacy. Source 25. */
export const fentanyl: InfusionRecipe = {
  drug: 'Fentanyl',
  stockMgPerMl: 0.05,
  drugMl: 5,
  diluent: 'diluent',
  diluentMl: 20,
  mcgPerMl: 10,
  doseUnit: 'mcg/kg/h',
  limits: { from: 1, to: 1 },
  rates: [{ dose: 1, mlPerHour: 0.32 }],
}

export const salineBolus: Bolus = {
  slug: 'saline',
  name: 'Saline',
  drug: '0.9% saline',
  mlPerKg: 10,
  ml: 32,
  minutes: 10,
  mlPerHour: 192,
  pump: 'checked',
  limits: { from: 5, to: 20 },
}

/** Source 23; the flush volume is a working value. */
export const codeEpinephrine: CodeDose = {
  drug: 'Epinephrine',
  stockMgPerMl: 1,
  drugMl: 1,
  diluent: '0.9% saline',
  diluentMl: 9,
  mgPerMl: 0.1,
  mgPerKg: 0.02,
  ml: 0.64,
  allowedMl: { from: 0.32, to: 0.96 },
  flushMl: 3,
}

/** What the kit has to draw up with: for drips and boluses 10, 20 and 50 mL, for the code dose 1 and 10 mL. */
export const syringesMl: readonly number[] = [1, 10, 20, 50]

import type { Infusion } from '#case/story/recipe.ts'
import { alprostadil, epinephrine } from './tasks/recipes.ts'

/** 340 mg with as much D5W, and 13.6 mg of 10 mg/mL: both over 30 min. */
const calcium = { drug: 'Calcium gluconate', mlPerHour: 13.6 }
const gentamicin = { drug: 'Gentamicin', mlPerHour: 2.72 }

/**
 * The sled's third pump gives small doses, and D10W from the door on; before that the hospital's pump does. What the call of medical
 * control began still runs at the door, on a pump that the hospital lends.
 */
export const infusions: readonly Infusion[] = [
  { pump: 'checked', recipe: alprostadil, dose: 'alprostadil' },
  { pump: 'checked', recipe: epinephrine, dose: 'epinephrine' },
  { pump: 'hospital', drug: 'D10W', mlPerHour: 8.5, when: ['not from point door'] },
  { pump: 'checked', drug: 'D10W', mlPerHour: 8.5, when: ['from point door'] },
  { pump: 'checked', ...calcium, when: ['calcium-given', 'not from point door'] },
  { pump: 'hospital', ...calcium, when: ['calcium-lent', 'from point door'] },
  { pump: 'hospital', ...gentamicin, when: ['antibiotics-given', 'not from point apnea'] },
  { pump: 'hospital', ...gentamicin, when: ['gentamicin-lent', 'from point door'] },
]

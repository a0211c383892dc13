import type { Infusion } from '#case/story/recipe.ts'
import { alprostadil, epinephrine } from './tasks/recipes.ts'

/** The sled's third pump gives small doses, and D10W from the door on; before that the hospital's pump does. */
export const infusions: readonly Infusion[] = [
  { pump: 'checked', recipe: alprostadil, dose: 'alprostadil' },
  { pump: 'checked', recipe: epinephrine, dose: 'epinephrine' },
  { pump: 'hospital', drug: 'D10W', mlPerHour: 8.5, when: ['not from point door'] },
  { pump: 'checked', drug: 'D10W', mlPerHour: 8.5, when: ['from point door'] },
]

import type { Infusion } from '#case/story/recipe.ts'
import { dopamine, epinephrine, fentanyl } from './tasks/recipes.ts'

/** From the first point on the team's own sedation runs, and her fluids are on the sled. */
export const infusions: readonly Infusion[] = [
  { pump: 'checked', recipe: dopamine, dose: 'dopamine' },
  { pump: 'checked', recipe: epinephrine, dose: 'epinephrine' },
  { pump: 'hospital', drug: 'D10W', mlPerHour: 8, when: ['not from point first-ten-minutes'] },
  { pump: 'sled', drug: 'D10W', mlPerHour: 8, when: ['from point first-ten-minutes'] },
  { pump: 'sled', recipe: fentanyl, dose: 1, when: ['from point first-ten-minutes'] },
  { pump: 'sled', drug: 'Heparinised saline', mlPerHour: 1, when: ['arterial-line'] },
]

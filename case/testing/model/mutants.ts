import type { Mutant } from './mutant.ts'
import { answerMistakes, scoreMistakes } from './mutants-of-answers-and-score.ts'
import { debriefingMistakes } from './mutants-of-debriefing.ts'
import { educatorMistakes } from './mutants-of-educating.ts'
import { flagMistakes, seatMistakes } from './mutants-of-seats-and-flags.ts'

/** Mistakes that the model must find: a check that cannot fail is worth nothing. */
export const mutants: readonly Mutant[] = [
  ...seatMistakes,
  ...flagMistakes,
  ...answerMistakes,
  ...scoreMistakes,
  ...educatorMistakes,
  ...debriefingMistakes,
]

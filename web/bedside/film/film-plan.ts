import type { Film } from '#case/story/decision-story.ts'

/** What differs from film to film. */
export interface FilmPlan {
  /** The vertebra at which the tip of the breathing tube lies. */
  readonly tubeTip: 2 | 4
  readonly chest: Chest
}

/** Her right lung: open, collapsed under air, open again but for a rim of air around a drain, or wholly open beside it. */
export type Chest = 'open' | 'collapsed' | 'drained' | 're-expanded'

export const filmPlans: { readonly [F in Film]: FilmPlan } = {
  'deep-tube': { tubeTip: 4, chest: 'open' },
  'tube-in-place': { tubeTip: 2, chest: 'open' },
  pneumothorax: { tubeTip: 2, chest: 'collapsed' },
  'pneumothorax-deep-tube': { tubeTip: 4, chest: 'collapsed' },
  drained: { tubeTip: 2, chest: 'drained' },
  'drained-deep-tube': { tubeTip: 4, chest: 'drained' },
  're-expanded': { tubeTip: 2, chest: 're-expanded' },
}

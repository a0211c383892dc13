import { compiled } from './compiled.ts'
import type { CaseContent } from './content.ts'
import type { DecisionStory } from './decision-story.ts'
import { declaredBy } from './declared.ts'

// What texts may say in braces.

/** Times of the bedside; one that has not come about says nothing. */
export const timesOf = compiled((content: CaseContent): readonly string[] =>
  declaredBy(content).flatMap(({ name, kind }) => (kind === 'time' ? name : [])),
)

/** By what is told of it: {ino-since}, {dopamine}, {dopamine.rate}, {saline}, {saline.ml}, {saline.next}, {oxygenPre}. */
export const wordsOfBedside = compiled((content: CaseContent): readonly string[] => [
  ...declaredBy(content).flatMap(({ name, kind }) => {
    if (kind === 'yes-no' || kind === 'machine') return []
    if (kind === 'bolus') return [name, `${name}.ml`, `${name}.next`]
    return kind === 'dose' ? [name, `${name}.rate`] : [name]
  }),
  ...content.instruments.signs.flatMap(({ kind, slug }) =>
    kind === 'pressure' ? [slug, 'meanPressure'] : kind === 'cuff' ? [slug, `${slug}.mean`] : [slug],
  ),
])

/** When what was chosen has its result: {drainTime}. */
export const wordsOfWork = ({ groups }: DecisionStory): readonly string[] =>
  Object.values(groups)
    .flat()
    .flatMap(({ slug, work, takes }) => (work || takes === 'gas' ? `${slug}Time` : []))

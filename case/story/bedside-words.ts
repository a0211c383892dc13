import { compiled } from './compiled.ts'
import type { CaseContent } from './content.ts'
import type { DecisionStory } from './decision-story.ts'
import type { BedsideFact } from './declared.ts'

export type DeclaredKind = 'machine' | 'setting' | 'gas' | 'dose' | 'bolus' | BedsideFact['kind']

/** Something of the bedside that has a name, and where the story declares it. */
export interface Declared {
  readonly name: string
  readonly kind: DeclaredKind
  readonly at: string
}

/** All that a bedside of this story says besides its rows. */
export const declaredBy = compiled((content: CaseContent): readonly Declared[] => {
  const { settings, gases, infusions, boluses, facts } = content
  const doses = infusions.flatMap((one, index) =>
    'recipe' in one && typeof one.dose === 'string'
      ? [{ name: one.dose, kind: 'dose' as const, at: `infusions[${index}]` }]
      : [],
  )
  return [
    { name: 'machine', kind: 'machine', at: 'machines' },
    ...gases.map((one, index) => ({ name: one.slug, kind: 'gas' as const, at: `gases[${index}]` })),
    ...settings.map((one, index) => ({ name: one.slug, kind: 'setting' as const, at: `settings[${index}]` })),
    ...doses,
    ...boluses.map((one, index) => ({ name: one.slug, kind: 'bolus' as const, at: `boluses[${index}]` })),
    ...facts.map((one, index) => ({ name: one.slug, kind: one.kind, at: `facts[${index}]` })),
  ]
})

// What texts may say in braces.

/** Times of the bedside; one that has not come about says nothing. */
export const timesOf = compiled((content: CaseContent): readonly string[] =>
  declaredBy(content).flatMap(({ name, kind }) => (kind === 'time' ? name : [])),
)

/** By what is told of it: {weight}, {ino-since}, {dopamine}, {dopamine.rate}, {saline}, {saline.ml}, {saline.next}, {oxygenPre}. */
export const wordsOfBedside = compiled((content: CaseContent): readonly string[] => [
  'weight',
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

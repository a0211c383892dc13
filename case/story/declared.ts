import { z } from 'zod'
import { compiled } from './compiled.ts'
import type { CaseContent } from './content.ts'
import { slug, words } from './shape.ts'

const scale = { from: z.number(), to: z.number(), step: z.number().positive() }

/** What is set on a machine. Several machines may have the same. */
export const machineSetting = z
  .strictObject({
    slug,
    label: words,
    unit: z.string(),
    ...scale,
    /** The field of the record that holds what the team settled. */
    as: z.literal('MAP').exactOptional(),
  })
  .readonly()

/** A gas that is given beside what breathes for her; 0 where none is. */
export const givenGas = z.strictObject({ slug, name: words, unit: words, ...scale }).readonly()

/** Something else that choices set and conditions read. A time may be none. Nobody sees it but by what texts and panels tell of it. */
export const bedsideFact = z.discriminatedUnion('kind', [
  z.strictObject({ slug, kind: z.literal('yes-no') }).readonly(),
  z.strictObject({ slug, kind: z.literal('time') }).readonly(),
  z.strictObject({ slug, kind: z.literal('number'), from: z.number(), to: z.number() }).readonly(),
])
export type BedsideFact = z.infer<typeof bedsideFact>

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

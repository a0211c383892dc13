import type { VitalStats } from '../../records/vital-stats.ts'
import { amountOf, type Bedside } from '../../story/bedside.ts'
import { declaredBy } from '../../story/bedside-words.ts'
import { compiled } from '../../story/compiled.ts'
import type { CaseContent } from '../../story/content.ts'
import { pressureIn } from '../../story/readings.ts'
import { type Bolus, type InfusionRecipe, rateOf } from '../../story/recipe.ts'
import type { Words } from '../../story/resolve-text.ts'
import { viewMonitor } from './monitor.ts'

/** All of a bolus that was given. */
export const millilitersOf = (bolus: Bolus, bedside: Bedside, { patient }: CaseContent): number =>
  Math.round(amountOf(bedside, bolus.slug) * bolus.mlPerKg * patient.weightKg)

/** The words that texts at the bedside ask for. What has no value has no word. */
export function wordsOf(bedside: Bedside, vitals: VitalStats, content: CaseContent): Words {
  const { systolic: _, diastolic: __, mean, ...signs } = viewMonitor(vitals, bedside.monitor)
  const words: Record<string, string | number> = {
    weight: content.patient.weightKg,
    ...signs,
    ...(mean !== undefined && { meanPressure: mean }),
  }
  for (const sign of content.instruments.signs) {
    const mean = sign.kind === 'cuff' ? pressureIn(signs[sign.slug])?.mean : undefined
    if (mean !== undefined) words[`${sign.slug}.mean`] = mean
  }
  for (const name of sayable(content)) {
    const value = bedside[name]
    if (typeof value === 'number' || typeof value === 'string') words[name] = value
  }
  for (const bolus of content.boluses) {
    words[`${bolus.slug}.ml`] = millilitersOf(bolus, bedside, content)
    // The one that would come next.
    words[`${bolus.slug}.next`] = amountOf(bedside, bolus.slug) + 1
  }
  for (const name of recipesOf(content).keys())
    words[`${name}.rate`] = rateOfDose(content, name, amountOf(bedside, name))
  return words
}

/** What so much of a drip of the story runs at; 0: it is none. */
export function rateOfDose(content: CaseContent, name: string, dose: number): number {
  const recipe = recipesOf(content).get(name)
  return recipe ? rateOf(recipe, dose, content.patient.weightKg) : 0
}

const sayable = compiled((content: CaseContent) =>
  declaredBy(content).flatMap(({ name, kind }) => (kind === 'machine' ? [] : name)),
)

const recipesOf = compiled(
  (content: CaseContent): ReadonlyMap<string, InfusionRecipe> =>
    new Map(
      content.infusions.flatMap((one) =>
        'recipe' in one && typeof one.dose === 'string' ? [[one.dose, one.recipe] as const] : [],
      ),
    ),
)

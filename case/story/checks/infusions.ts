import type { Setting } from '../bedside.ts'
import type { CaseContent } from '../content.ts'
import type { FactChecks } from './facts.ts'

/** What is wrong with what runs into her: recipes, doses that nothing sets, drips that run from no pump. */
export function* mistakesInInfusions(content: CaseContent, checks: FactChecks): Generator<string> {
  const settings = [...settingsIn(content)]
  const set = new Set(['dopamine', 'epinephrine', ...settings.flatMap(({ sets }) => Object.keys(sets.drips ?? {}))])
  const given = new Set(content.infusions.flatMap((infusion) => ('recipe' in infusion ? infusion.dose : [])))
  for (const [index, infusion] of content.infusions.entries()) {
    const place = `infusions[${index}]`
    yield* checks.condition(place, infusion.when, { isAtBedside: true, seesPoints: true })
    if (!('recipe' in infusion)) continue
    const { dose, recipe } = infusion
    if (typeof dose === 'string' && !set.has(dose)) yield `${place}.dose: nothing ever sets “${dose}”`
    const mcgPerMl = (recipe.stockMgPerMl * recipe.drugMl * 1000) / (recipe.drugMl + recipe.diluentMl)
    if (Math.abs(mcgPerMl - recipe.mcgPerMl) > 1e-9) yield `${place}.recipe: so mixed it holds ${mcgPerMl} mcg/mL`
  }
  for (const { place, sets } of settings) {
    for (const name of Object.keys(sets.drips ?? {})) {
      if (!given.has(name)) yield `${place}: “${name}” drips from no pump`
    }
  }
}

/** Everything that sets something of the bedside. */
function* settingsIn({ asFound, arrival, decisionStories }: CaseContent): Generator<{ place: string; sets: Setting }> {
  yield { place: 'asFound', sets: asFound }
  yield { place: 'arrival', sets: arrival.sets ?? {} }
  for (const [index, { groups, callBefore, event, leaving }] of decisionStories.entries()) {
    const place = `decisionStories[${index}]`
    for (const { slug, effects = [] } of Object.values(groups).flat()) {
      for (const { sets = {} } of effects) yield { place: `${place}, option ${slug}`, sets }
    }
    for (const { sets = {} } of callBefore?.effects ?? []) yield { place: `${place}.callBefore`, sets }
    yield { place: `${place}.event`, sets: event?.sets ?? {} }
    yield { place: `${place}.leaving`, sets: leaving?.sets ?? {} }
  }
}

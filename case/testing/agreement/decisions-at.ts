import type { DecisionStory, StoryOption } from '../../story/decision-story.ts'

/** What is decided at a point, group by group. */
export type Decided = { readonly [group: string]: readonly string[] }

const UMBILICAL = ['uvc', 'uac']

/** Every way to decide a point that the rules of her course can tell apart. */
export function decisionsInRules(story: DecisionStory): readonly Decided[] {
  const moving = proceduresOf(story).filter((slug) => isMoving(slug, story))
  // Umbilical lines cost her something only together.
  const umbilical = proceduresOf(story).some((slug) => UMBILICAL.includes(slug)) ? [UMBILICAL] : []
  return waysToDecide(story, [], [...moving.map((slug) => [slug]), ...umbilical], () => true)
}

/**
 * Every way to decide a point that its pages can tell apart. A procedure that neither a text nor the rules ask about does
 * no more than open its own page, so it is done in every list; so is leaving, where staying has no page. Where no row asks
 * about machine and drug at once, each machine is seen with one drug and each drug with one machine.
 */
export function decisionsOnPages(story: DecisionStory): readonly Decided[] {
  const texts = JSON.stringify([story.situation, story.pages])
  const isAsked = (slug: string) => texts.includes(`chose ${slug}"`)
  const toggled = proceduresOf(story).filter((slug) => isAsked(slug) || isMoving(slug, story))
  const always = proceduresOf(story).filter((slug) => !toggled.includes(slug))
  const hasPage = ({ slug, link }: StoryOption) => isAsked(slug) || !link.endsWith('/results')
  const lists = toggled.map((slug) => [slug])
  const ways = waysToDecide(story, always, lists, hasPage)
  return asksBothAtOnce(story)
    ? ways
    : ways.filter((way) => isFirstOf(story, 'Ventilator', way) || isFirstOf(story, 'Medications', way))
}

const isFirstOf = ({ groups }: DecisionStory, group: 'Ventilator' | 'Medications', decided: Decided): boolean =>
  decided[group]?.[0] === groups[group]?.[0]?.slug

const asksBothAtOnce = ({ groups, pages }: DecisionStory): boolean =>
  pages.some((row) => {
    const asked = JSON.stringify(row)
    const isNamed = ({ slug }: StoryOption) => asked.includes(`chose ${slug}"`)
    return groups.Ventilator?.some(isNamed) && groups.Medications?.some(isNamed)
  })

function waysToDecide(
  { groups }: DecisionStory,
  always: readonly string[],
  toggled: readonly (readonly string[])[],
  isLeaving: (option: StoryOption) => boolean,
): readonly Decided[] {
  let ways: Decided[] = [{ Procedure: always }]
  for (const slugs of toggled) {
    ways = ways.flatMap((way) => [way, { ...way, Procedure: [...(way.Procedure ?? []), ...slugs] }])
  }
  const { Ventilator, Medications, Departure } = groups
  for (const [group, options] of Object.entries({ Ventilator, Medications, Departure: Departure?.filter(isLeaving) })) {
    if (options) ways = ways.flatMap((way) => options.map(({ slug }) => ({ ...way, [group]: [slug] })))
  }
  return ways
}

const proceduresOf = ({ groups }: DecisionStory): readonly string[] => (groups.Procedure ?? []).map(({ slug }) => slug)

/** It sets something, or her course asks about it alone. */
const isMoving = (slug: string, { groups, course }: DecisionStory): boolean =>
  groups.Procedure?.some((option) => option.slug === slug && option.effects !== undefined) ||
  (!UMBILICAL.includes(slug) && JSON.stringify(course).includes(`chose ${slug}"`))

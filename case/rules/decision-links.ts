import type { DecisionGroup } from '../records/decision-point.ts'
import type { Bedside } from '../story/bedside.ts'
import type { PageSuffix } from '../story/decision-story.ts'

/** Where a choice leads, read as the point opened. A line placed in the same list is in before the gas is drawn. */
export function linkOf(
  option: DecisionGroup['options'][number],
  opening: Bedside,
  chosenInGroup: readonly string[],
): string {
  const hasLine = opening.arterialLine || chosenInGroup.includes('pal')
  if (option.linknopal !== undefined && !hasLine) return option.linknopal
  if (option.linkB !== undefined && !opening.ino) return option.linkB
  return option.link
}

const suffixOf = (link: string): PageSuffix => link.split('/').at(-1) as PageSuffix // a test holds links to the ten pages

/** The chosen options in working order: the arterial line first, then as listed. */
export function inWorkingOrder<O extends { readonly slug: string }>(
  listed: readonly O[],
  chosen: readonly string[],
): O[] {
  const options = listed.filter(({ slug }) => chosen.includes(slug))
  return [...options.filter(({ slug }) => slug === 'pal'), ...options.filter(({ slug }) => slug !== 'pal')]
}

/** The pages a decided group opens, each once, in working order. Results are no page of a group's own. */
export function pagesOf(group: DecisionGroup, chosen: readonly string[], opening: Bedside): PageSuffix[] {
  const pages = inWorkingOrder(group.options, chosen).map((option) => suffixOf(linkOf(option, opening, chosen)))
  return [...new Set(pages)].filter((page) => page !== 'results')
}

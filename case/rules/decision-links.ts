import type { Bedside } from '../story/bedside.ts'
import type { PageSuffix, StoryOption } from '../story/decision-story.ts'
import { factsWith, holds } from '../story/resolve-text.ts'

/** Where a choice leads, read as the point opened, with what is chosen beside it. */
export function linkOf({ link, links = [] }: StoryOption, opening: Bedside, chosenInGroup: readonly string[]): string {
  if (links.length === 0) return link
  const facts = factsWith(opening, new Set(chosenInGroup))
  return links.find(({ when }) => holds(when, facts))?.link ?? link
}

const suffixOf = (link: string): PageSuffix => link.split('/').at(-1) ?? ''

/** The chosen options in working order: what goes first, then as listed. */
export function inWorkingOrder(listed: readonly StoryOption[], chosen: readonly string[]): StoryOption[] {
  const options = listed.filter(({ slug }) => chosen.includes(slug))
  return [...options.filter(({ goesFirst }) => goesFirst), ...options.filter(({ goesFirst }) => !goesFirst)]
}

/** The pages a decided group opens, each once, in working order. Results are no page of a group's own. */
export function pagesOf(listed: readonly StoryOption[], chosen: readonly string[], opening: Bedside): PageSuffix[] {
  const pages = inWorkingOrder(listed, chosen).map((option) => suffixOf(linkOf(option, opening, chosen)))
  return [...new Set(pages)].filter((page) => page !== 'results')
}

import type { DecisionGroup } from '../../records/decision-point.ts'
import { isSame } from '../../records/is-same.ts'
import type { CaseContent } from '../content.ts'
import { type DecisionStory, type PageRow, type StoryOption, suffixesOf } from '../decision-story.ts'
import { takesSeveral } from '../group.ts'
import { optionInRecord } from '../option-in-record.ts'
import { pathOfPoint, pointsOf } from '../points.ts'
import { type Findings, found } from './complaint.ts'
import { factChecks } from './facts.ts'
import { mistakesInInfusions } from './infusions.ts'
import { mistakesAround, mistakesInFacts } from './point-facts.ts'
import { inPoint, pointNames } from './points-named.ts'

/** What is wrong with the decision points: their records, groups, links and pages, and whatever reads how she fares. */
export function* mistakesAtPoints(content: CaseContent): Findings {
  const { decisionStories, decisionPoints } = content
  const checks = factChecks(content)
  if (decisionStories.length !== decisionPoints.length) {
    yield found(
      'decisionPoints',
      `there are ${decisionPoints.length} records for ${decisionStories.length} points`,
      'Let each point have its record',
    )
  }
  const slugs = pointNames(content)
  for (const [index, story] of decisionStories.entries()) {
    if (slugs.indexOf(story.slug) !== index) {
      yield found(
        `decisionStories[${index}].slug`,
        `“${story.slug}” is there already`,
        'Give the point a name of its own',
      )
    }
    const place = `decisionStories[${index}]`
    yield* mistakesInRecord(content, index)
    yield* mistakesInOptions(place, story)
    yield* mistakesInPages(place, story)
    yield* mistakesInFacts(place, story, content, checks)
  }
  yield* mistakesInInfusions(content, checks)
  yield* mistakesAround(content, checks)
}

function* mistakesInRecord(content: CaseContent, index: number): Findings {
  const { decisionStories, decisionPoints } = content
  const place = `decisionPoints[${index}]`
  const record = decisionPoints[index]
  const point = pointsOf(content)[index]
  if (!record || !point) return
  if (record.decisionPointNumber !== point.place || record.docId !== point.docId)
    yield found(place, `it is not ${inPoint(point.slug)}`, `Make it number ${point.place}, docId ${point.docId}`)
  const told = Object.entries(decisionStories[index]?.groups ?? {}).map(([decisionName, options]): DecisionGroup => {
    const advice = takesSeveral(content, decisionName) ? [] : null
    return { decisionName, rt: advice, rn: advice, provider: null, options: options.map(optionInRecord) }
  })
  if (!isSame(inRecord(told), inRecord(record.decisionPointData)))
    yield found(
      place,
      'its groups and options are not those of its story',
      'Make the record from the story of the point',
    )
}

/** What a record holds of each group. */
const inRecord = (groups: readonly DecisionGroup[]) =>
  Object.fromEntries(
    groups.map(({ decisionName, rt, rn, provider, options }) => {
      const told = options.map(({ id, name, slug, score, link, linknopal, linkB }) => [
        ...[id, name, slug, score, link],
        ...[linknopal, linkB],
      ])
      return [decisionName, [rt, rn, provider, ...told]]
    }),
  )

function* mistakesInOptions(place: string, story: DecisionStory): Findings {
  const { groups } = story
  const all = Object.entries(groups).flatMap(([group, options]) =>
    options.map((option, index) => ({ option, at: `${place}.groups.${group}[${index}]` })),
  )
  if (all.length === 0) yield found(`${place}.groups`, 'there is nothing to decide', 'Add a group with its options')
  for (const what of ['gas', 'film'] as const) {
    const [first, second] = all.flatMap(({ option }) => (option.takes === what ? option.slug : []))
    if (second)
      yield found(`${place}.groups`, `“${first}” and “${second}” both take a ${what}`, 'Let one of them take it')
  }
  for (const [index, { option, at }] of all.entries()) {
    const before = all.slice(0, index).map((one) => one.option)
    if (before.some(({ slug }) => slug === option.slug))
      yield found(`${at}.slug`, `“${option.slug}” is there already`, 'Give one of them another name')
    if (option.id !== index + 1) {
      yield found(
        `${at}.id`,
        `it is number ${index + 1} at its point`,
        'Number the options of a point one after the other',
      )
    }
    for (const link of linksOf(option)) {
      const isPage = suffixesOf(story).some((suffix) => link === `${pathOfPoint(story)}/${suffix}`)
      if (!isPage) yield found(at, `“${link}” is no page of ${inPoint(story.slug)}`, 'Lead to one of its own pages')
    }
  }
}

const linksOf = ({ link, links = [] }: StoryOption): string[] => [link, ...links.map((one) => one.link)]

/** Rows of the results that tell how she fares. */
const fares = ['better', 'same', 'worse']

function* mistakesInPages(place: string, story: DecisionStory): Findings {
  const { groups, pages } = story
  const options = Object.values(groups).flat()
  for (const option of options) {
    for (const suffix of new Set(linksOf(option).map((link) => link.split('/').at(-1)))) {
      // Results belong to the whole point.
      if (suffix === 'results' || pages.some(({ page, slug }) => page === suffix && slug === option.slug)) continue
      yield found(`${place}.pages`, `${suffix} has nothing to show for “${option.slug}”`, 'Add its row to the page')
    }
  }
  const led = options.flatMap(linksOf).flatMap((link) => link.split('/').at(-1) ?? [])
  for (const suffix of new Set([...suffixesOf(story), ...led])) {
    const rows = pages.filter(({ page }) => page === suffix)
    const defaults = rows.filter(({ slug }) => slug === 'default')
    if (defaults.length === 0) {
      yield found(
        `${place}.pages`,
        `${suffix} has no default row`,
        'Say what stands there while no choice has led there',
      )
    }
    if (defaults.length > 1) yield found(`${place}.pages`, `${suffix} has several default rows`, 'Leave one')
    if (defaults.some(({ when, teaching }) => when ?? teaching)) {
      yield found(
        `${place}.pages`,
        `the default row of ${suffix} has a condition or teaches`,
        'It is there always, and tells what stands',
      )
    }
  }
  for (const [index, { page, slug, when }] of pages.entries()) {
    if (!leadsTo(page, slug, options, when !== undefined))
      yield found(
        `${place}.pages[${index}]`,
        `nothing leads from “${slug}” to ${page}`,
        'Let the option lead there, or take the row out',
      )
  }
}

const leadsTo = (
  page: PageRow['page'],
  slug: string,
  options: readonly StoryOption[],
  hasCondition: boolean,
): boolean => {
  if (slug === 'default') return true
  const option = options.find((one) => one.slug === slug)
  // What is nobody's choice says itself when it holds.
  if (page === 'results') return option !== undefined || fares.includes(slug) || hasCondition
  return option !== undefined && linksOf(option).some((link) => link.endsWith(`/${page}`))
}

import type { DecisionOption } from '../../records/decision-point.ts'
import { isSame } from '../../records/is-same.ts'
import { bedsideWords, handoverWords, workWords } from '../condition.ts'
import type { CaseContent } from '../content.ts'
import { type DecisionStory, type PageRow, pageSuffixes, type StoryOption } from '../decision-story.ts'
import { type FactChecks, factChecks } from './facts.ts'
import { mistakesInInfusions } from './infusions.ts'

/** What is wrong with the decision points: their records, groups, links and pages, and whatever reads how she fares. */
export function* mistakesAtPoints(content: CaseContent): Generator<string> {
  const { decisionStories, decisionPoints } = content
  const checks = factChecks(content)
  if (decisionStories.length !== decisionPoints.length) {
    yield `decisionPoints: there are ${decisionPoints.length} records for ${decisionStories.length} points`
  }
  for (const [index, story] of decisionStories.entries()) {
    const place = `decisionStories[${index}]`
    yield* mistakesInRecord(content, index)
    yield* mistakesInOptions(place, story, index + 1)
    yield* mistakesInPages(place, story)
    yield* mistakesInFacts(place, story, index + 1, checks)
  }
  yield* mistakesInInfusions(content, checks)
  yield* mistakesAround(content, checks)
}

function* mistakesInRecord({ decisionStories, decisionPoints }: CaseContent, index: number): Generator<string> {
  const place = `decisionPoints[${index}]`
  const point = index + 1
  const record = decisionPoints[index]
  if (!record) return
  if (record.decisionPointNumber !== point || record.docId !== String(point)) yield `${place} is not point ${point}`
  const kept = record.decisionPointData.map(({ decisionName, options }) => [decisionName, options] as const)
  const told = Object.entries(decisionStories[index]?.groups ?? {})
  if (!isSame(inRecord(told), inRecord(kept))) yield `${place}: its groups and options are not those of its story`
}

/** What a record holds of each group. */
const inRecord = (groups: readonly (readonly [string, readonly DecisionOption[]])[]) =>
  Object.fromEntries(
    groups.map(([name, options]) => [
      name,
      options.map((option) => [
        option.id,
        option.name,
        option.slug,
        option.score,
        option.link,
        option.linknopal,
        option.linkB,
      ]),
    ]),
  )

function* mistakesInOptions(place: string, { groups }: DecisionStory, point: number): Generator<string> {
  const all = Object.entries(groups).flatMap(([group, options]) =>
    options.map((option, index) => ({ option, at: `${place}.groups.${group}[${index}]` })),
  )
  if (all.length === 0) yield `${place}.groups: there is nothing to decide`
  for (const [index, { option, at }] of all.entries()) {
    const before = all.slice(0, index).map((one) => one.option)
    if (before.some(({ slug }) => slug === option.slug)) yield `${at}.slug: “${option.slug}” is there already`
    if (before.some(({ id }) => id === option.id)) yield `${at}.id: ${option.id} is there already`
    for (const link of linksOf(option)) {
      const isPage = pageSuffixes.some((suffix) => link === `/case/decision-point/${point}/${suffix}`)
      if (!isPage) yield `${at}: “${link}” is no page of point ${point}`
    }
  }
}

const linksOf = ({ link, linknopal, linkB }: DecisionOption): string[] =>
  [link, linknopal, linkB].filter((one) => one !== undefined)

/** Rows of the results that no option of the point stands for. */
const ofResults = ['better', 'same', 'worse', 'late-tanks']

function* mistakesInPages(place: string, { groups, pages }: DecisionStory): Generator<string> {
  const options = Object.values(groups).flat()
  for (const suffix of pageSuffixes) {
    const rows = pages.filter(({ page }) => page === suffix)
    if (!rows.some(({ slug }) => slug === 'default')) yield `${place}.pages: ${suffix} has no default row`
  }
  for (const [index, { page, slug }] of pages.entries()) {
    if (!leadsTo(page, slug, options)) yield `${place}.pages[${index}]: nothing leads from “${slug}” to ${page}`
  }
}

const leadsTo = (page: PageRow['page'], slug: string, options: readonly StoryOption[]): boolean => {
  if (slug === 'default') return true
  const option = options.find((one) => one.slug === slug)
  if (page === 'results') return option !== undefined || ofResults.includes(slug)
  return option !== undefined && linksOf(option).some((link) => link.endsWith(`/${page}`))
}

function* mistakesInFacts(place: string, story: DecisionStory, point: number, checks: FactChecks): Generator<string> {
  const bedside = { isAtBedside: true }
  const chosen = { isAtBedside: true, chosenAt: point }
  const { callBefore } = story
  if (callBefore) {
    const at = `${place}.callBefore`
    for (const part of ['opening', 'closing'] as const) {
      yield* checks.text(`${at}.${part}`, callBefore[part], bedside, bedsideWords)
    }
    for (const [index, gap] of callBefore.gaps.entries()) {
      yield* checks.text(`${at}.gaps[${index}]`, [gap], bedside, bedsideWords)
    }
    for (const [index, { when }] of callBefore.effects.entries()) {
      yield* checks.condition(`${at}.effects[${index}]`, when, bedside)
    }
  }
  for (const [index, { when, text }] of story.situation.entries()) {
    const sight = { isAtBedside: true, also: ['monitor-fell'] }
    yield* checks.condition(`${place}.situation[${index}]`, when, sight)
    yield* checks.text(`${place}.situation[${index}]`, text, sight, bedsideWords)
  }
  for (const [group, options] of Object.entries(story.groups)) {
    for (const [index, { effects = [], work = [] }] of options.entries()) {
      for (const { when } of effects) yield* checks.condition(`${place}.groups.${group}[${index}]`, when, bedside)
      for (const { when } of work) yield* checks.condition(`${place}.groups.${group}[${index}]`, when, chosen)
    }
  }
  for (const [index, row] of story.pages.entries()) {
    const at = `${place}.pages[${index}]`
    // The handover tells what a film showed, and knows no other words.
    const words = row.page === 'procedure-cxr' && row.slug === 'cxr' ? workWords : bedsideWords
    yield* checks.condition(at, row.when, chosen)
    for (const text of row.facts) yield* checks.text(at, text, chosen, words)
    if (row.teaching) yield* checks.text(at, row.teaching, chosen, bedsideWords)
    for (const { when, time } of row.films ?? []) {
      yield* checks.condition(at, when, chosen)
      yield* checks.text(at, time, chosen, words)
    }
  }
  for (const [index, { when }] of story.course.entries()) {
    yield* checks.condition(`${place}.course[${index}]`, when, { ...chosen, also: ['ino-stopped'] })
  }
}

/** Machines, handover, objectives and metrics read the points too. */
function* mistakesAround(content: CaseContent, checks: FactChecks): Generator<string> {
  for (const [machine, { readings }] of Object.entries(content.machines)) {
    for (const { label, value } of readings) {
      const sight = { isAtBedside: true, seesPoints: true }
      yield* checks.text(`machines.${machine}: ${label}`, value, sight, bedsideWords)
    }
  }
  for (const [index, { fullText }] of content.handover.items.entries()) {
    const sight = { isAtBedside: true, chosenAt: content.decisionStories.length, looksBack: true }
    yield* checks.text(`handover.items[${index}]`, fullText, sight, handoverWords)
  }
  for (const [index, { fullText }] of content.summary.items.entries()) {
    if (typeof fullText !== 'string') yield `summary.items[${index}]: it is told before anything is so, as one sentence`
  }
  for (const [index, { when }] of content.notYetFilmed.entries()) {
    yield* checks.condition(`notYetFilmed[${index}]`, when, { looksBack: true })
  }
  yield* mistakesInObjectives(content)
  for (const { slug, measure, also, event } of content.metrics) {
    const pieces = measure.kind === 'words' ? [{ when: measure.once }, ...measure.pieces] : []
    for (const { when } of [...pieces, ...also]) {
      yield* checks.condition(`metrics: ${slug}`, when, { looksBack: true })
    }
    if (event && content.injections.every((one) => one.slug !== event))
      yield `metrics: ${slug}: “${event}” never happens`
  }
}

/** What an objective counts must be there to be counted. */
function* mistakesInObjectives({ objectives, decisionStories, summary, handover }: CaseContent): Generator<string> {
  for (const { slug, evidence } of objectives) {
    for (const one of evidence) {
      if (one.kind === 'heard' && one.needed > (one.recording === 'summary' ? summary : handover).items.length)
        yield `objectives: ${slug}: “${one.recording}” has fewer items than are needed`
      if (one.kind !== 'decided') continue
      const story = decisionStories[one.point - 1]
      if (!story) {
        yield `objectives: ${slug}: there is no point ${one.point}`
        continue
      }
      const offered = Object.values(story.groups).flatMap((group) => group.map((option) => option.slug))
      for (const option of [...(one.chose ?? []), ...(one.not ?? [])])
        if (!offered.includes(option)) yield `objectives: ${slug}: point ${one.point} does not offer “${option}”`
      for (const group of one.best ?? [])
        if (!story.groups[group]) yield `objectives: ${slug}: point ${one.point} does not decide ${group}`
    }
  }
}

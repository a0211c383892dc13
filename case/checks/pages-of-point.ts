import { linkOf } from '../rules/decision-links.ts'
import { workWordsOf } from '../rules/work-clock.ts'
import type { Bedside } from '../story/bedside.ts'
import type { Finding } from '../story/checks/complaint.ts'
import type { Text } from '../story/condition.ts'
import type { CaseContent } from '../story/content.ts'
import type { PageRow, StoryOption } from '../story/decision-story.ts'
import { type Facts, factsWith, holds, resolveText } from '../story/resolve-text.ts'
import { type PointStates, type Way, waysOf } from './every-bedside.ts'
import { Expected, Findings, never } from './expected.ts'
import { optionsNamed } from './knowing.ts'
import { toldApart, wordsAt } from './told-apart.ts'

/** A row as it is read. */
interface Reading {
  readonly row: PageRow
  readonly facts: Facts
  readonly bedside: Bedside
  readonly way: Way
}

interface PlacedRow {
  readonly at: string
  readonly row: PageRow
}

/** Whether every choice has one row to show on the page that it leads to, in every state, and every row and sentence comes up. */
export function* mistakesOnPages(content: CaseContent, states: PointStates): Generator<undefined, readonly Finding[]> {
  const { story, index } = states
  const findings = new Findings()
  const rows = story.pages.map((row, place) => ({ row, at: `decisionStories[${index}].pages[${place}]` }))
  const left: Finding[] = []
  for (const same of grouped(rows, ({ row: { page, slug } }) => `${page} ${slug}`)) {
    const [
      {
        row: { page, slug },
      },
    ] = same
    if (page === 'results' && slug !== 'default') continue
    const expected = new Expected(same.flatMap(partsOf))
    for (const readings of momentsOf(content, states, same)) {
      if (readings.length !== 1 && slug !== 'default') {
        const what = `${readings.length} rows for “${slug}” on ${page} where ${[...(readings[0]?.way ?? [])].join(', ') || 'nothing'} is chosen`
        findings.add(same[0].at, what, 'Let exactly one of its rows hold in every state that leads there')
      }
      for (const reading of readings) {
        expected.look(reading)
        lookInto(content, states, reading, same, findings)
      }
      yield
    }
    left.push(...expected.left)
  }
  return [...findings.all, ...left]
}

/** The rows of one page and slug that are shown, at every moment that they can tell apart. */
function* momentsOf(content: CaseContent, states: PointStates, rows: Rows): Generator<readonly Reading[]> {
  const { story, openings, now } = states
  const told = rows.map(({ row }) => row)
  const [{ page, slug, readsOpening }] = told as [PageRow]
  const group = Object.values(story.groups).find((options) => options.some((one) => one.slug === slug))
  const option = group?.find((one) => one.slug === slug)
  const isStanding = slug === 'default' && !readsOpening
  const asked = new Set([
    ...optionsNamed(told),
    ...(option && group ? [slug, ...leadingElsewhere(option, group, states)] : []),
  ])
  const bedsides = toldApart(content, isStanding ? now : openings.map(({ opening }) => opening), told, (bedside) =>
    option ? linkOf(option, bedside, []) : '',
  )
  for (const bedside of bedsides) {
    for (const way of waysOf(content, story, asked, !option)) {
      if (option && group && !isLedTo(page, option, group, bedside, way)) continue
      const facts = factsWith(bedside, way)
      const shown = told.filter(({ when }) => holds(when, facts)).map((row) => ({ row, facts, bedside, way }))
      yield shown
    }
  }
}

const isLedTo = (
  page: string,
  option: StoryOption,
  group: readonly StoryOption[],
  bedside: Bedside,
  way: Way,
): boolean =>
  way.has(option.slug) &&
  linkOf(
    option,
    bedside,
    group.flatMap(({ slug }) => (way.has(slug) ? slug : [])),
  ).endsWith(`/${page}`)

/** What chosen beside it leads to another page. */
const leadingElsewhere = (
  option: StoryOption,
  group: readonly StoryOption[],
  { openings }: PointStates,
): readonly string[] =>
  group
    .map(({ slug }) => slug)
    .filter((slug) => openings.some(({ opening }) => linkOf(option, opening, [slug]) !== linkOf(option, opening, [])))

/** A row, its sentences that have a condition, and its films. */
function partsOf({ at, row }: PlacedRow) {
  const texts: readonly (readonly [string, Text | undefined])[] = [
    ...row.facts.map((text, index) => [`${at}.facts[${index}]`, text] as const),
    [`${at}.teaching`, row.teaching],
  ]
  return [
    { finding: never(at), isIt: (reading: Reading) => reading.row === row },
    ...texts.flatMap(([place, text]) =>
      (typeof text === 'object' ? text : []).flatMap((piece, index) =>
        typeof piece === 'string'
          ? []
          : {
              finding: never(`${place}[${index}]`),
              isIt: (reading: Reading) => reading.row === row && holds(piece.when, reading.facts),
            },
      ),
    ),
    ...(row.films ?? []).map((film, index) => ({
      finding: never(`${at}.films[${index}]`),
      isIt: (reading: Reading) => reading.row === row && holds(film.when, reading.facts),
    })),
  ]
}

/** What is read there can be read: every word in braces is known, and of films there is one, not two of one time. */
function lookInto(
  content: CaseContent,
  states: PointStates,
  { row, facts, bedside, way }: Reading,
  rows: Rows,
  findings: Findings,
) {
  const at = rows.find((one) => one.row === row)?.at ?? ''
  const history = {
    point: states.story.slug,
    place: states.index + 1,
    docId: states.story.slug,
    before: bedside,
    opening: bedside,
    chosen: way,
    now: bedside,
    after: null,
  }
  const words = { ...wordsAt(content, bedside), ...workWordsOf(history, content) }
  const films = (row.films ?? []).filter(({ when }) => holds(when, facts))
  const read = (text: Text): string => {
    try {
      return resolveText(text, facts, words)
    } catch (error) {
      findings.add(
        at,
        `${error instanceof Error ? error.message : error} in some state`,
        'Say it only where it is known',
      )
      return ''
    }
  }
  for (const text of [...row.facts, ...(row.teaching ? [row.teaching] : [])]) read(text)
  const times = films.map(({ time }) => read(time))
  if (row.films && films.length === 0)
    findings.add(at, 'there is no film to see in some state', 'Add one that holds there')
  if (new Set(times).size < times.length)
    findings.add(at, 'two films of one time in some state', 'Let one of them hold')
}

type Rows = readonly [PlacedRow, ...PlacedRow[]]

function grouped(rows: readonly PlacedRow[], nameOf: (row: PlacedRow) => string): readonly Rows[] {
  const groups = new Map<string, [PlacedRow, ...PlacedRow[]]>()
  for (const row of rows) {
    const known = groups.get(nameOf(row))
    if (known) known.push(row)
    else groups.set(nameOf(row), [row])
  }
  return [...groups.values()]
}

import { expect, test } from 'vitest'
import type { Condition, Text } from '#case/story/condition.ts'
import type { DecisionStory, PageRow, StoryOption } from '#case/story/decision-story.ts'
import { resolveText } from '#case/story/resolve-text.ts'
import { decisionStories } from './decision-points.ts'

interface Flags {
  readonly machine: 'simv' | 'hfv' | 'crossvent' | 'hfov'
  readonly ino: 0 | 20
  readonly line: boolean
  readonly tube: boolean
  readonly drained: boolean
  readonly filmed: boolean
  readonly late: boolean
  readonly dopamine: number
  readonly epinephrine: number
  readonly boluses: number
  readonly map: 16 | 18
  readonly amplitude: 36 | 42
}

const either = [false, true]

const arrival: Flags = {
  machine: 'simv',
  ino: 0,
  line: false,
  tube: false,
  drained: false,
  filmed: false,
  late: false,
  dopamine: 0,
  epinephrine: 0,
  boluses: 0,
  map: 18,
  amplitude: 36,
}

const support = [
  { machine: 'simv', ino: 0 },
  { machine: 'hfv', ino: 0 },
  { machine: 'crossvent', ino: 0 },
  { machine: 'hfov', ino: 0 },
  { machine: 'hfov', ino: 20 },
] as const

const medicated = (flags: Flags, dopamine: number): Flags[] => [
  { ...flags, dopamine },
  { ...flags, epinephrine: flags.epinephrine === 0 ? 0.05 : 0.1 },
  { ...flags, boluses: flags.boluses + 1 },
]

const afterPointOne = support
  .flatMap((breathing) => medicated({ ...arrival, ...breathing }, 5))
  .flatMap((flags) => either.flatMap((line) => either.map((filmed) => ({ ...flags, line, filmed }))))

const afterPointTwo = afterPointOne
  .flatMap((flags): Flags[] => [
    flags,
    { ...flags, machine: 'hfov', ino: 20, amplitude: 42 },
    { ...flags, machine: 'simv', ino: 0 },
  ])
  .flatMap((flags) => [flags, ...medicated(flags, 10)])
  .flatMap((flags) =>
    either.flatMap((tube) => either.map((placed) => ({ ...flags, tube, line: flags.line || placed }))),
  )

const afterTheCall = either.flatMap((line) =>
  [0, 1, 2, 3].map(
    (boluses): Flags => ({
      ...arrival,
      machine: 'hfov',
      ino: 20,
      tube: true,
      drained: true,
      dopamine: 10,
      epinephrine: 0.05,
      map: 16,
      amplitude: 42,
      line,
      boluses,
    }),
  ),
)

const inFlight = afterTheCall.flatMap((flags) =>
  either.flatMap((late) => [
    { ...flags, late },
    { ...flags, late, boluses: flags.boluses + 1 },
  ]),
)

type Moment = ReadonlySet<string>

function factsOf(flags: Flags, monitor: number, gas: number): string[] {
  const named = {
    ino: flags.ino > 0,
    'ino 20': flags.ino === 20,
    'arterial-line': flags.line,
    'tube-repositioned': flags.tube,
    'chest-drained': flags.drained,
    'filmed-at-1': flags.filmed,
    'left-late': flags.late,
    'saline 1+': flags.boluses >= 1,
    'saline 2+': flags.boluses >= 2,
  }
  return [
    ...Object.entries(named).flatMap(([fact, so]) => (so ? [fact] : [])),
    `machine ${flags.machine}`,
    `dopamine ${flags.dopamine}`,
    `epinephrine ${flags.epinephrine}`,
    `saline ${flags.boluses}`,
    `map ${flags.map}`,
    `amplitude ${flags.amplitude}`,
    `monitor ${monitor}`,
    `gas ${gas}`,
  ]
}

/** Every way a point can open, and the rows of monitor and gas that can be so then. */
function openings(flags: readonly Flags[], monitors: readonly number[], gases: readonly number[]): string[][] {
  const all = flags.flatMap((one) => monitors.flatMap((monitor) => gases.map((gas) => factsOf(one, monitor, gas))))
  return [...new Map(all.map((facts) => [facts.join(), facts])).values()]
}

const points = [
  openings([arrival], [3], [3]),
  openings(afterPointOne, [2, 3, 4], [2, 3]),
  openings(afterPointTwo, [2, 3, 4], [2, 3, 4]).flatMap((facts) => [
    [...facts, 'air-in-chest', 'monitor-fell'],
    // From the worst row nobody falls.
    ...(facts.includes('monitor 4') ? [[...facts, 'air-in-chest']] : []),
  ]),
  openings(afterTheCall, [1, 2], [1, 2]),
  openings(inFlight, [2, 3, 4], [1, 2, 3, 4]).map((facts) => [...facts, 'supply-fails', 'monitor-fell']),
].map((opened, index) => ({ opened, number: index + 1, story: storyOf(index) }))

function storyOf(index: number): DecisionStory {
  const story = decisionStories[index]
  if (!story) throw new Error(`no point ${index + 1}`)
  return story
}

function isSo(fact: string, moment: Moment): boolean {
  return fact.startsWith('not ') ? !moment.has(fact.slice('not '.length)) : moment.has(fact)
}

function holds(condition: Condition | undefined, moment: Moment): boolean {
  return (condition ?? []).every((part) =>
    typeof part === 'string' ? isSo(part, moment) : part.some((fact) => isSo(fact, moment)),
  )
}

function slugsNamed(content: unknown): string[] {
  return [...JSON.stringify(content).matchAll(/"(?:not )?chose ([^"]*)"/g)].flatMap(([, slug]) => slug ?? [])
}

/** Every way to choose, as far as these slugs are concerned. One option a group, any list of procedures. */
function choices({ groups }: DecisionStory, slugs: readonly string[], made: string | undefined): string[][] {
  const { Procedure = [], ...single } = groups
  let ways: string[][] = [[]]
  for (const options of Object.values(single)) {
    const offered = options.map((option) => option.slug)
    if (made && offered.includes(made)) ways = ways.map((way) => [...way, made])
    else if (offered.some((slug) => slugs.includes(slug)))
      ways = ways.flatMap((way) => offered.map((slug) => [...way, slug]))
  }
  for (const { slug } of Procedure) {
    if (slug === made) ways = ways.map((way) => [...way, slug])
    else if (slugs.includes(slug)) ways = ways.flatMap((way) => [way, [...way, slug]])
  }
  return ways
}

/** The page a choice leads to: a line of the same list is in before the gas is drawn. */
function pageOf(option: StoryOption, moment: Moment): string | undefined {
  const link = option.links?.find(({ when }) => holds(when, moment))?.link ?? option.link
  return link.split('/').at(-1)
}

/** Alternatives that follow each other: one of them must be said, and only one. A lone piece may be left out. */
function isWhole(text: Text, moment: Moment): boolean {
  if (typeof text === 'string') return true
  let run: boolean[] = []
  for (const piece of [...text, '']) {
    if (typeof piece !== 'string') run.push(holds(piece.when, moment))
    else {
      if (run.length > 1 && run.filter(Boolean).length !== 1) return false
      run = []
    }
  }
  return true
}

function grouped<T>(items: readonly T[], nameOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(nameOf(item), [...(groups.get(nameOf(item)) ?? []), item])
  return [...groups]
}

function problemsOf(row: PageRow, moment: Moment): string[] {
  const films = (row.films ?? []).filter((film) => holds(film.when, moment))
  const times = films.map(({ time }) => resolveText(time, moment, { cxrTime: '09:35' }))
  const texts = [...row.facts, ...(row.teaching ? [row.teaching] : []), ...films.map(({ time }) => time)]
  return [
    ...texts.filter((text) => !isWhole(text, moment)).map((text) => `a hole in ${JSON.stringify(text)}`),
    ...(row.films && films.length === 0 ? ['no film to see'] : []),
    ...(new Set(times).size < times.length ? ['two films at one time'] : []),
  ]
}

/** Every moment at which one of these rows, all of one page and slug, is due. Told apart only by what they name. */
function* momentsOf(rows: readonly PageRow[], story: DecisionStory, opened: readonly string[][]) {
  const [{ page, slug } = { page: '', slug: '' }] = rows
  const option = Object.values(story.groups)
    .flat()
    .find((one) => one.slug === slug)
  const ways = choices(story, [...slugsNamed(rows), ...(option?.takes === 'gas' ? ['pal'] : [])], option && slug)
  const named = `${JSON.stringify(rows)} arterial-line" ino"`
  const told = opened.map((facts) => facts.filter((fact) => named.includes(`${fact}"`)))
  for (const facts of new Map(told.map((one) => [one.join(), one])).values())
    for (const way of ways) {
      const moment = new Set([...facts, ...way.map((one) => `chose ${one}`)])
      if (!option || page === 'results' || pageOf(option, moment) === page) yield moment
    }
}

for (const { number, story, opened } of points) {
  const pages = grouped(story.pages, ({ page, slug }) => `${page}, ${slug}`)

  test(`at point ${number} every page a choice leads to has exactly one row to show, whatever came before`, () => {
    for (const [name, rows] of pages) {
      // At point 5 a row on results says itself which other choices silence it.
      if (number === 5 && name.startsWith('results')) continue
      for (const moment of momentsOf(rows, story, opened)) {
        const shown = rows.filter((row) => holds(row.when, moment)).length
        if (shown !== 1) expect.fail(`${name}: ${shown} rows when ${[...moment].join(', ')}`)
      }
    }
  })

  test(`at point ${number} every row can come up`, () => {
    for (const [name, rows] of pages) {
      const waiting = new Set(rows)
      for (const moment of momentsOf(rows, story, opened))
        for (const row of waiting) if (holds(row.when, moment)) waiting.delete(row)
      expect([...waiting], name).toEqual([])
    }
  })

  test(`at point ${number} no page has a hole in its text or two films of one time`, () => {
    for (const [name, rows] of pages)
      for (const moment of momentsOf(rows, story, opened))
        for (const row of rows.filter((one) => holds(one.when, moment))) {
          const [problem] = problemsOf(row, moment)
          if (problem) expect.fail(`${name}: ${problem} when ${[...moment].join(', ')}`)
        }
  })

  test(`the situation of point ${number} says each of its parts once`, () => {
    const parts = grouped(story.situation, ({ part }) => part)
    for (const facts of opened) {
      const moment = new Set(facts)
      for (const [part, sentences] of parts) {
        const said = sentences.filter((sentence) => holds(sentence.when, moment))
        if (said.length !== 1 || !said.every(({ text }) => isWhole(text, moment)))
          expect.fail(`${part}: ${said.length} sentences when ${facts.join(', ')}`)
      }
    }
  })
}

test('point 5 ends in exactly one way', () => {
  const story = storyOf(4)
  for (const way of choices(story, ['switch-tanks', 'change-ett'], undefined)) {
    const moment = new Set(way.map((slug) => `chose ${slug}`))
    const ends = story.pages.filter(
      ({ page, slug, when }) =>
        page === 'results' && (slug === 'late-tanks' || way.includes(slug)) && holds(when, moment),
    )
    expect(ends.length, way.join(', ')).toBe(1)
  }
})

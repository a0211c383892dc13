import { expect, test } from 'vitest'
import { bedsideWords, type Text } from '#case/story/condition.ts'
import { type DecisionStory, pageSuffixes } from '#case/story/decision-story.ts'
import { machines } from '../machines.ts'
import { decisionPoints, decisionStories } from './decision-points.ts'
import { medicalControlCall } from './medical-control-call.ts'

const points = decisionStories.map((story, index) => ({ ...story, number: index + 1, options: optionsOf(story) }))

function optionsOf({ groups }: DecisionStory) {
  return [groups.Ventilator, groups.Medications, groups.Procedure, groups.Departure].flatMap((group) => group ?? [])
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, number) => total + number, 0)
}

/** What a point can be worth: one option of a group, and any list of procedures. */
function bounds({ groups }: DecisionStory) {
  const single = [groups.Ventilator, groups.Medications, groups.Departure].flatMap((group) =>
    group ? [group.map((option) => option.score)] : [],
  )
  const listed = (groups.Procedure ?? []).map((option) => option.score)
  return {
    best: sum(single.map((scores) => Math.max(...scores))) + sum(listed.filter((score) => score > 0)),
    worst: sum(single.map((scores) => Math.min(...scores))) + sum(listed.filter((score) => score < 0)),
  }
}

function strings(text: Text): string[] {
  return typeof text === 'string' ? [text] : text.map((piece) => (typeof piece === 'string' ? piece : piece.text))
}

test('a link leads to a page of its own point that has something to show for its choice', () => {
  for (const { number, options, pages } of points)
    for (const option of options)
      for (const link of [option.link, option.linknopal, option.linkB].filter((one) => one !== undefined)) {
        const where = `point ${number}, ${option.slug}, ${link}`
        const [, point, suffix] = link.match(/^\/case\/decision-point\/(\d)\/([a-z-]+)$/) ?? []
        expect(Number(point), where).toBe(number)
        expect(pageSuffixes, where).toContain(suffix)
        const rows = pages.filter((row) => row.page === suffix && row.slug === option.slug)
        // Only results may stay silent about a choice: they belong to the whole point.
        if (suffix !== 'results') expect(rows.length, where).toBeGreaterThan(0)
      }
})

test('a page shows rows for choices of its own point, and results for how she fares', () => {
  for (const { number, options, pages } of points) {
    const slugs = ['default', ...options.map((option) => option.slug)]
    const fares = ['better', 'same', 'worse', 'late-tanks']
    for (const row of pages)
      expect(row.page === 'results' ? [...slugs, ...fares] : slugs, `point ${number}, ${row.page}`).toContain(row.slug)
  }
})

test('every page of every point has exactly one default row, which holds always and teaches nothing', () => {
  for (const { number, pages } of points)
    for (const suffix of pageSuffixes) {
      const defaults = pages.filter((row) => row.page === suffix && row.slug === 'default')
      expect(defaults.length, `point ${number}, ${suffix}`).toBe(1)
      expect(defaults[0]?.when, `point ${number}, ${suffix}`).toBeUndefined()
      expect(defaults[0]?.teaching, `point ${number}, ${suffix}`).toBeUndefined()
    }
})

test('every choice that has a page teaches something there', () => {
  for (const { number, pages } of points)
    for (const row of pages.filter((one) => one.slug !== 'default'))
      expect(row.teaching, `point ${number}, ${row.page}, ${row.slug}`).toBeDefined()
})

test('a condition on a choice names an option of that point', () => {
  for (const { number, options, pages, situation } of points) {
    const named = JSON.stringify([pages, situation]).matchAll(/"(?:not )?chose ([^"]*)"/g)
    for (const [, slug] of named)
      expect(
        options.map((option) => option.slug),
        `point ${number}`,
      ).toContain(slug)
  }
})

test('options are numbered from 1 without a gap, and no slug comes twice at a point', () => {
  for (const { number, options } of points) {
    expect(
      options.map((option) => option.id),
      `point ${number}`,
    ).toEqual(options.map((_, index) => index + 1))
    expect(new Set(options.map((option) => option.slug)).size, `point ${number}`).toBe(options.length)
  }
})

test('an umbilical line costs a point wherever it is offered', () => {
  const lines = points.flatMap(({ options }) => options.filter((option) => /^Place (UVC|UAC)$/.test(option.name)))
  expect(lines.map((option) => option.score)).toEqual(Array(8).fill(-1))
})

test('the fixed scores stand: both ways to HFOV, staying too long, changing the tube, switching to tanks', () => {
  const score = (point: number, slug: string) => points[point - 1]?.options.find((one) => one.slug === slug)?.score
  expect({
    hfov: score(1, 'transport-hfov'),
    hfovIno: score(1, 'transport-hfov-ino'),
    notReady: score(4, 'not-ready'),
    changeTube: score(5, 'change-ett'),
    tanks: score(5, 'switch-tanks'),
  }).toEqual({ hfov: 1, hfovIno: 1, notReady: -5, changeTube: -10, tanks: 1 })
})

test('the five points are worth 26 at best and -23 at worst', () => {
  const worth = points.map(bounds)
  expect(worth.map(({ best }) => best)).toEqual([6, 6, 5, 5, 4])
  expect(worth.map(({ worst }) => worst)).toEqual([-2, -2, -2, -7, -10])
  expect(sum(worth.map(({ best }) => best))).toBe(26)
  expect(sum(worth.map(({ worst }) => worst))).toBe(-23)
})

test('as records nobody has chosen: lists of advice are empty, all else is null', () => {
  for (const { decisionPointData } of decisionPoints)
    for (const { decisionName, rt, rn, provider } of decisionPointData) {
      const advice = decisionName === 'Procedure' ? [] : null
      expect({ rt, rn, provider }).toEqual({ rt: advice, rn: advice, provider: null })
    }
})

test('a record does not carry the reason of an option', () => {
  expect(JSON.stringify(decisionPoints)).not.toContain('"why"')
})

test('only placeholders that can be filled in are used', () => {
  const known = bedsideWords.map((word) => `{${word}}`)
  expect(known).toContain('{inoSince}')
  // A conditional piece is written as {"when":...}, so only braces around a bare word are placeholders.
  const used = JSON.stringify([decisionStories, medicalControlCall, machines]).match(/\{[^{}":,]*\}/g) ?? []
  expect(used.length).toBeGreaterThan(0)
  for (const placeholder of used) expect(known).toContain(placeholder)
})

test('facts and titles end without a full stop, sentences with one', () => {
  for (const { pages, situation, options } of points) {
    for (const { title, facts } of pages)
      for (const words of [title, ...facts.flatMap(strings)]) expect(words).not.toMatch(/\.$/)
    for (const { teaching, films = [] } of pages) {
      for (const sentence of films.map((film) => film.finding)) expect(sentence).toMatch(/\.$/)
      if (teaching) expect(strings(teaching).at(-1)).toMatch(/\.$/)
    }
    for (const { text } of situation) expect(strings(text).at(-1)).toMatch(/\.$/)
    for (const { why } of options) expect(why).toMatch(/^[A-Z].*\.$/)
  }
})

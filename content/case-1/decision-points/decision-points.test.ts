import { expect, test } from 'vitest'
import type { Text } from '#case/story/condition.ts'
import type { DecisionStory } from '#case/story/decision-story.ts'
import { decisionPoints, decisionStories } from './decision-points.ts'

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

test('every choice that has a page teaches something there', () => {
  for (const { number, pages } of points)
    for (const row of pages.filter((one) => one.slug !== 'default'))
      expect(row.teaching, `point ${number}, ${row.page}, ${row.slug}`).toBeDefined()
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

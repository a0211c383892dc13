import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { afterCall, openPoint } from '../../rules/bedside.ts'
import { minutesAfter } from '../../story/script-clock.ts'
import type { PointPages } from '../../views/bedside/point-pages.ts'
import { sceneOf, storyAt } from './scene.ts'

/** Times that a point tells, held against each other for every list of procedures, with a line and without. */

/** When the team goes on: the next point, the call, the ambulance. */
const ends = ['09:50', '10:15', '10:30', '10:45']

const openingOf = (point: number, hasLine: boolean) => {
  const story = storyAt(case1, point)
  const before = afterCall(case1, { ...case1.asFound, 'arterial-line': hasLine, 'filmed-at-1': true }, story)
  return { point, before, opening: openPoint(case1, before, story) }
}

function* everyList(slugs: readonly string[]): Generator<string[]> {
  for (let bits = 0; bits < 2 ** slugs.length; bits++) yield slugs.filter((_, index) => bits & (1 << index))
}

const rowsOf = ({ pages }: PointPages, slug: string) =>
  pages.flatMap(({ rows }) => rows).filter((row) => row.slug === slug)
const filmTimes = (pages: PointPages) => rowsOf(pages, 'cxr').flatMap(({ films }) => films.map(({ time }) => time))
const saidIn = (pages: PointPages, slug: string, pattern: RegExp) =>
  rowsOf(pages, slug).flatMap(({ facts }) => facts.flatMap((fact) => pattern.exec(fact)?.[1] ?? []))

/** What is wrong with the times of one list. */
function* wrongTimes(point: number, hasLine: boolean, list: readonly string[]): Generator<string> {
  const { pages } = sceneOf(case1, openingOf(point, hasLine), { Procedure: list })
  const { time: opens } = storyAt(case1, point)
  const [needle] = saidIn(pages, 'drain', /Needle at (\d\d:\d\d)/)
  const [blood, fixed] = [/blood after (\d+) min/, /fixed after (\d+) min/].map((pattern) =>
    saidIn(pages, 'pal', pattern)
      .map((minutes) => minutesAfter(opens, Number(minutes)))
      .at(0),
  )
  const films = filmTimes(pages)
  const gas = pages.gas?.time
  if (list.includes('pal') && !hasLine !== (fixed !== undefined)) yield 'a line is told as placed where there is one'
  if (gas && gas !== (blood ?? opens)) yield `gas ${gas}, blood in the line ${blood}`
  for (const told of saidIn(pages, 'istat', /drawn at (\d\d:\d\d)/i)) {
    if (told !== gas) yield `gas ${gas} is told as of ${told}`
  }
  for (const time of [needle, ...films])
    if (time && fixed && time < fixed) yield `${time}, while the line takes until ${fixed}`
  for (const film of films) if (needle && film <= needle) yield `film after the drain ${film}, needle ${needle}`
  for (const time of [gas, needle, fixed, ...films]) {
    if (time && (time < opens || time >= (ends[point - 1] ?? '')))
      yield `${time} is not within ${opens} to ${ends[point - 1]}`
  }
}

test.each([1, 2, 3, 4])(
  'at point %i lines, gases, needle and films come one after the other, before the team goes on',
  (point) => {
    const slugs = (storyAt(case1, point).groups.Procedure ?? []).map(({ slug }) => slug)
    const found = new Set<string>()
    for (const hasLine of point === 1 ? [false] : [false, true]) {
      for (const list of everyList(slugs)) {
        for (const problem of wrongTimes(point, hasLine, list)) found.add(`${problem} (${list.join()})`)
      }
    }
    expect([...found]).toEqual([])
  },
)

test('where the script gives a time and no line is placed first, that is the time', () => {
  const timesAt = (point: number, list: readonly string[]) =>
    filmTimes(sceneOf(case1, openingOf(point, point > 1), { Procedure: list }).pages)
  expect([1, 2, 3, 4].map((point) => timesAt(point, ['cxr']))).toEqual([['09:35'], ['09:55'], ['10:18'], ['10:42']])
  expect(timesAt(3, ['drain', 'cxr'])).toEqual(['10:26'])
})

test.each([false, true])('the film of point 1 has its time also at point 2, with a line: %s', (hasLine) => {
  const list = hasLine ? ['pal', 'cxr'] : ['cxr']
  const [time] = filmTimes(sceneOf(case1, openingOf(1, false), { Procedure: list }).pages)
  for (const later of [[], ['pal']]) {
    const { pages } = sceneOf(case1, openingOf(2, hasLine), { Procedure: later })
    const row = pages.pages.find(({ page }) => page === 'procedure-cxr')?.rows[0]
    expect(row?.films.map((film) => film.time)).toEqual([time])
    expect(row?.facts[0]).toContain(`Film of ${time}`)
  }
})

test('an attempt at the navel keeps one pair of hands beside the clock, and says until when', () => {
  for (const point of [1, 2, 3, 4]) {
    const { pages } = sceneOf(case1, openingOf(point, true), { Procedure: ['uvc', 'uac'] })
    const minutes = point === 4 ? 5 : 25
    for (const slug of ['uvc', 'uac']) {
      const [told] = rowsOf(pages, slug).flatMap(({ facts }) => facts.filter((fact) => fact.includes(' min')))
      const end = minutesAfter(storyAt(case1, point).time, minutes)
      const next = ends[point - 1] ?? ''
      const until = end > next ? /, past the / : /, until the |, then broken off/
      expect(told).toMatch(new RegExp(`^One pair of hands and eyes gone for ${minutes} min`))
      expect(told, `${point}: ${end}`).toMatch(until)
      expect(storyAt(case1, point).groups.Procedure?.find((one) => one.slug === slug)?.lostMin).toBe(minutes)
    }
  }
})

import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { case2 } from '#content/case-2/case-2.ts'
import { wordOf } from '../course/alarm-word.ts'
import { valuesIn } from '../course/values.ts'
import type { CaseContent } from '../story/content.ts'
import type { Move } from '../story/injection.ts'
import type { Sign } from '../story/sign.ts'
import { statesPassed } from '../testing/states-passed.ts'
import { type EventEffect, effectsIn } from './event-effects.ts'

const stories = [
  ['first', case1],
  ['second', case2],
] as const

const signOf = ({ instruments, monitorCourse }: CaseContent, slug: string): Sign => {
  const beside = monitorCourse?.beside.map((one) => one.sign) ?? []
  const sign = [...instruments.signs, ...beside].find((one) => one.slug === slug)
  if (!sign) throw new Error(slug)
  return sign
}

/** Where the story has a sign in a row; null: it is measured beside the rows. */
function stood(story: CaseContent, slug: string, row: number): number | null {
  const [first] = valuesIn(signOf(story, slug), story.vitalStats.allStates[row - 1] ?? {}) ?? []
  return first ?? null
}

/** Where a move leads: so far, not beyond its limit, and not back to it from beyond. */
function endOf(story: CaseContent, move: Move, from: number, row: number): number {
  if ('as' in move) return stood(story, move.as, row) ?? Number.NaN
  const { by, limit } = move
  if (by < 0) return from <= limit ? from : from + by < limit ? limit : from + by
  return from >= limit ? from : from + by > limit ? limit : from + by
}

/** The alarm words that lie between two values. */
function wordsBetween({ limits }: Sign, one: number, other: number): Set<string> {
  const steps = Array.from({ length: 401 }, (_, index) => one + ((other - one) * index) / 400)
  return new Set(limits ? steps.flatMap((value) => wordOf(Math.round(value * 10) / 10, limits) ?? []) : [])
}

function expectMoves(story: CaseContent, { event, place, row, moved, alarms }: EventEffect): void {
  const { moves = [], left } = story.injections.find(({ slug }) => slug === event)?.onMonitor ?? {}
  const where = `${event} at ${place}, row ${row}`
  const all = [...moves, ...(left?.moves ?? [])]
  for (const slug of new Set(all.map(({ sign }) => sign))) {
    const own = moved.find(({ sign }) => sign === slug)
    const from = stood(story, slug, row) ?? own?.from ?? Number.NaN
    const [open, gone] = [moves, left?.moves ?? []].map((of) => {
      const move = of.find(({ sign }) => sign === slug)
      return move ? endOf(story, move, from, row) : from
    }) as [number, number]
    expect(own?.open ?? from, `${where}, ${slug} while it is open`).toBeCloseTo(open, 1)
    if (left) expect(own?.left ?? from, `${where}, ${slug} once it is left`).toBeCloseTo(gone, 1)
    const sign = signOf(story, slug)
    const farthest = sign.limits && wordOf(open, sign.limits)
    if (sign.limits && farthest && farthest !== wordOf(from, sign.limits))
      expect(alarms, where).toContain(`${slug} ${farthest}`)
    const possible = new Set([...wordsBetween(sign, from, open), ...wordsBetween(sign, from, gone)])
    for (const alarm of alarms.filter((one) => one.startsWith(`${slug} `)))
      expect([...possible], where).toContain(alarm.slice(slug.length + 1))
  }
  const moving = all.map(({ sign }) => sign)
  expect(
    [...moved.map(({ sign }) => sign), ...alarms.map((one) => one.split(' ')[0])].filter(
      (sign) => !moving.includes(sign ?? ''),
    ),
    where,
  ).toEqual([])
}

test.each(stories)(
  'every event of the %s story moves what it says as far as it says wherever it fits, its alarms go by that, and all comes back',
  (_, story) => {
    const effects = effectsIn(story, statesPassed(story))
    for (const effect of effects) expectMoves(story, effect)
    for (const { slug, onMonitor } of story.injections) {
      const own = effects.filter(({ event }) => event === slug)
      if (!onMonitor) continue
      expect(own.length, slug).toBeGreaterThan(0)
      const said = [...onMonitor.moves, ...(onMonitor.left?.moves ?? [])].map(({ sign }) => sign)
      expect(new Set(own.flatMap(({ moved }) => moved.map(({ sign }) => sign))), slug).toEqual(new Set(said))
    }
    expect(effects.filter(({ isBackSolved, isBackLeft }) => !isBackSolved || !isBackLeft)).toEqual([])
  },
)

const minutes = { 'half a minute': 0.5, 'a minute': 1, 'two minutes': 2, 'four minutes': 4, 'eight minutes': 8 }

test.each(stories)('what the %s story says came of an event lasts as long as it says', (_, story) => {
  for (const { slug, ifLeft, onMonitor } of story.injections) {
    for (const [words, length] of Object.entries(minutes)) {
      if (onMonitor && ifLeft.includes(words)) expect(onMonitor.leftAfterS, `${slug}: ${ifLeft}`).toBe(length * 60)
    }
    // What “went on” did so until somebody saw to it.
    if (onMonitor && /went on (falling|rising)/.test(ifLeft))
      expect(Math.max(...onMonitor.moves.map(({ overS }) => overS)), slug).toBeGreaterThanOrEqual(onMonitor.leftAfterS)
  }
})

import fc from 'fast-check'
import { expect } from 'vitest'
import { PlayedAlone } from '../../checks/played-alone.ts'
import { createCase } from '../../create-case.ts'
import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER } from '../../records/roles.ts'
import { applyChanges, type CaseState, put } from '../../records/state.ts'
import { placeOf, stepOf } from '../../rules/places.ts'
import type { CaseContent } from '../../story/content.ts'
import { docIdOf } from '../at-point.ts'
import { aCase, ask, person } from '../given.ts'
import type { Mutant } from './mutant.ts'
import { type Move, Play } from './play.ts'

/** Where a sequence may begin. What it begins with is frozen, so that it is nobody else's. */
export interface Start {
  readonly start: CaseState
  readonly now: number
}
export type Drawn = readonly [number, readonly Move[]]

const second = 1000
/** Mostly short; now and then the server's clock is set, forward or back, by an hour or by a second. */
const shortPauses = [0, 0, 1, second, 5 * second, 30 * second].flatMap((pause) => [pause, pause, pause])
const pauses = [...shortPauses, 600 * second, 3600 * second, -second, -3600 * second, -3600 * second]
const move: fc.Arbitrary<Move> = fc.record({
  way: fc.oneof(
    { weight: 40, arbitrary: fc.constant('right' as const) },
    { weight: 12, arbitrary: fc.constant('spree' as const) },
    { weight: 8, arbitrary: fc.constant('again' as const) },
    { weight: 5, arbitrary: fc.constant('late' as const) },
    { weight: 8, arbitrary: fc.constant('foreign' as const) },
    { weight: 20, arbitrary: fc.constant('any' as const) },
    { weight: 6, arbitrary: fc.constant('teach' as const) },
    { weight: 1, arbitrary: fc.constant('leave' as const) },
  ),
  who: fc.nat(3),
  pauseMs: fc.constantFrom(...pauses),
  chance: fc.integer(),
})

/** Sequences of so many moves, from one of these starts. */
export const sequencesFrom = (starts: readonly Start[], from: number, to: number): fc.Arbitrary<Drawn> =>
  fc.tuple(fc.nat(starts.length - 1), fc.array(move, { minLength: from, maxLength: to, size: 'max' }))

/** A story with its rules, and what is played of it. */
export function gamesOf(content: CaseContent, pace: number) {
  const { decide } = createCase(content, { pace })
  const first = decide(aCase(), person('ann'), ask({ kind: 'take-role', roleId: PROVIDER }), 0)
  if (!first.accepted) throw new Error('refused')
  const seed = applyChanges(aCase(), first.changes).records

  const play = (rules: typeof decide, [index, moves]: Drawn, starts: readonly Start[]): Play => {
    const begin = starts[index]
    if (!begin) throw new Error('no such start')
    return new Play({ decide: rules, content, seed, ...begin }).run(moves)
  }

  return {
    decide,
    play,

    /** A rule with this mistake breaks its law in one of so many sequences. A seed keeps it from being found today and missed tomorrow. */
    expectFound(
      { mutate, foundBy }: Mutant,
      starts: readonly Start[],
      drawn: fc.Arbitrary<Drawn>,
      numRuns: number,
      seed = 1,
    ) {
      const wrong = mutate({ decide, content })
      let broken: string | null = null
      const isKept = fc.property(drawn, (one) => {
        broken = play(wrong, one, starts).broken
        return broken === null
      })
      expect(fc.check(isKept, { numRuns, seed, endOnFailure: true }).failed).toBe(true)
      expect(broken).toMatch(new RegExp(`^${foundBy}: `))
    },
  }
}

/**
 * On the way of three people who play a story without fault: as the Provider comes to each step, in the middle of the preparation, and
 * at the report where the score is hidden.
 */
export function startsPlayed(content: CaseContent): Start[] {
  const found = [
    ...passed(content, {}, (state) => `${placeOf(state, PROVIDER)} ${Object.keys(state.records.Work).length}`),
  ]
  const last = found.slice(-1)
  return [
    ...found,
    ...last.map(({ start, now }) => ({
      start: applyChanges(start, [put('ScoreSight', CASE_ID, { isHidden: true })]),
      now,
    })),
  ]
}

/** Every point as it opens. */
export const openPointsPlayed = (
  content: CaseContent,
  how: { readonly hasOrders?: boolean; readonly hasCourse?: boolean },
): Start[] => [
  ...passed(content, how, (state) => {
    const { point } = stepOf(state, content, PROVIDER)
    return point && state.records.PointProgress[docIdOf(point, content)]?.openedAt ? point : null
  }),
]

/** The first state of each kind that the three come to. */
function* passed(content: CaseContent, how: object, kindOf: (state: CaseState) => string | null): Generator<Start> {
  const played = new PlayedAlone(content, PROVIDER, 'expert', 1, { ...how, people: ['ann', 'rob', 'nia'] })
  const seen = new Set<string | null>([null])
  for (; !played.isAtReport; played.step()) {
    const kind = kindOf(played.state)
    if (!seen.has(kind)) yield { start: played.state, now: played.now }
    seen.add(kind)
  }
  if (!seen.has(kindOf(played.state))) yield { start: played.state, now: played.now }
}

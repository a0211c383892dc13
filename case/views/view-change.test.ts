import fc from 'fast-check'
import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../create-case.ts'
import { differenceBetween, withDifference } from '../records/difference.ts'
import { isSame } from '../records/is-same.ts'
import { PROVIDER, roleIds } from '../records/roles.ts'
import { applyChanges, type CaseState } from '../records/state.ts'
import { aCase, ask, person } from '../testing/given.ts'
import { type Move, Play } from '../testing/model/play.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { createConsoleCutter } from './console/console.ts'
import { changeToOthersEyes } from './others-eyes.ts'
import type { Audience, View } from './view.ts'
import { inWholeFields, withChange } from './view-change.ts'
import { createViewCutter } from './view-cutter.ts'

const audiences: readonly Audience[] = [...roleIds, null]
const { decide } = createCase(case1, { pace: 10 })

/** As it comes out at the other end of a wire. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const move: fc.Arbitrary<Move> = fc.record({
  way: fc.constantFrom('right', 'right', 'right', 'spree', 'any', 'teach', 'teach'),
  who: fc.nat(3),
  pauseMs: fc.constantFrom(0, 1000, 30_000),
  chance: fc.integer(),
})

test('whatever is done, what is told makes what pages and consoles hold into what is cut anew', () => {
  const starts = startsOnTheWay()
  let [inside, ofConsole] = [0, 0]
  const walks = fc.tuple(fc.nat(starts.length - 1), fc.array(move, { minLength: 12, maxLength: 12 }))
  const holds = fc.property(walks, ([index, moves]) => {
    const begin = starts[index]
    if (!begin) throw new Error('no such start')
    const play = new Play({ decide, content: case1, seed: seeded().records, ...begin })
    const views = createViewCutter(case1, { hasWatchers: true })
    const consoleOf = createConsoleCutter(case1, views.cut)
    let before = thawed(play.state)
    const held = new Map(audiences.map((audience) => [audience, sent(views.cut(before, audience))]))
    const heldBefore = new Map(held)
    let told = sent(consoleOf(before))
    for (const one of moves) {
      const state = thawed(play.run([one]).state)
      // After the end of a run all is told from the beginning.
      if (state.run !== before.run) break
      const anew = createViewCutter(case1, { hasWatchers: true })
      for (const audience of audiences) {
        const change = views.cutChange(before, state, audience)
        inside += Object.keys(change.inside ?? {}).length
        const after = withChange(held.get(audience) as View, sent(change))
        const view = views.cut(state, audience)
        const afterBefore = setFields(heldBefore.get(audience) as View, inWholeFields(change, view))
        expectSame(after, anew.cut(state, audience))
        expectSame(sent(afterBefore), anew.cut(state, audience))
        held.set(audience, after)
        heldBefore.set(audience, afterBefore)
      }
      const difference = differenceBetween(told, consoleOf(state))
      if (difference) told = withDifference(told, sent(difference)) as typeof told
      if (difference) ofConsole += 1
      expectSame(told, createConsoleCutter(case1, anew.cut)(state))
      before = state
    }
  })
  fc.assert(holds, { numRuns: process.env.THOROUGH ? 500 : 4 })
  // What tells nothing proves nothing. Counted where chance has a seed of its own, so that it tells the same every time.
  ;[inside, ofConsole] = [0, 0]
  fc.assert(holds, { numRuns: 3, seed: 1 })
  expect(Math.min(inside, ofConsole)).toBeGreaterThan(10)
})

/** Looking into what differs takes much longer than finding that something does. */
function expectSame(held: unknown, anew: unknown): void {
  if (!isSame(held, sent(anew))) expect(held).toEqual(sent(anew))
}

/** A play freezes its states, and of those the reading cannot be watched. */
const thawed = (state: CaseState): CaseState => ({ ...state, records: { ...state.records } })

/** What pages did with a change before there were differences. */
const setFields = (view: View, change: { readonly set: Partial<View>; readonly addChat: View['chat'] }): View => ({
  ...view,
  ...change.set,
  chat: [...view.chat, ...change.addChat],
})

test('what somebody noted is in nothing that others are told, however it is told', () => {
  const change = { set: { note: 'A heron' }, inside: { note: { to: 'A heron' } }, addChat: [] }
  expect(JSON.stringify(changeToOthersEyes(change))).not.toContain('heron')
})

function seeded(): CaseState {
  const decision = decide(aCase(), person('ann'), ask({ kind: 'take-role', roleId: PROVIDER }), 0)
  if (!decision.accepted) throw new Error('refused')
  return applyChanges(aCase(), decision.changes)
}

function startsOnTheWay(): { start: CaseState; now: number }[] {
  const walk = new Walk({ pace: 10 })
  const parts = [
    () => walk.toPreparation(),
    () => walk.prepare(),
    () => {
      walk.challenges()
      walk.bedside()
    },
    ...idealChoices.map((choices, index) => () => walk.point(index + 1, choices)),
    () => walk.handOver(),
  ]
  return parts.map((part) => {
    part()
    return { start: walk.state, now: walk.now }
  })
}

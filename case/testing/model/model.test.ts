import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { CASE_ID } from '../../records/collections.ts'
import type { WorkId } from '../../records/preparation.ts'
import { PROVIDER } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { aCase } from '../given.ts'
import { Walk } from '../walk.ts'
import { idealChoices } from '../walk-choices.ts'
import { gamesOf, type Start, sequencesFrom } from './games.ts'
import { isRefused } from './mutant.ts'
import { mutants } from './mutants.ts'
import { monitorStays, orderMistakes } from './mutants-of-orders.ts'

const PACE = 10
const RUNS = process.env.THOROUGH ? 3000 : 100
/** As many of them are the same ones every time. */
const RUNS_COUNTED = 50
const second = 1000
const orderCommands = [
  ...['call-order', 'hear-order', 'ask-order-again', 'question-order', 'confirm-order', 'cancel-order'],
  ...['go-on-without', 'work-order', 'check-order', 'report-order'],
]
const { decide, play, expectFound } = gamesOf(case1, PACE)

/** What chance comes to seldom: seeds with which it does at once. Before a release all begin with the same. */
const seeds: Readonly<Record<string, number>> = process.env.THOROUGH
  ? {}
  : {
      'a word put to a minus makes it a plus': 194,
      'a new word takes the place of the last': 264,
      'whoever leaves for a moment counts as gone': 27,
      'the Provider confirms before both are ready': 26,
      'RT and RN are ready with tasks open': 22,
      'the clock stops at whatever the server’s says': 50,
      'an index can be typed again': 36,
      'a procedure is set, never taken back': 16,
      'a skip takes back the one before': 194,
      'the Provider moves the phase under an educator': 21,
      'whoever is beside it hears, does and reports': 5,
      'what is closed is called again': 6,
      'a report ticks a list': 4,
      'the results come with the last page, whatever is open': 3,
      'what somebody works on cannot be cancelled': 38,
      'the Provider frees the seat of somebody who is there': 112,
      'RN’s flag takes RT’s back': 36,
      'Continue does not wait for the step': 105,
      'leaving is decided first': 6,
      'RT decides a group': 33,
      'a prompt costs a point': 9,
      'handing over begins anew': 55,
      'handing over closes the points': 59,
      'a call takes the place of the one before': 6,
    }

/** Where a sequence may begin: with nothing, or somewhere along a walk. */
const starts = [{ start: structuredClone(aCase()), now: Date.UTC(2026, 0, 5, 7) }, ...startsOnTheWay()]
const sequence = sequencesFrom(starts, 100, 140)
/** Where orders are carried out: points as they open. They are drawn by themselves, so that the others stay as they are. */
const startsWithOrders = onTheWayWithOrders()
const sequenceWithOrders = sequencesFrom(startsWithOrders, 60, 100)

describe('whatever three people, a fourth and the system ask, in whatever order', () => {
  test('the laws of the case hold', () => {
    const holds = fc.property(sequence, (drawn) => {
      expect(play(decide, drawn, starts).broken).toBeNull()
    })
    fc.assert(holds, { numRuns: RUNS - RUNS_COUNTED })
  })

  // A model that gets nowhere proves nothing. With a seed of its own: some of this comes up so seldom that chance would miss it.
  test('they hold as far as the report, with everything that comes up seldom', () => {
    let [commands, restarts, farthest, freed, kept] = [0, 0, 0, 0, 0]
    const taken = new Set<string>()
    const watched: typeof decide = (state, asker, command, now, people) => {
      const decision = decide(state, asker, command, now, people)
      if (command.kind === 'free-seat' && decision.accepted) freed += 1
      if (decision.accepted) taken.add(command.kind)
      if (isRefused(decision, 'holder-present')) kept += 1
      return decision
    }
    const holds = fc.property(sequence, (drawn) => {
      const { broken, accepted, state } = play(watched, drawn, starts)
      commands += accepted
      restarts = Math.max(restarts, state.run)
      farthest = Math.max(farthest, state.records.Place[PROVIDER]?.step ?? 0)
      expect(broken).toBeNull()
    })
    fc.assert(holds, { numRuns: RUNS_COUNTED, seed: 1 })
    expect(commands).toBeGreaterThan(RUNS_COUNTED * 30)
    expect(restarts).toBeGreaterThan(1)
    expect(Math.min(freed, kept)).toBeGreaterThan(0)
    expect([...taken]).toEqual(
      expect.arrayContaining(['lead-debriefing', 'take-lead', 'hand-debriefing', 'rate-team', 'rate-as-educator']),
    )
    expect(farthest).toBe(case1.flows[PROVIDER].length - 1)
  })
})

describe('a rule that is wrong is found', () => {
  test.each(mutants.map((one) => [one.name, one] as const))('%s', (_, mistake) => {
    expectFound(mistake, starts, sequence, 1000, seeds[mistake.name])
  })
})

describe('where what is decided is carried out by hands', () => {
  test('the laws hold, and orders come to their end in every way', () => {
    const ends = new Set<string>()
    const taken = new Set<string>()
    const watched: typeof decide = (state, asker, command, now, people) => {
      const decision = decide(state, asker, command, now, people)
      if (decision.accepted) taken.add(command.kind)
      return decision
    }
    const holds = fc.property(sequenceWithOrders, (drawn) => {
      const { broken, state } = play(watched, drawn, startsWithOrders)
      for (const { closed } of Object.values(state.records.Order)) ends.add(closed?.how ?? 'open')
      expect(broken).toBeNull()
    })
    fc.assert(holds, { numRuns: process.env.THOROUGH ? 300 : 15, seed: 1, endOnFailure: true })
    expect([...ends].sort()).toEqual(['called-anew', 'cancelled', 'gone-on', 'open', 'reported'])
    expect([...taken]).toEqual(expect.arrayContaining([...orderCommands]))
  })

  test.each(orderMistakes.map((one) => [one.name, one] as const))('a rule that is wrong is found: %s', (_, mistake) => {
    expectFound(mistake, startsWithOrders, sequenceWithOrders, 100, seeds[mistake.name])
  })
})

describe('where the monitor moves in time', () => {
  const startsInTime = onTheWayWithOrders({ hasCourse: true })

  test('the laws hold', () => {
    const holds = fc.property(sequenceWithOrders, (drawn) => {
      expect(play(decide, drawn, startsInTime).broken).toBeNull()
    })
    fc.assert(holds, { numRuns: process.env.THOROUGH ? 300 : 15, seed: 1, endOnFailure: true })
  })

  test('a monitor that stays where it was is found', () => {
    expectFound(monitorStays, startsInTime, sequenceWithOrders, 100)
  })
})

function onTheWayWithOrders(how: { readonly hasCourse?: boolean } = {}): Start[] {
  const walk = new Walk({ pace: PACE, hasOrders: how.hasCourse !== true, ...how })
  walk.toDecisions()
  return idealChoices.map((choices, index) => {
    const { state: start, now } = walk
    walk.point(index + 1, choices)
    return { start, now }
  })
}

function startsOnTheWay(): Start[] {
  const walk = new Walk({ pace: PACE })
  const found: Start[] = []
  const pass = (part: () => void) => {
    part()
    found.push({ start: walk.state, now: walk.now })
  }
  pass(() => {})
  pass(() => walk.toPreparation())
  pass(() => {
    for (const work of ['OrderPharmacy', 'MedPumps', 'dopamine', 'epinephrine'] as const) workOff(walk, work)
  })
  pass(() => {
    for (const work of ['saline', 'epi-challenge', 'CalibrateINO'] as const) workOff(walk, work)
  })
  pass(() => walk.leave())
  pass(() => walk.challenges())
  pass(() => walk.bedside())
  for (const [index, choices] of idealChoices.entries()) pass(() => walk.point(index + 1, choices))
  pass(() => walk.handOver())
  // In a room that hides the score.
  found.push({ start: applyChanges(walk.state, [put('ScoreSight', CASE_ID, { isHidden: true })]), now: walk.now })
  // Where the Provider is a stand-in, RT leads.
  pass(() => walk.do(PROVIDER, { kind: 'seat-stand-in', roleId: PROVIDER, manner: 'expert', seed: 1 }))
  return found
}

/** Does a piece of work, and lets its minutes pass. */
function workOff(walk: Walk, work: WorkId): void {
  walk.work(work)
  walk.wait(60 * second)
}

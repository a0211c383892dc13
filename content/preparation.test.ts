import { describe, expect, test } from 'vitest'
import type { WorkId } from '#case/records/preparation.ts'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { paced } from '#case/rules/case-clock.ts'
import { nextDueAt } from '#case/rules/finish-tasks.ts'
import { workTimes } from '#case/rules/task-time.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { rightAnswers } from '#case/stand-ins/right-answers.ts'
import type { CaseContent } from '#case/story/content.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from './case-1/case-1.ts'
import { case2 } from './case-2/case-2.ts'

/** A person who does one thing after the other, each step as soon as it can be done. Yields the time of the next act. */
function* hands(walk: Walk, order: readonly WorkId[]): Generator<number> {
  for (const id of order) {
    const unit = unitOf(walk.content, id)
    // What has to come first is waited for with idle hands.
    for (const needed of unit.needs) yield workTimes(walk.state, unitOf(walk.content, needed)).doneAt ?? walk.now
    walk.do(unit.roleId, { kind: 'start-task', work: id })
    for (const step of unit.steps) {
      for (const answer of rightAnswers(step)) {
        walk.do(unit.roleId, { kind: 'do-step', work: id, step: step.slug, ...answer })
        yield walk.now
      }
      if (step.kind === 'check') walk.check(id)
      if (step.kind === 'do' && step.waitMs) yield walk.now + paced(walk.state, step.waitMs)
    }
    yield workTimes(walk.state, unit).freeAt ?? walk.now
  }
}

interface Preparing {
  readonly story?: { readonly content: CaseContent; readonly rt: readonly WorkId[]; readonly answers: Answers }
  readonly rn: readonly WorkId[]
  readonly pace?: number
  readonly afterEachAct?: (state: CaseState) => CaseState
}

type Answers = { readonly mode?: string; readonly time?: string }
const first = { content: case1, rt: ['CalibrateINO'], answers: {} } as const
const second = {
  content: case2,
  rt: ['VentBlender', 'AirwayKit'],
  answers: { mode: 'Ground (Ambulance)', time: '<20 min' },
} as const

/** How long the transport clock runs, in the server's ms. */
function clockOf({ story = first, rn, pace = 1, afterEachAct = (state) => state }: Preparing): number {
  const { content } = story
  const walk = new Walk({ content, pace })
  walk.toPreparation(story.answers)
  const people = [hands(walk, rn), hands(walk, story.rt)].map((acts) => ({ acts, at: walk.now }))
  while (people.length > 0) {
    people.sort((one, other) => one.at - other.at)
    const [next] = people
    if (!next) break
    walk.wait(Math.max(0, next.at - walk.now))
    const { value, done } = next.acts.next()
    if (done) people.shift()
    else next.at = value
    walk.state = afterEachAct(walk.state)
  }
  for (let due = nextDueAt(walk.state, content); due !== null; due = nextDueAt(walk.state, content)) {
    walk.wait(due - walk.now)
    walk.state = afterEachAct(walk.state)
  }
  walk.do(RT, { kind: 'ready-to-leave' })
  walk.do(RN, { kind: 'ready-to-leave' })
  walk.go(PROVIDER)
  walk.do(PROVIDER, { kind: 'ready-to-leave' })
  const { TransportStartTime: start, TransportStopTime: stop } = walk.state.records.CaseTaskTime['1'] ?? {}
  if (!start || !stop) throw new Error('the clock did not run')
  return stop - start
}

const drugs = ['dopamine', 'epinephrine', 'saline'] as const
const ideal = ['OrderPharmacy', 'MedPumps', ...drugs, 'epi-challenge'] as const
const minutesAndSeconds = (ms: number) => `${Math.floor(ms / 60_000)}:${String((ms % 60_000) / 1000).padStart(2, '0')}`

const orders: readonly (readonly [string, string, readonly WorkId[]])[] = [
  ['the order first', '10:00', ideal],
  ['the order first, pumps last', '10:00', ['OrderPharmacy', ...drugs, 'epi-challenge', 'MedPumps']],
  ['pumps first', '10:30', ['MedPumps', 'OrderPharmacy', ...drugs, 'epi-challenge']],
  ['one drug first', '12:00', ['saline', 'OrderPharmacy', 'MedPumps', 'dopamine', 'epinephrine', 'epi-challenge']],
  ['two drugs first', '14:00', ['saline', 'dopamine', 'OrderPharmacy', 'MedPumps', 'epinephrine', 'epi-challenge']],
  ['three drugs first', '16:00', [...drugs, 'OrderPharmacy', 'MedPumps', 'epi-challenge']],
  ['pumps and three drugs before ordering', '16:30', ['MedPumps', ...drugs, 'OrderPharmacy', 'epi-challenge']],
]

describe('how long the preparation takes', () => {
  test.each(orders)('%s: %s', (_, time, rn) => {
    expect(minutesAndSeconds(clockOf({ rn }))).toBe(time)
  })

  test.each(orders)('%s: a tenth of %s at pace 10', (_, time, rn) => {
    expect(minutesAndSeconds(clockOf({ rn, pace: 10 }) * 10)).toBe(time)
  })

  test.each(orders)('%s: %s, though the server restarts after every single act', (_, time, rn) => {
    const restart = (state: CaseState): CaseState => JSON.parse(JSON.stringify(state))
    expect(minutesAndSeconds(clockOf({ rn, afterEachAct: restart }))).toBe(time)
  })

  test('the times that the result page holds a team against are these', () => {
    const told = case1.preparation.firstMoves.slice(0, 6).map(({ totalMs }) => minutesAndSeconds(totalMs))
    const [first, , ...others] = orders.map(([, time]) => time)
    expect(told).toEqual([first, ...others])
    expect(minutesAndSeconds(case1.preparation.bestMs)).toBe('10:00')
  })

  test('no order of the nurse’s tasks takes less than 10:00 or more than 16:30', () => {
    const orders = permutations(['OrderPharmacy', 'MedPumps', ...drugs]).filter(hasDrugsInOneOrder)
    const times = orders.map((order) => clockOf({ rn: [...order, 'epi-challenge'] }))
    expect(times).toHaveLength(20)
    expect(minutesAndSeconds(Math.min(...times))).toBe('10:00')
    expect(minutesAndSeconds(Math.max(...times))).toBe('16:30')
  })
})

const ofSecond: readonly (readonly [string, string, readonly WorkId[]])[] = [
  ['the order first', '9:00', ['OrderPharmacy', 'MedPumps', 'epinephrine', 'saline', 'alprostadil']],
  ['pumps first', '9:30', ['MedPumps', 'OrderPharmacy', 'epinephrine', 'saline', 'alprostadil']],
  ['one drug first', '11:00', ['epinephrine', 'OrderPharmacy', 'MedPumps', 'saline', 'alprostadil']],
  ['two drugs first', '13:00', ['epinephrine', 'saline', 'OrderPharmacy', 'MedPumps', 'alprostadil']],
  ['pumps and two drugs first', '13:30', ['MedPumps', 'epinephrine', 'saline', 'OrderPharmacy', 'alprostadil']],
  [
    'the order first, and waiting for the runner',
    '13:30',
    ['OrderPharmacy', 'alprostadil', 'MedPumps', 'epinephrine', 'saline'],
  ],
]

describe('how long the preparation of the second story takes', () => {
  const clock = (order: readonly WorkId[]) =>
    minutesAndSeconds(clockOf({ story: second, rn: [...order, 'airway-card'] }))

  test.each(ofSecond)('%s: %s', (_, time, order) => expect(clock(order)).toBe(time))

  test('the times that its result page holds a team against are these', () => {
    expect(case2.preparation.firstMoves.map(({ totalMs }) => minutesAndSeconds(totalMs))).toEqual(
      ofSecond.map(([, time]) => time),
    )
    expect(minutesAndSeconds(case2.preparation.bestMs)).toBe('9:00')
  })

  test('of the 60 orders of the nurse’s five works six take 9:00, and none takes more than 13:30', () => {
    const orders = permutations(ofSecond[0]?.[2] ?? []).filter(
      (order) => order.indexOf('OrderPharmacy') < order.indexOf('alprostadil'),
    )
    const times = orders.map((order) => clockOf({ story: second, rn: [...order, 'airway-card'] }))
    expect(times).toHaveLength(60)
    expect(times.filter((ms) => ms === 9 * 60_000)).toHaveLength(6)
    expect([Math.min(...times), Math.max(...times)].map(minutesAndSeconds)).toEqual(['9:00', '13:30'])
  })
})

function permutations(works: readonly WorkId[]): readonly (readonly WorkId[])[] {
  if (works.length === 0) return [[]]
  return works.flatMap((first) => permutations(works.filter((work) => work !== first)).map((rest) => [first, ...rest]))
}

/** Drugs take the same time each, so one order of them stands for all. */
const hasDrugsInOneOrder = (order: readonly WorkId[]) =>
  order.filter((work) => drugs.some((drug) => drug === work)).join() === drugs.join()

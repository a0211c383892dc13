import { describe, expect, test } from 'vitest'
import type { WorkId } from '#case/records/preparation.ts'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { paced } from '#case/rules/case-clock.ts'
import { nextDueAt } from '#case/rules/finish-tasks.ts'
import { workTimes } from '#case/rules/task-time.ts'
import { unitOf } from '#case/rules/work-units.ts'
import { rightAnswers } from '#case/stand-ins/right-answers.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from './case-1.ts'

/** A person who does one thing after the other, each step as soon as it can be done. Yields the time of the next act. */
function* hands(walk: Walk, order: readonly WorkId[]): Generator<number> {
  for (const id of order) {
    const unit = unitOf(case1, id)
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
  readonly rn: readonly WorkId[]
  readonly pace?: number
  readonly afterEachAct?: (state: CaseState) => CaseState
}

/** How long the transport clock runs, in the server's ms. */
function clockOf({ rn, pace = 1, afterEachAct = (state) => state }: Preparing): number {
  const walk = new Walk({ pace })
  walk.toPreparation()
  const people = [hands(walk, rn), hands(walk, ['CalibrateINO'])].map((acts) => ({ acts, at: walk.now }))
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
  for (let due = nextDueAt(walk.state, case1); due !== null; due = nextDueAt(walk.state, case1)) {
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

function permutations(works: readonly WorkId[]): readonly (readonly WorkId[])[] {
  if (works.length === 0) return [[]]
  return works.flatMap((first) => permutations(works.filter((work) => work !== first)).map((rest) => [first, ...rest]))
}

/** Drugs take the same time each, so one order of them stands for all. */
const hasDrugsInOneOrder = (order: readonly WorkId[]) =>
  order.filter((work) => drugs.some((drug) => drug === work)).join() === drugs.join()

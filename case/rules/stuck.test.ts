import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN } from '../records/roles.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { pauseNow } from './case-clock.ts'
import { nextDueAt } from './finish-tasks.ts'
import { quietSince } from './quiet-since.ts'
import { STUCK_AFTER_MS, stuckForMs } from './stuck.ts'

const minute = 60_000

/** For how long nothing has come of a team that did something last then. */
const stuckFor = ({ state, now }: Walk, doneAt: number) =>
  stuckForMs({ quietSince: quietSince(state, case1, doneAt), pause: pauseNow(state) }, now)

test('a team of which nothing comes for four minutes is stuck, and not a moment sooner', () => {
  const walk = new Walk()
  const doneAt = walk.now
  walk.now += STUCK_AFTER_MS - 1
  expect(stuckFor(walk, doneAt)).toBeNull()
  walk.now += 1
  expect(stuckFor(walk, doneAt)).toBe(STUCK_AFTER_MS)
})

test('nobody is stuck while all stands still, and the time of a pause does not count after it', () => {
  const walk = new Walk()
  const doneAt = walk.now
  walk.now += 3 * minute
  walk.ask(educator, { kind: 'pause' })
  walk.now += 20 * minute
  expect(stuckFor(walk, doneAt)).toBeNull()
  walk.ask(educator, { kind: 'resume' })
  walk.now += minute - 1
  expect(stuckFor(walk, doneAt)).toBeNull()
  walk.now += 1
  expect(stuckFor(walk, doneAt)).toBe(4 * minute)
})

test('who waits for the clock is not stuck, and has four minutes from what it brings', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.work('OrderPharmacy')
  const doneAt = walk.now
  const due = nextDueAt(walk.state, case1) ?? 0
  expect(due - doneAt).toBeGreaterThan(STUCK_AFTER_MS)
  walk.now = due - 1
  expect(stuckFor(walk, doneAt)).toBeNull()
  walk.now = due + STUCK_AFTER_MS
  expect(stuckFor(walk, doneAt)).toBe(STUCK_AFTER_MS)
})

test('a wait that the educator skips was not sat through', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'OrderPharmacy' })
  walk.work('CalibrateINO')
  const doneAt = walk.now
  for (let count = 0; walk.ask(educator, { kind: 'skip-wait' }).accepted; count++) expect(count).toBeLessThan(20)
  expect(stuckFor(walk, doneAt)).toBeNull()
  walk.now += STUCK_AFTER_MS
  expect(stuckFor(walk, doneAt)).toBe(STUCK_AFTER_MS)
})

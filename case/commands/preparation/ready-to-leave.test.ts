import { expect, test } from 'vitest'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { ask, decide, person, system } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { accept, refuse } from '../define-command.ts'

const ready = ask({ kind: 'ready-to-leave' })
const finish = ask({ kind: 'finish-tasks' })
const flags = (Nurse: boolean, Therapist: boolean, Provider: boolean) =>
  put('LeaveStatus', '1', { Nurse, Therapist, Provider })
const by = (uid: string, walk: Walk, now = walk.now) => decide(walk.state, person(uid), ready, now)

function preparing(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  return walk
}

/** RN has sent the order `afterMs` into it. */
function ordered(afterMs: number): Walk {
  const walk = preparing()
  walk.do(RN, { kind: 'start-task', work: 'OrderPharmacy' })
  const does = (step: string, answer: { choice?: string; value?: number } = {}) =>
    walk.do(RN, { kind: 'do-step', work: 'OrderPharmacy', step, ...answer })
  does('pad', { choice: 't-1' })
  does('weight', { value: 3.2 })
  for (const choice of ['fentanyl', 'd10w', 'heparinised-saline', 'rocuronium']) does('tray', { choice })
  does('leave-the-rest')
  does('read-back')
  walk.wait(afterMs)
  does('send')
  return walk
}

test.each([
  ['0:20', 20_000, 600_000],
  ['1:00', 60_000, 600_000],
  ['1:40', 100_000, 640_000],
  ['5:00', 300_000, 840_000],
])('an order sent at %s arrives when start + 10:00 and send + 9:00 have both passed', (_, sentMs, arrivesMs) => {
  const walk = ordered(sentMs)
  const before = walk.now - sentMs + arrivesMs - 1
  expect(decide(walk.state, system, finish, before)).toEqual(refuse({ code: 'nothing-due' }))
  const task = walk.state.records.TaskList.OrderPharmacy
  if (!task) throw new Error('not seeded')
  expect(decide(walk.state, system, finish, before + 1)).toEqual(
    accept(put('TaskList', 'OrderPharmacy', { ...task, taskStatus: 'done' })),
  )
})

test('an order sent late keeps the nurse until it is sent', () => {
  const walk = ordered(100_000)
  expect(walk.refusal(RN, { kind: 'start-task', work: 'MedPumps' })).toBeNull()
})

test('nobody but the system lets time finish a task', () => {
  const walk = preparing()
  expect(decide(walk.state, person('nia'), finish, walk.now)).toEqual(refuse({ code: 'not-allowed' }))
  expect(decide(walk.state, system, finish, walk.now)).toEqual(refuse({ code: 'nothing-due' }))
})

test('a task does not finish by time alone while a step is missing', () => {
  const walk = preparing()
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  expect(decide(walk.state, system, finish, walk.now + 9_999_999)).toEqual(refuse({ code: 'nothing-due' }))
})

test('RT is ready when the calibration is done, at its very moment', () => {
  const walk = preparing()
  const start = walk.now
  expect(by('rob', walk)).toEqual(refuse({ code: 'tasks-open' }))
  walk.work('CalibrateINO')
  expect(by('rob', walk, start + 119_999)).toEqual(refuse({ code: 'tasks-open' }))
  expect(by('rob', walk, start + 120_000)).toEqual(accept(flags(false, true, false)))
})

test('RN is ready when pumps, order and drugs are done, and not before', () => {
  const walk = preparing()
  walk.work('OrderPharmacy')
  walk.wait(60_000)
  for (const work of ['MedPumps', 'dopamine', 'epinephrine', 'saline'] as const) {
    expect(by('nia', walk)).toEqual(refuse({ code: 'tasks-open' }))
    walk.work(work)
    walk.wait(120_000)
  }
  walk.wait(600_000)
  expect(by('nia', walk)).toEqual(refuse({ code: 'tasks-open' }))
  walk.work('epi-challenge')
  expect(by('nia', walk)).toEqual(accept(flags(true, false, false)))
})

test('one is ready once', () => {
  const walk = preparing()
  walk.work('CalibrateINO')
  walk.wait(120_000)
  walk.do(RT, { kind: 'ready-to-leave' })
  expect(by('rob', walk)).toEqual(refuse({ code: 'already-so' }))
})

test('the Provider confirms at the page for it, after both', () => {
  const walk = preparing()
  expect(by('ann', walk)).toEqual(refuse({ code: 'not-due' }))
  walk.go(PROVIDER)
  const confirm = (...changes: Parameters<typeof flags>) =>
    decide(applyChanges(walk.state, [flags(...changes)]), person('ann'), ready, walk.now + 5)
  expect(confirm(false, false, false)).toEqual(refuse({ code: 'team-not-ready' }))
  expect(confirm(true, false, false)).toEqual(refuse({ code: 'team-not-ready' }))
  expect(confirm(false, true, false)).toEqual(refuse({ code: 'team-not-ready' }))
  expect(confirm(true, true, true)).toEqual(refuse({ code: 'already-so' }))
  expect(confirm(true, true, false)).toEqual(
    accept(
      flags(true, true, true),
      put('CaseTaskTime', '1', { TransportStartTime: walk.now, TransportStopTime: walk.now + 5 }),
    ),
  )
})

test('the clock never stops before it started, though the server’s was set back by an hour', () => {
  const walk = preparing()
  walk.go(PROVIDER)
  const start = walk.now
  const state = applyChanges(walk.state, [flags(true, true, false)])
  expect(decide(state, person('ann'), ready, start - 3_600_000)).toEqual(
    accept(flags(true, true, true), put('CaseTaskTime', '1', { TransportStartTime: start, TransportStopTime: start })),
  )
})

test('a task that is done stays done when the server’s clock is set back', () => {
  const walk = preparing()
  const start = walk.now
  walk.work('CalibrateINO')
  walk.wait(120_000)
  expect(walk.state.records.TaskList.CalibrateINO?.taskStatus).toBe('done')
  expect(by('rob', walk, start - 3_600_000)).toEqual(accept(flags(false, true, false)))
})

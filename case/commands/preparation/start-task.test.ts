import { expect, test } from 'vitest'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { mixedMeds } from '#content/case-1/tasks/mixed-meds.ts'
import type { WorkId } from '../../records/preparation.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { accept, refuse } from '../define-command.ts'

const start = (work: WorkId) => ask({ kind: 'start-task', work })
const fresh = { steps: [], parts: [], checkAskedAt: null, firstAnswers: {}, wrong: null }
const minutes = (count: number) => count * 60_000

function preparing(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  return walk
}

/** What is said to somebody who wants to start a task at the present moment of a walk. */
const startedBy = (uid: string, walk: Walk, work: WorkId) => decide(walk.state, person(uid), start(work), walk.now)

test('starting a task notes the time and marks it as started', () => {
  const walk = preparing()
  const { firebaseId, taskName, taskDesc, url } = medPumps
  expect(startedBy('nia', walk, 'MedPumps')).toEqual(
    accept(
      put('Work', 'MedPumps', { startedAt: walk.now, ...fresh }),
      put('TaskList', 'MedPumps', { firebaseId, taskName, taskDesc, url, taskStatus: 'started' }),
    ),
  )
})

test('each drug is started by itself and belongs to Mixed Meds', () => {
  const walk = preparing()
  const { firebaseId, taskName, taskDesc, url } = mixedMeds
  expect(startedBy('nia', walk, 'saline')).toEqual(
    accept(
      put('Work', 'saline', { startedAt: walk.now, ...fresh }),
      put('TaskList', 'MixedMeds', { firebaseId, taskName, taskDesc, url, taskStatus: 'started' }),
    ),
  )
})

test('a task belongs to one role', () => {
  const walk = preparing()
  expect(startedBy('rob', walk, 'MedPumps')).toEqual(refuse({ code: 'task-not-yours' }))
  expect(startedBy('rob', walk, 'epi-challenge')).toEqual(refuse({ code: 'task-not-yours' }))
  expect(startedBy('nia', walk, 'CalibrateINO')).toEqual(refuse({ code: 'task-not-yours' }))
  expect(startedBy('ann', walk, 'MedPumps')).toEqual(refuse({ code: 'not-your-role', needs: [RT, RN] }))
})

test('no task starts before the preparation or after it', () => {
  const walk = new Walk()
  expect(startedBy('nia', walk, 'MedPumps')).toEqual(refuse({ code: 'not-due' }))
  walk.toPreparation()
  walk.prepare()
  expect(startedBy('nia', walk, 'MedPumps')).toEqual(refuse({ code: 'not-due' }))
})

test('a nurse who comes to her tasks before the clock has to wait for it', () => {
  const walk = preparing()
  const noClock = { TransportStartTime: null, TransportStopTime: null }
  const state = applyChanges(walk.state, [put('CaseTaskTime', '1', noClock)])
  expect(decide(state, person('nia'), start('MedPumps'), walk.now)).toEqual(refuse({ code: 'clock-not-started' }))
})

test('a task is started once', () => {
  const walk = preparing()
  walk.work('MedPumps')
  expect(startedBy('nia', walk, 'MedPumps')).toEqual(refuse({ code: 'task-already-started' }))
  walk.wait(minutes(1))
  expect(startedBy('nia', walk, 'MedPumps')).toEqual(refuse({ code: 'task-already-started' }))
})

test.each([
  ['MedPumps', 30_000],
  ['OrderPharmacy', minutes(1)],
  ['dopamine', minutes(2)],
  ['epinephrine', minutes(2)],
  ['saline', minutes(2)],
] as const)('%s keeps the nurse busy for its time, and not a moment longer', (work, busyMs) => {
  const walk = preparing()
  const until = walk.now + busyMs
  const next = work === 'MedPumps' ? 'saline' : 'MedPumps'
  walk.work(work)
  walk.wait(until - 1 - walk.now)
  expect(startedBy('nia', walk, next)).toEqual(refuse({ code: 'task-running', task: work, until }))
  walk.wait(1)
  expect(startedBy('nia', walk, next).accepted).toBe(true)
})

test.each(['MedPumps', 'OrderPharmacy', 'dopamine'] as const)(
  'while a step of %s is left undone, nothing else can start, however long it takes',
  (work) => {
    const walk = preparing()
    walk.do(RN, { kind: 'start-task', work })
    walk.wait(minutes(30))
    expect(startedBy('nia', walk, 'saline')).toEqual(refuse({ code: 'task-running', task: work, until: null }))
  },
)

test('one person’s work binds nobody else', () => {
  const walk = preparing()
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  expect(startedBy('rob', walk, 'CalibrateINO').accepted).toBe(true)
})

test('while the runner is on the way the nurse is free', () => {
  const walk = preparing()
  walk.work('OrderPharmacy')
  walk.wait(minutes(1))
  expect(walk.state.records.TaskList.OrderPharmacy?.taskStatus).toBe('started')
  expect(startedBy('nia', walk, 'MedPumps').accepted).toBe(true)
})

test('the epi-challenge opens after the third drug, in whatever order they were made', () => {
  const walk = preparing()
  for (const drug of ['saline', 'dopamine', 'epinephrine'] as const) {
    expect(startedBy('nia', walk, 'epi-challenge')).toEqual(refuse({ code: 'drugs-first', drugs: 3 }))
    walk.work(drug)
    const until = walk.state.records.Work[drug]?.startedAt ?? 0
    expect(startedBy('nia', walk, 'epi-challenge')).toEqual(
      refuse({ code: 'task-running', task: drug, until: until + minutes(2) }),
    )
    walk.wait(minutes(2))
  }
  expect(startedBy('nia', walk, 'epi-challenge').accepted).toBe(true)
})

test('the epi-challenge can be left, blocks no other task, and is not kept waiting by time', () => {
  const walk = preparing()
  for (const drug of ['saline', 'dopamine', 'epinephrine'] as const) {
    walk.work(drug)
    walk.wait(minutes(2))
  }
  walk.do(RN, { kind: 'start-task', work: 'epi-challenge' })
  expect(startedBy('nia', walk, 'MedPumps').accepted).toBe(true)
})

test('the Provider starts no task of anybody’s', () => {
  const walk = preparing()
  expect(walk.refusal(PROVIDER, { kind: 'start-task', work: 'CalibrateINO' })).toBe('not-your-role')
})

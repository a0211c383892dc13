import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { Walk } from '../../testing/walk.ts'
import { viewFor } from '../view-cutter.ts'

function atPreparation(answers = {}, options = {}): Walk {
  const walk = new Walk(options)
  walk.toPreparation(answers)
  return walk
}

const see = (walk: Walk, roleId: RoleId) => viewFor(walk.state, roleId, case1)
const unit = (walk: Walk, roleId: RoleId, id: string) =>
  see(walk, roleId)
    .tasks?.tasks.flatMap(({ units }) => units)
    .find((one) => one.id === id)

test('nothing can start before the clock does', () => {
  const walk = new Walk()
  expect(see(walk, RN).tasks).toBeNull()
  walk.toPreparation()
  expect(unit(walk, RN, 'MedPumps')?.lock).toBeNull()
  expect(unit(walk, RN, 'epi-challenge')?.lock).toEqual({ why: 'drugs-first', until: null, drugs: 3 })
})

test('how long work takes is known before it is started; the challenge has no clock', () => {
  const walk = atPreparation()
  expect(unit(walk, RN, 'OrderPharmacy')).toMatchObject({ startedAt: null, busyMs: 60_000, totalMs: 600_000 })
  expect(unit(walk, RN, 'epi-challenge')).toMatchObject({ startedAt: null, busyMs: null, totalMs: null })
})

test('while a step is missing nobody can say when the next task may start; after the last one there is a time', () => {
  const walk = atPreparation()
  const startedAt = walk.now
  walk.do(RN, { kind: 'start-task', work: 'OrderPharmacy' })
  expect(unit(walk, RN, 'MedPumps')?.lock).toEqual({ why: 'task-running', until: null })
  expect(unit(walk, RN, 'OrderPharmacy')).toMatchObject({
    lock: null,
    busyUntil: startedAt + 60_000,
    timeUpAt: startedAt + 600_000,
    freeAt: null,
  })

  const other = atPreparation()
  const ordered = other.now
  other.work('OrderPharmacy')
  expect(unit(other, RN, 'MedPumps')?.lock).toEqual({ why: 'task-running', until: ordered + 60_000 })
  expect(unit(other, RN, 'OrderPharmacy')).toMatchObject({ freeAt: ordered + 60_000, doneAt: ordered + 600_000 })
})

test('limits are shorter where the case goes faster', () => {
  const walk = atPreparation({}, { pace: 10 })
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  expect(unit(walk, RT, 'CalibrateINO')).toMatchObject({ busyUntil: walk.now + 12_000, timeUpAt: walk.now + 12_000 })
})

test('a picked item shows its note, the shelf beside it does not', () => {
  const walk = atPreparation()
  const step = (slug: string, answer: object) =>
    walk.do(RN, { kind: 'do-step', work: 'OrderPharmacy', step: slug, ...answer })
  walk.do(RN, { kind: 'start-task', work: 'OrderPharmacy' })
  step('pad', { choice: 't-1' })
  step('weight', { value: 3.2 })
  step('tray', { choice: 'd10w' })
  const tray = unit(walk, RN, 'OrderPharmacy')?.steps.find(({ slug }) => slug === 'tray')
  expect(tray?.items?.filter(({ isPicked, note }) => isPicked || note)).toEqual([
    { slug: 'd10w', name: 'D10W 250 mL', isPicked: true, note: 'For 8 mL/h.' },
  ])
})

test('a drug that waits for its check stands before the Provider and before RT, not before RN', () => {
  const walk = atPreparation()
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  askForCheck(walk)
  const open = [expect.objectContaining({ work: 'dopamine', askedAt: walk.now })]
  expect(see(walk, PROVIDER).checks).toEqual({ open, busy: null })
  expect(see(walk, RT).checks).toEqual({ open, busy: { work: 'CalibrateINO', until: null } })
  expect(see(walk, RN).checks).toBeNull()
  walk.do(PROVIDER, { kind: 'confirm-check', work: 'dopamine' })
  expect(see(walk, PROVIDER).checks?.open).toEqual([])
})

function askForCheck(walk: Walk): void {
  const answers = [
    ['read-label', { choice: 'name' }],
    ['read-label', { choice: 'strength' }],
    ['read-label', { choice: 'expiry' }],
    ['syringe', { choice: '50-ml' }],
    ['diluent', { value: 48, using: 'd5w' }],
    ['drug', { value: 2 }],
    ['invert', {}],
    ['label', { choice: 'complete' }],
    ['second-check', {}],
  ] as const
  walk.do(RN, { kind: 'start-task', work: 'dopamine' })
  for (const [step, answer] of answers) walk.do(RN, { kind: 'do-step', work: 'dopamine', step, ...answer })
}

test('the Provider sees how far each piece of work is, the others only how a task stands', () => {
  const walk = atPreparation()
  askForCheck(walk)
  const mixing = (roleId: RoleId) => see(walk, roleId).board?.find(({ firebaseId }) => firebaseId === 'MixedMeds')
  expect(mixing(PROVIDER)?.units?.[0]).toMatchObject({ stepsDone: 6, stepsInAll: 8, checkAskedAt: walk.now })
  expect(mixing(RT)).toMatchObject({ taskStatus: 'started', units: null })
})

test('the review tells about prostaglandin once the order is sent', () => {
  const walk = atPreparation()
  const told = () => see(walk, PROVIDER).reviewList?.points.filter(({ afterOrder }) => afterOrder !== null).length
  expect(told()).toBe(0)
  walk.work('OrderPharmacy')
  expect(told()).toBe(1)
})

test('a wrong code dose shows its verdict until it is right, then the working', () => {
  const walk = atPreparation()
  for (const id of ['dopamine', 'epinephrine', 'saline'] as const) {
    walk.work(id)
    walk.wait(120_000)
  }
  walk.do(RN, { kind: 'start-task', work: 'epi-challenge' })
  const step = (slug: string, answer: object) =>
    walk.do(RN, { kind: 'do-step', work: 'epi-challenge', step: slug, ...answer })
  step('vial', { choice: '1-mg-per-ml' })
  step('drug', { value: 1 })
  step('diluent', { value: 9 })
  step('label', { choice: '0.1-mg-per-ml' })
  const dose = () => unit(walk, RN, 'epi-challenge')?.steps.at(-1)?.asks?.[0]
  step('dose-and-drip', { ask: 'code-dose', using: '1-ml', value: 6.4 })
  expect(dose()).toMatchObject({ newestWrong: { value: 6.4, verdict: 'Ten times too much.' }, working: null })
  step('dose-and-drip', { ask: 'code-dose', using: '1-ml', value: 0.64 })
  expect(dose()).toMatchObject({ isDone: true, newestWrong: null, working: expect.stringContaining('= 0.64 mL') })
})

test('ten minutes are the best possible: half an hour is kept with ten minutes to spare, twenty minutes are missed', () => {
  const resultOf = (time: string) => {
    const walk = atPreparation({ time })
    walk.prepare()
    return see(walk, RT).preparationResult
  }
  expect(resultOf('<30 min')).toMatchObject({
    tookMs: 600_000,
    band: { title: 'Optimal' },
    promise: { name: '<30 min', isKept: true, toSpareMs: 600_000 },
  })
  expect(resultOf('<20 min')?.promise).toMatchObject({ isKept: false, toSpareMs: 0 })
})

test('the preparation is measured in the time of the case', () => {
  const walk = atPreparation({}, { pace: 2 })
  walk.prepare()
  expect(see(walk, PROVIDER).preparationResult).toMatchObject({ tookMs: 1_200_000, promise: { isKept: false } })
})

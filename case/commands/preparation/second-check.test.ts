import { expect, test } from 'vitest'
import type { WorkId } from '../../records/preparation.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { accept, refuse } from '../define-command.ts'

/** A nurse who has mixed dopamine up to its check. */
function mixed(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'dopamine' })
  const does = (step: string, answer: { choice?: string; value?: number; using?: string } = {}) =>
    walk.do(RN, { kind: 'do-step', work: 'dopamine', step, ...answer })
  for (const choice of ['expiry', 'name', 'strength']) does('read-label', { choice })
  does('syringe', { choice: '50-ml' })
  does('diluent', { using: 'd5w', value: 48 })
  does('drug', { value: 2 })
  does('invert')
  does('label', { choice: 'complete' })
  return walk
}

function asked(): Walk {
  const walk = mixed()
  walk.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  return walk
}

const check = (walk: Walk, uid: string, work: WorkId = 'dopamine') =>
  decide(walk.state, person(uid), ask({ kind: 'confirm-check', work }), walk.now)

test('asking for a check notes since when; it is not done by asking', () => {
  const walk = mixed()
  const work = walk.state.records.Work.dopamine
  if (!work) throw new Error('not started')
  const request = ask({ kind: 'do-step', work: 'dopamine', step: 'second-check' })
  expect(decide(walk.state, person('nia'), request, walk.now)).toEqual(
    accept(put('Work', 'dopamine', { ...work, checkAskedAt: walk.now })),
  )
})

test('the Provider confirms the check, wherever the Provider stands', () => {
  const walk = asked()
  const work = walk.state.records.Work.dopamine
  if (!work) throw new Error('not started')
  const steps = [...work.steps, { slug: 'second-check', at: walk.now }]
  const confirmed = accept(
    put('Work', 'dopamine', { ...work, checkAskedAt: null, steps }),
    put('SecondCheck', 'dopamine', { answers: [{ roleId: PROVIDER, at: walk.now, part: null }] }),
  )
  expect(check(walk, 'ann')).toEqual(confirmed)
  walk.go(PROVIDER)
  expect(check(walk, 'ann')).toEqual(confirmed)
})

test('RT confirms it instead, but not while calibrating', () => {
  const walk = asked()
  const { now } = walk
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  expect(check(walk, 'rob')).toEqual(refuse({ code: 'busy-checking' }))

  const calibrated = mixed()
  calibrated.work('CalibrateINO')
  calibrated.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  calibrated.wait(now + 119_999 - calibrated.now)
  expect(check(calibrated, 'rob')).toEqual(refuse({ code: 'busy-checking' }))
  calibrated.wait(1)
  expect(check(calibrated, 'rob').accepted).toBe(true)
})

test('RT can still check after having gone on to the challenge', () => {
  const walk = mixed()
  walk.work('CalibrateINO')
  walk.wait(120_000)
  walk.do(RT, { kind: 'ready-to-leave' })
  walk.go(RT)
  walk.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  expect(check(walk, 'rob').accepted).toBe(true)
})

test('nobody checks their own work', () => {
  expect(check(asked(), 'nia')).toEqual(refuse({ code: 'not-your-role', needs: [PROVIDER, RT] }))
})

test('there is nothing to confirm before it is asked for, nor twice', () => {
  const walk = mixed()
  expect(check(walk, 'ann')).toEqual(refuse({ code: 'check-not-asked' }))
  expect(check(walk, 'ann', 'epinephrine')).toEqual(refuse({ code: 'check-not-asked' }))
  walk.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  walk.do(PROVIDER, { kind: 'confirm-check', work: 'dopamine' })
  expect(check(walk, 'ann')).toEqual(refuse({ code: 'check-not-asked' }))
})

test('until somebody has confirmed, the syringe is not loaded', () => {
  const walk = asked()
  const load = ask({ kind: 'do-step', work: 'dopamine', step: 'load', choice: 'right' })
  expect(decide(walk.state, person('nia'), load, walk.now)).toMatchObject({
    accepted: true,
    refusal: { code: 'wrong-step', hint: 'High-alert drug: independent check missing.' },
  })
  expect(walk.refusal(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })).toBe('already-so')
  walk.do(PROVIDER, { kind: 'confirm-check', work: 'dopamine' })
  expect(decide(walk.state, person('nia'), load, walk.now).accepted).toBe(true)
})

test('a check that nobody confirms keeps the nurse busy', () => {
  const walk = asked()
  walk.wait(600_000)
  expect(walk.refusal(RN, { kind: 'start-task', work: 'saline' })).toBe('task-running')
})

test('a second person says what does not fit: the drug goes back to RN, who looks again and asks again', () => {
  const walk = asked()
  const work = walk.state.records.Work.dopamine
  if (!work) throw new Error('not started')
  const sendBack = ask({ kind: 'send-back-check', work: 'dopamine', part: 'syringe' })
  expect(decide(walk.state, person('ann'), sendBack, walk.now)).toEqual(
    accept(
      put('Work', 'dopamine', { ...work, checkAskedAt: null }),
      put('SecondCheck', 'dopamine', { answers: [{ roleId: PROVIDER, at: walk.now, part: 'syringe' }] }),
    ),
  )
  walk.do(PROVIDER, { kind: 'send-back-check', work: 'dopamine', part: 'syringe' })
  expect(check(walk, 'ann')).toEqual(refuse({ code: 'check-not-asked' }))
  walk.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  expect(check(walk, 'ann').accepted).toBe(true)
})

test('nothing is sent back that nobody asks about, by RN, or by RT amid the calibration', () => {
  const sendBack = ask({ kind: 'send-back-check', work: 'dopamine', part: 'label' })
  const walk = mixed()
  expect(decide(walk.state, person('ann'), sendBack, walk.now)).toEqual(refuse({ code: 'check-not-asked' }))
  walk.do(RN, { kind: 'do-step', work: 'dopamine', step: 'second-check' })
  expect(decide(walk.state, person('nia'), sendBack, walk.now)).toEqual(
    refuse({ code: 'not-your-role', needs: [PROVIDER, RT] }),
  )
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  expect(decide(walk.state, person('rob'), sendBack, walk.now)).toEqual(refuse({ code: 'busy-checking' }))
})

import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import type { Work, WorkId } from '../../records/preparation.ts'
import { RN, RT } from '../../records/roles.ts'
import { applyChanges, type CaseState, put } from '../../records/state.ts'
import { unitOf, workUnits } from '../../rules/work-units.ts'
import type { Choice } from '../../story/task.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { accept, refuse } from '../define-command.ts'

const preparation = new Walk()
preparation.toPreparation()
const { now } = preparation
const units = workUnits(case1)
const emptyWork: Work = { startedAt: now, steps: [], parts: [], checkAskedAt: null, firstAnswers: {}, wrong: null }

/** The preparation with the first steps of a piece of work done. */
function upTo(id: WorkId, count: number, change: Partial<Work> = {}): CaseState {
  const steps = unitOf(case1, id)
    .steps.slice(0, count)
    .map(({ slug }) => ({ slug, at: now }))
  return applyChanges(preparation.state, [put('Work', id, { ...emptyWork, steps, ...change })])
}

type Answer = { choice?: string; ask?: string; value?: number; using?: string }
function doing(id: WorkId, step: string, answer: Answer, state: CaseState, at = now + 60_000) {
  const uid = unitOf(case1, id).roleId === RT ? 'rob' : 'nia'
  return decide(state, person(uid), ask({ kind: 'do-step', work: id, step, ...answer }), at)
}
/** The hint, and nothing changes but that the attempt is kept. */
const hint = (text: string) => ({
  accepted: true,
  refusal: { code: 'wrong-step', hint: text },
  changes: [expect.objectContaining({ op: 'put', collection: 'Attempt', id: '1' })],
})

test('a step done is noted with its time', () => {
  expect(doing('MedPumps', 'power', {}, upTo('MedPumps', 0), now + 7)).toEqual(
    accept(put('Work', 'MedPumps', { ...emptyWork, steps: [{ slug: 'power', at: now + 7 }] })),
  )
})

test('a step is done once', () => {
  expect(doing('MedPumps', 'power', {}, upTo('MedPumps', 1))).toEqual(refuse({ code: 'step-done' }))
})

test('nothing is done of a task that was not started', () => {
  expect(doing('MedPumps', 'power', {}, preparation.state)).toEqual(refuse({ code: 'task-not-started' }))
})

test('nobody does the steps of another role’s task', () => {
  const request = ask({ kind: 'do-step', work: 'MedPumps', step: 'power' })
  expect(decide(upTo('MedPumps', 0), person('rob'), request, now)).toEqual(refuse({ code: 'task-not-yours' }))
  expect(decide(upTo('MedPumps', 0), person('ann'), request, now)).toEqual(
    refuse({ code: 'not-your-role', needs: [RT, RN] }),
  )
})

test('steps are done in their order: a later one shows what the open one says', () => {
  for (const unit of units) {
    for (const [index, step] of unit.steps.entries()) {
      for (const later of unit.steps.slice(index + 1)) {
        expect(doing(unit.id, later.slug, {}, upTo(unit.id, index))).toEqual(hint(step.ifSkipped))
      }
      expect(doing(unit.id, 'no-such-step', {}, upTo(unit.id, index))).toEqual(
        refuse({ code: 'wrong-step', hint: step.ifSkipped }),
      )
    }
    expect(doing(unit.id, 'no-such-step', {}, upTo(unit.id, unit.steps.length))).toEqual(refuse({ code: 'step-done' }))
  }
})

test.each([
  ['MedPumps', 1, 'Wait for green. Starting early hides a fault.'],
  ['CalibrateINO', 1, 'Watch the gauge to the end: a falling needle is a leak.'],
  ['CalibrateINO', 4, 'Stagnant gas holds NO2: purge until it is gone.'],
] as const)('%s: while step %i waits, the next one does not register', (id, index, text) => {
  const step = unitOf(case1, id).steps[index + 1]
  const right = step && 'right' in step ? step.right : undefined
  const answer = typeof right === 'string' ? { choice: right } : typeof right === 'number' ? { value: right } : {}
  const state = upTo(id, index + 1)
  expect(doing(id, step?.slug ?? '', answer, state, now + 4_999)).toEqual(hint(text))
  expect(doing(id, step?.slug ?? '', answer, state, now + 5_000).accepted).toBe(true)
})

test('every wrong choice shows its own hint and does not register', () => {
  let wrongChoices = 0
  for (const { id, steps } of units) {
    for (const [index, step] of steps.entries()) {
      const state = upTo(id, index)
      const tryAll = (choice: Choice, answerOf: (slug: string) => Answer) => {
        for (const option of choice.options.filter(({ slug }) => slug !== choice.right)) {
          expect(option.hint).toMatch(/\w/)
          expect(doing(id, step.slug, answerOf(option.slug), state)).toEqual(hint(option.hint ?? ''))
          wrongChoices += 1
        }
      }
      if (step.kind === 'choose') tryAll(step, (choice) => ({ choice }))
      if (step.kind === 'number' && step.using) tryAll(step.using, (using) => ({ using, value: step.right }))
    }
  }
  expect(wrongChoices).toBeGreaterThan(30)
})

test.each([
  ['MedPumps', 'battery', { choice: 'none' }, '41% will not last 5 h with reserve.'],
  ['MedPumps', 'profile', { choice: 'adult' }, 'The adult profile allows 100-fold rates.'],
  ['MedPumps', 'weight', { value: 32 }, '32 kg rejected: over the neonatal limit.'],
  ['MedPumps', 'weight', { value: 3.3 }, 'That is not the weight you heard on the phone.'],
  ['MedPumps', 'occlusion', { choice: 'high' }, 'A high limit hides an infiltrated line for many minutes.'],
  [
    'OrderPharmacy',
    'tray',
    { choice: 'prostaglandin' },
    'It lies in the transport bag already, at hand if an echo shows a duct-dependent heart. Story, film and equal pulses speak for PPHN.',
  ],
  ['OrderPharmacy', 'tray', { choice: 'dobutamine' }, 'Dobutamine is not dopamine.'],
  ['dopamine', 'diluent', { using: 'd5w', value: 49 }, '49 mL is the epinephrine recipe.'],
  [
    'epinephrine',
    'drug',
    { using: '0.1-mg-per-ml', value: 1 },
    'The ready code syringe has expired, so it stays where it is. The drip is made from 1 mg/mL.',
  ],
  ['CalibrateINO', 'low-range', { choice: 'circuit' }, 'Sampling near the circuit gives a false zero.'],
] as const)('%s, %s: a mistake is answered to the letter', (id, slug, answer, text) => {
  const index = unitOf(case1, id).steps.findIndex((step) => step.slug === slug)
  expect(doing(id, slug, answer, upTo(id, index))).toEqual(hint(text))
})

test('what was entered is kept, at which step and when', () => {
  const before = upTo('MedPumps', 4)
  const tenfold = doing('MedPumps', 'weight', { value: 32 }, before, now + 9)
  expect(tenfold.accepted && tenfold.changes).toEqual([
    put('Attempt', '1', {
      ...{ roleId: RN, at: now + 9, work: 'MedPumps', step: 'weight' },
      ...{ instead: null, ask: null, choice: null, value: 32, using: null },
    }),
  ])
  const after = applyChanges(before, tenfold.accepted ? tenfold.changes : [])
  const again = doing('MedPumps', 'weight', { value: 32 }, after)
  expect(again.accepted && again.changes).toMatchObject([{ collection: 'Attempt', id: '2' }])
})

test('a step tapped out of its turn again and again counts once', () => {
  const early = doing('MedPumps', 'weight', { value: 3.2 }, upTo('MedPumps', 0))
  const after = applyChanges(upTo('MedPumps', 0), early.accepted ? early.changes : [])
  expect(after.records.Attempt['1']).toMatchObject({ step: 'power', instead: 'weight' })
  expect(doing('MedPumps', 'weight', { value: 3.2 }, after)).toMatchObject({ accepted: false })
  expect(doing('MedPumps', 'profile', {}, after)).toMatchObject({ accepted: true })
})

test('so many are kept and no more; the hint still comes', () => {
  let state = upTo('MedPumps', 4)
  const tryOnce = () => doing('MedPumps', 'weight', { value: 32 }, state)
  for (let count = 0; count < 300; count++) {
    const decision = tryOnce()
    if (!decision.accepted) throw new Error(`only ${count} were kept`)
    state = applyChanges(state, decision.changes)
  }
  expect(tryOnce()).toEqual(refuse({ code: 'wrong-step', hint: '32 kg rejected: over the neonatal limit.' }))
})

test('what is not on offer is no choice', () => {
  expect(doing('MedPumps', 'battery', { choice: 'pump-4' }, upTo('MedPumps', 2))).toEqual(
    refuse({ code: 'unknown-option' }),
  )
  expect(doing('MedPumps', 'battery', {}, upTo('MedPumps', 2))).toEqual(refuse({ code: 'unknown-option' }))
  expect(doing('MedPumps', 'weight', {}, upTo('MedPumps', 4))).toEqual(refuse({ code: 'unknown-option' }))
  expect(doing('dopamine', 'diluent', { value: 48 }, upTo('dopamine', 2))).toEqual(refuse({ code: 'unknown-option' }))
  expect(doing('OrderPharmacy', 'tray', { choice: 'milk' }, upTo('OrderPharmacy', 2))).toEqual(
    refuse({ code: 'unknown-option' }),
  )
})

test('right items may be picked in any order, each once, and the last one completes the step', () => {
  const tray = (parts: string[]) => upTo('OrderPharmacy', 2, { parts })
  const pick = (choice: string, parts: string[]) => doing('OrderPharmacy', 'tray', { choice }, tray(parts), now + 9)
  const steps = ['pad', 'weight'].map((slug) => ({ slug, at: now }))

  expect(pick('rocuronium', [])).toEqual(
    accept(put('Work', 'OrderPharmacy', { ...emptyWork, steps, parts: ['rocuronium'] })),
  )
  expect(pick('rocuronium', ['rocuronium'])).toEqual(refuse({ code: 'already-so' }))
  expect(pick('fentanyl', ['rocuronium', 'd10w', 'heparinised-saline'])).toEqual(
    accept(put('Work', 'OrderPharmacy', { ...emptyWork, steps: [...steps, { slug: 'tray', at: now + 9 }] })),
  )
})

test('the step that was the last one to wait for finishes the task', () => {
  const state = upTo('MedPumps', 6)
  const pumps = state.records.TaskList.MedPumps
  if (!pumps) throw new Error('not seeded')
  const late = applyChanges(state, [put('TaskList', 'MedPumps', { ...pumps, taskStatus: 'started' })])
  const decision = doing('MedPumps', 'alarm-and-lock', {}, late, now + 31_000)
  const steps = [...(state.records.Work.MedPumps?.steps ?? []), { slug: 'alarm-and-lock', at: now + 31_000 }]
  expect(decision).toEqual(
    accept(
      put('Work', 'MedPumps', { ...emptyWork, steps }),
      put('TaskList', 'MedPumps', { ...pumps, taskStatus: 'done' }),
    ),
  )
})

test('steps belong to the preparation page', () => {
  const walk = new Walk()
  expect(walk.refusal(RN, { kind: 'do-step', work: 'MedPumps', step: 'power' })).toBe('not-due')
})

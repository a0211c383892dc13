import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { unitOf } from '../../rules/work-units.ts'
import { rightAnswers } from '../../stand-ins/right-answers.ts'
import { Walk } from '../../testing/walk.ts'
import { createViewCutter } from '../view-cutter.ts'
import { LogTeller } from './log-lines.ts'
import { personOf } from './person.ts'

const { cut } = createViewCutter(case1)

function personIn(walk: Walk, role: RoleId) {
  const teller = new LogTeller(case1)
  const lines = walk.log.flatMap((entry) => teller.tell(entry))
  return personOf({ role, lines, heardAt: teller.heardAt, tasks: cut(walk.state, role).tasks, now: walk.now })
}

test('of each person there is what they chose last, what they wrote last and when they were last heard of', () => {
  const walk = new Walk()
  expect(personIn(walk, RT)).toMatchObject({ did: null, said: null, work: null })
  walk.toDecisions()
  walk.do(RT, { kind: 'send-message', message: 'Her hand reads above her foot.' })
  const wroteAt = walk.now
  walk.do(RN, { kind: 'send-message', message: 'Saline is drawn up.' })
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Procedure', option: 'cxr' })
  walk.do(RT, { kind: 'choose-option', point: 1, group: 'Procedure', option: 'istat' })
  walk.wait(60_000)
  walk.do(PROVIDER, { kind: 'decide-group', point: 1, group: 'Ventilator', choice: 'transport-hfov-ino' })
  expect(personIn(walk, RT)).toMatchObject({
    did: { by: RT, topic: 'decisions', text: expect.stringMatching(/^Advises, point 1, Procedure: .+, .+/) },
    said: { by: RT, at: wroteAt, text: 'Her hand reads above her foot.' },
    heardAt: walk.now - 60_000,
  })
  expect(personIn(walk, PROVIDER).did?.text).toMatch(/^Decides, point 1, Ventilator: /)
})

test('what was entered last may be wrong, and is told as such', () => {
  const walk = new Walk()
  walk.toPreparation()
  const [, second] = unitOf(case1, 'CalibrateINO').steps
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  walk.ask({ by: 'user', uid: 'rob' }, { kind: 'do-step', work: 'CalibrateINO', step: second?.slug ?? '' })
  expect(personIn(walk, RT).did).toMatchObject({ isWrong: true })
})

test('inside a task a person stands at a step of it, then its time binds them, then nothing does', () => {
  const walk = new Walk()
  walk.toPreparation()
  const { name, steps } = unitOf(case1, 'OrderPharmacy')
  walk.do(RN, { kind: 'start-task', work: 'OrderPharmacy' })
  for (const [index, step] of steps.entries()) {
    expect(personIn(walk, RN).work).toEqual({ name, step: index + 1, inAll: steps.length, label: step.label })
    for (const answer of rightAnswers(step)) {
      walk.do(RN, { kind: 'do-step', work: 'OrderPharmacy', step: step.slug, ...answer })
    }
    if (step.kind === 'do' && step.waitMs) {
      expect(personIn(walk, RN).work).toMatchObject({ step: index + 1, label: step.label })
      walk.wait(step.waitMs)
    }
  }
  expect(personIn(walk, RN).work).toEqual({ name, step: null, until: expect.any(Number) })
  walk.wait(600_000)
  expect(personIn(walk, RN).work).toBeNull()
  expect(personIn(walk, RT).work).toBeNull()
})

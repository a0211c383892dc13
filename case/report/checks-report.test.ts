import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN } from '../records/roles.ts'
import { unitOf } from '../rules/work-units.ts'
import { rightAnswers } from '../stand-ins/right-answers.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { checksReport } from './checks-report.ts'

/** RN has made the drug and asks; in the first run it is the syringe of epinephrine that does not fit. */
function asked(work: 'dopamine' | 'epinephrine'): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work })
  const { steps } = unitOf(case1, work)
  for (const step of steps.slice(0, steps.findIndex(({ kind }) => kind === 'check') + 1)) {
    for (const answer of rightAnswers(step)) walk.do(RN, { kind: 'do-step', work, step: step.slug, ...answer })
  }
  return walk
}

test('before anybody has checked there is nothing to tell', () => {
  expect(checksReport(asked('epinephrine').state, case1)).toEqual([])
})

test('what was confirmed although it does not fit is told, with what it was', () => {
  const walk = asked('epinephrine')
  walk.do(PROVIDER, { kind: 'confirm-check', work: 'epinephrine' })
  expect(checksReport(walk.state, case1)).toMatchObject([
    {
      drug: 'Epinephrine',
      misfit: { part: 'Syringe', value: '50 mL, purple feeding tip' },
      answers: [{ roleId: PROVIDER, at: walk.now, part: null }],
      isRight: false,
    },
  ])
})

test('what was named is told as found; a check in which all fits is right, whatever was sent back', () => {
  const walk = asked('epinephrine')
  walk.check('epinephrine')
  expect(checksReport(walk.state, case1)).toMatchObject([
    { answers: [{ part: 'Syringe' }, { part: null }], isRight: true },
  ])
  const other = asked('dopamine')
  other.do(PROVIDER, { kind: 'send-back-check', work: 'dopamine', part: 'label' })
  expect(checksReport(other.state, case1)).toMatchObject([
    { misfit: null, answers: [{ part: 'Label' }], isRight: true },
  ])
})

test('second checks bring no points and take no time: the best preparation stays 10:00', () => {
  const walk = walkAll(idealChoices)
  const { TransportStartTime, TransportStopTime } = walk.state.records.CaseTaskTime['1'] ?? {}
  expect((TransportStopTime ?? 0) - (TransportStartTime ?? 0)).toBe(600_000)
  expect(checksReport(walk.state, case1).map(({ isRight }) => isRight)).toEqual([true, true])
  expect(Object.keys(walk.state.records.TeamScore['1'] ?? {}).filter((item) => item.includes('check'))).toEqual([])
})

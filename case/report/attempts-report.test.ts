import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RN, RT } from '../records/roles.ts'
import { Walk } from '../testing/walk.ts'
import { reportRows } from './csv/run-csv.ts'
import { reportOf } from './report.ts'

/** At the weight of the pumps, and at the first step of the calibration. */
function atTheWeight(): Walk {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'power' })
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'self-test' })
  walk.wait(5000)
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'battery', choice: 'pump-3' })
  walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: 'profile', choice: 'neonatal-transport' })
  return walk
}
const weigh = (value: number) => ({ kind: 'do-step', work: 'MedPumps', step: 'weight', value }) as const

test('a wrong weight is told with what was entered, what is right and how long it took until then', () => {
  const walk = atTheWeight()
  const first = walk.now
  expect(walk.refusal(RN, weigh(32))).toBe('wrong-step')
  walk.wait(4000)
  expect(walk.refusal(RN, weigh(2.3))).toBe('wrong-step')
  walk.wait(3000)
  walk.do(RN, weigh(3.2))

  const { attempts, ...report } = reportOf(walk.log, case1)
  const weight = { roleId: RN, work: 'Med Pumps AR', step: 'Enter the weight and confirm', right: '3.2 kg' }
  expect(attempts).toEqual([
    { ...weight, at: first, entered: '32 kg', untilRightMs: 7000 },
    { ...weight, at: first + 4000, entered: '2.3 kg', untilRightMs: 3000 },
  ])
  expect(reportRows({ ...report, attempts }).filter(({ section }) => section === 'attempt')).toMatchObject([
    { role: 'RN', value: '32 kg', detail: '3.2 kg', time: new Date(first).toISOString() },
    { role: 'RN', item: 'Enter the weight and confirm: put right after', value: 7, unit: 's' },
    { role: 'RN', value: '2.3 kg' },
    { value: 3 },
  ])
})

test('the score, the places and the work are what they would be without the attempt', () => {
  const [wrong, right] = [atTheWeight(), atTheWeight()]
  wrong.refusal(RN, weigh(32))
  for (const walk of [wrong, right]) walk.do(RN, weigh(3.2))
  const { Attempt, ...records } = wrong.state.records
  const { Attempt: none, ...others } = right.state.records
  expect(records).toEqual(others)
  expect([Object.keys(Attempt), none]).toEqual([['1'], {}])
})

test('what was never put right says so, and a step out of its turn says which', () => {
  const walk = atTheWeight()
  walk.refusal(RN, weigh(32))
  walk.do(RT, { kind: 'start-task', work: 'CalibrateINO' })
  walk.refusal(RT, { kind: 'do-step', work: 'CalibrateINO', step: 'purge' })
  expect(reportOf(walk.log, case1).attempts).toMatchObject([
    { entered: '32 kg', untilRightMs: null },
    { roleId: RT, entered: expect.stringMatching(/^Purge .*, before its turn$/), right: 'this step first' },
  ])
})

import { expect, test } from 'vitest'
import { PROVIDER } from '../../records/roles.ts'
import { append, put } from '../../records/state.ts'
import { ask, decide, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { bareChoices, idealChoices, type PointChoices } from '../../testing/walk-choices.ts'
import { accept, refuse } from '../define-command.ts'

type Group = 'Ventilator' | 'Medications' | 'Procedure' | 'Departure'

function atPoint(point: number, before: readonly PointChoices[] = idealChoices): Walk {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of before.slice(0, point - 1).entries()) walk.point(index + 1, choices)
  if (point === 4) walk.do(PROVIDER, { kind: 'end-call' })
  return walk
}
const settle = (walk: Walk, point: number, group: Group, choice: string | string[]) =>
  walk.do(PROVIDER, { kind: 'decide-group', point, group, choice })
function progressOf(walk: Walk, point: number) {
  const progress = walk.state.records.PointProgress[point]
  if (!progress) throw new Error('not open')
  return progress
}

/** The pages that a decision opens, first to last. */
function pages(walk: Walk, point: number, group: Group, choice: string | string[]): string[] {
  settle(walk, point, group, choice)
  const { showing, queue } = progressOf(walk, point)
  return [...(showing ? [showing] : []), ...queue]
}
const turn = (walk: Walk, point: number, page: string, uid = 'ann') =>
  decide(walk.state, person(uid), ask({ kind: 'turn-page', point, page }), walk.now)

/** No line yet and no nitric oxide. */
const bare = (point: number) => atPoint(point, bareChoices)

test.each([
  ['without a line the gas is a heel sample', ['istat'], ['procedure-result']],
  ['a line of the same list is in before the gas is drawn', ['istat', 'pal'], ['procedure-result', 'procedure-istat']],
  [
    'pages come in the order of the table, the line first, however they were ticked',
    ['uac', 'tidal', 'pal', 'istat', 'cxr', 'uvc'],
    ['procedure-result', 'procedure-cxr', 'procedure-istat', 'procedure-tidal', 'negative'],
  ],
  ['a page opens once for the list', ['uvc', 'uac'], ['negative']],
])('point 1: %s', (_, choice, expected) => {
  expect(pages(atPoint(1), 1, 'Procedure', choice)).toEqual(expected)
})

test('a line placed at an earlier point serves the gas of a later one', () => {
  expect(pages(atPoint(2), 2, 'Procedure', ['istat'])).toEqual(['procedure-istat'])
  expect(pages(bare(2), 2, 'Procedure', ['istat'])).toEqual(['procedure-result'])
  expect(pages(bare(2), 2, 'Procedure', ['istat', 'reposition-ett'])).toEqual(['procedure-result'])
})

test.each([
  [2, 'keep', 'ventilator-ino', 'ventilator'],
  [3, 'lower-map', 'ventilator-ino', 'ventilator'],
  [3, 'stop-ino', 'negative', 'ventilator'],
])('point %i: %s leads to %s while nitric oxide runs, to %s otherwise', (point, choice, withIno, without) => {
  expect(pages(atPoint(point), point, 'Ventilator', choice)).toEqual([withIno])
  expect(pages(bare(point), point, 'Ventilator', choice)).toEqual([without])
})

test('links are read as the point opened, before its own choice', () => {
  const walk = bare(3)
  settle(walk, 3, 'Procedure', ['pal'])
  walk.turnPages(3)
  expect(pages(walk, 3, 'Ventilator', 'lower-map')).toEqual(['ventilator'])
})

test('the call before point 4 starts nitric oxide but places no line', () => {
  expect(pages(bare(4), 4, 'Ventilator', 'stay')).toEqual(['ventilator-ino'])
  expect(pages(bare(4), 4, 'Procedure', ['istat'])).toEqual(['procedure-result'])
})

test.each([2, 3])('point %i: going without a drug has no page of its own', (point) => {
  expect(pages(atPoint(point), point, 'Medications', 'none')).toEqual([])
})

test('turning a page opens the next one and notes it', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Procedure', ['cxr', 'tidal'])
  const progress = progressOf(walk, 1)
  expect(turn(walk, 1, 'procedure-cxr')).toEqual(
    accept(
      put('PointProgress', '1', { ...progress, showing: 'procedure-tidal', queue: [] }),
      append('DecisionPointFlow', '1', 'decisionPointOne', {
        step: '/case/decision-point/1/procedure-tidal',
        roleId: PROVIDER,
        time: walk.now,
      }),
    ),
  )
})

test('after its last page a group returns to the point', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Procedure', ['cxr'])
  const progress = progressOf(walk, 1)
  expect(turn(walk, 1, 'procedure-cxr')).toEqual(
    accept(
      put('PointProgress', '1', { ...progress, showing: null, queue: [] }),
      append('DecisionPointFlow', '1', 'decisionPointOne', {
        step: '/case/decision-point/1',
        roleId: PROVIDER,
        time: walk.now,
      }),
    ),
  )
})

test('after the last page of the last group the results open, and the newborn answers', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Ventilator', 'remain-simv')
  settle(walk, 1, 'Medications', 'epinephrine')
  settle(walk, 1, 'Procedure', [])
  walk.turnPages(1)
  settle(walk, 1, 'Departure', 'ready')
  const progress = progressOf(walk, 1)
  const vitals = walk.state.records.VitalStats['1']
  if (!vitals) throw new Error('not seeded')
  expect(progress).toMatchObject({ showing: 'negative', resultsAt: null })
  expect(turn(walk, 1, 'negative')).toEqual(
    accept(
      put('PointProgress', '1', { ...progress, showing: 'results', queue: [], resultsAt: walk.now }),
      put('VitalStats', '1', { ...vitals, currentState: 4, currentiStat: 3 }),
      append('DecisionPointFlow', '1', 'decisionPointOne', {
        step: '/case/decision-point/1/results',
        roleId: PROVIDER,
        time: walk.now,
      }),
    ),
  )
})

test('a group decided while pages are open queues behind them', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Procedure', ['cxr', 'uvc'])
  settle(walk, 1, 'Medications', 'dopamine')
  expect(progressOf(walk, 1)).toMatchObject({ showing: 'procedure-cxr', queue: ['negative', 'medication'] })
  settle(walk, 1, 'Ventilator', 'remain-simv')
  settle(walk, 1, 'Departure', 'ready')
  expect(progressOf(walk, 1).queue).toEqual(['negative', 'medication', 'ventilator', 'negative'])
  walk.turnPages(1)
  expect(walk.state.records.DecisionPointFlow['1']?.decisionPointOne?.map(({ step }) => step)).toEqual(
    ['', '/procedure-cxr', '/negative', '/medication', '/ventilator', '/negative', '/results'].map(
      (page) => `/case/decision-point/1${page}`,
    ),
  )
})

test('a page is turned once, by the Provider', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Procedure', ['cxr', 'tidal'])
  expect(turn(walk, 1, 'procedure-tidal')).toEqual(refuse({ code: 'page-turned' }))
  expect(turn(walk, 1, 'procedure-cxr', 'nia')).toEqual(refuse({ code: 'not-your-role', needs: [PROVIDER] }))
  walk.do(PROVIDER, { kind: 'turn-page', point: 1, page: 'procedure-cxr' })
  expect(turn(walk, 1, 'procedure-cxr')).toEqual(refuse({ code: 'page-turned' }))
  expect(turn(walk, 2, 'procedure-tidal')).toEqual(refuse({ code: 'point-not-open' }))
})

test('results cannot be turned', () => {
  const walk = atPoint(1)
  settle(walk, 1, 'Ventilator', 'remain-simv')
  settle(walk, 1, 'Medications', 'dopamine')
  settle(walk, 1, 'Procedure', [])
  walk.turnPages(1)
  settle(walk, 1, 'Departure', 'not-ready')
  expect(turn(walk, 1, 'results')).toEqual(refuse({ code: 'point-not-open' }))
})

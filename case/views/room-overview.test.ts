import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from '../records/roles.ts'
import { rightAnswerTo } from '../rules/injections.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { viewRoom } from './room-overview.ts'
import { viewFor } from './view-cutter.ts'

const overviewOf = ({ state }: Walk) => viewRoom(state, case1)

test('from afar her vital signs are told from the bedside on, as her monitor shows them', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  expect(overviewOf(walk).vitals).toBeNull()
  walk.bedside()
  const { monitor } = viewFor(walk.state, PROVIDER, case1).vitals ?? {}
  expect(overviewOf(walk).vitals).toEqual([
    { kind: 'rate', value: monitor?.heartRate },
    { kind: 'pressure', value: monitor?.bloodPressure },
    { kind: 'saturation', value: monitor?.oxygenPre, place: 'hand' },
    { kind: 'saturation', value: monitor?.oxygenPost, place: 'foot' },
  ])
})

test('of what has no signal dashes are told, as on her monitor', () => {
  const walk = new Walk({ hasCourse: true })
  walk.toDecisions()
  walk.ask(educator, { kind: 'inject', event: 'probe-off' })
  expect(overviewOf(walk).vitals?.find(({ sign }) => sign === 'oxygenPre')).toMatchObject({ value: '--' })
  expect(overviewOf(walk).vitals?.find(({ sign }) => sign === 'oxygenPost')).toMatchObject({ value: 62 })
})

test('an event is open until somebody has seen to it, or the case has gone on without', () => {
  for (const isSeenTo of [true, false]) {
    const walk = new Walk()
    walk.toDecisions()
    const event = case1.injections.find(({ slug }) => walk.ask(educator, { kind: 'inject', event: slug }).accepted)
    if (!event) throw new Error('nothing can happen here')
    expect(overviewOf(walk).openEvents).toEqual([event.title])
    if (isSeenTo) walk.do(event.roleId, { kind: 'resolve-event', event: event.slug, ...rightAnswerTo(event.answer) })
    else for (const [index, choices] of idealChoices.entries()) walk.point(index + 1, choices)
    expect(overviewOf(walk).openEvents).toEqual([])
  }
})

test('a pause, and what was before a case, are told as they are', () => {
  const walk = new Walk()
  expect(overviewOf(walk).pause).toBeNull()
  walk.ask(educator, { kind: 'pause' })
  expect(overviewOf(walk)).toMatchObject({ isRunning: true, pause: { since: walk.now } })
  walk.ask(educator, { kind: 'end-case' })
  expect(overviewOf(walk)).toMatchObject({ isRunning: false, pause: null, vitals: null, openEvents: [] })
})

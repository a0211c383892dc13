import { expect, test } from 'vitest'
import { createCase } from '#case/create-case.ts'
import { collectionNames, collections } from '#case/records/collections.ts'
import { applyChanges, emptyState } from '#case/records/state.ts'
import { case1 } from './case-1.ts'

const decision = createCase(case1).decide(
  emptyState,
  { by: 'user', uid: 'ann' },
  { kind: 'take-role', roleId: 0, id: 'command-1', run: emptyState.run },
  1,
)
const seeded = decision.accepted ? applyChanges(emptyState, decision.changes) : emptyState

test('a seeded case has every record of the specification, each in its shape', () => {
  const untouched = new Set([
    ...['CaseClock', 'Steering', 'Spoken', 'Flag', 'Judgement', 'ScoreSight', 'ActForSeat', 'Debriefing', 'Rating'],
    'Recording',
    'KeyWords',
    'Checklist',
    'Note',
    'Work',
    'SecondCheck',
    'Attempt',
    'Look',
    'PointProgress',
    'DebriefNote',
    'SeatNews',
    'SoundConsent',
    'StandIn',
    'Injection',
    'Answer',
    ...['OrderSetting', 'Order', 'GoneOnWithout', 'Course', 'Hand'],
  ])
  for (const name of collectionNames) {
    const records = Object.entries(seeded.records[name])
    expect(records.length > 0, name).toBe(!untouched.has(name))
    for (const [id, record] of records)
      expect(collections[name].safeParse(record).error, `${name}/${id}`).toBeUndefined()
  }
})

test('there are five decision points; the fifth has no Departure', () => {
  const groups = case1.decisionPoints.map((point) => point.decisionPointData.map((group) => group.decisionName))
  const four = ['Ventilator', 'Medications', 'Procedure', 'Departure']
  expect(groups).toEqual([four, four, four, four, ['Ventilator', 'Medications', 'Procedure']])
  expect(case1.decisionPoints.map((point) => point.docId)).toEqual(['1', '2', '3', '4', '5'])
})

test('the monitor and the gas start at row 3 of 0 to 4', () => {
  expect(seeded.records.VitalStats['1']).toMatchObject({ currentState: 3, currentiStat: 3 })
})

/** Who or what may stop a wrong read-back at a point. */
function stopsAt(point: string): string[] {
  const { opens = [], cards = [], stops = [] } = case1.orders ?? {}
  const read = opens.flatMap((one) => ('card' in one && one.isReadBack && one.point === point ? one.card : []))
  const slugs = cards
    .filter(({ slug }) => read.includes(slug))
    .flatMap(({ parts }) => parts.flatMap(({ fields }) => fields))
    .flatMap((field) => [field.stop, ...(field.kind === 'number' && field.limit ? [field.limit.stop] : [])])
  return stops.filter(({ slug }) => slugs.includes(slug)).map(({ says }) => says)
}

test('in the air nobody of the hospital stops a wrong order', () => {
  expect(stopsAt('leave-or-stay').join(' ')).toContain('The hospital’s')
  expect(stopsAt('in-cruise').length).toBeGreaterThan(2)
  expect(stopsAt('in-cruise').join(' ')).not.toContain('hospital')
})

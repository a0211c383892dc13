import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { calibrateIno } from '#content/case-1/tasks/calibrate-ino.ts'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { EventfulWalk } from '../testing/eventful-walk.ts'
import { FaultyWalk } from '../testing/faulty-walk.ts'
import { Practice } from '../testing/practice.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { personRows } from './csv/person-rows.ts'
import type { PersonReport } from './person-report.ts'
import { reportOf } from './report.ts'

function personOf({ log }: Pick<Walk, 'log'>, roleId: RoleId): PersonReport {
  const found = reportOf(log, case1).persons.find((person) => person.roleId === roleId)
  if (!found) throw new Error(`nobody had seat ${roleId}`)
  return found
}

const rowsOf = (walk: Pick<Walk, 'log'>, roleId: RoleId) => personRows(personOf(walk, roleId))

test('each piece of work is told with its steps, from the clock’s start on', () => {
  const walk = walkAll(idealChoices)
  const [calibration] = personOf(walk, RT).work
  expect(calibration).toMatchObject({ name: 'Calibrate INO AR', startMs: 0 })
  expect(calibration?.steps.length).toBe(calibrateIno.steps.length)
  const starts = personOf(walk, RN).work.map(({ startMs }) => startMs)
  expect(starts.length).toBe(6)
  expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  expect(personOf(walk, PROVIDER).work).toEqual([])
  const [first] = calibration?.steps ?? []
  expect(rowsOf(walk, RT)).toContainEqual({
    ...{ part: 'Calibrate INO AR', item: first?.label, value: 0, unit: 's', role: 'RT' },
  })
})

test('advice is held against what was decided and against what nothing was better than', () => {
  const walk = new Walk()
  walk.toDecisions()
  const advise = (role: RoleId, group: string, option: string) =>
    walk.do(role, { kind: 'choose-option', point: 1, group, option } as Parameters<Walk['do']>[1])
  advise(RT, 'Ventilator', 'remain-simv')
  for (const option of ['cxr', 'uvc']) advise(RT, 'Procedure', option)
  advise(RN, 'Medications', 'saline-bolus')
  const [choices] = idealChoices
  if (choices) walk.point(1, choices)

  const at = (role: RoleId, label: string) =>
    personOf(walk, role).choices.given.find((one) => one.part === 'Decision point 1' && one.label === label)
  expect(at(RT, 'Ventilator')).toMatchObject({ good: 'none', followed: 'none' })
  expect(at(RT, 'Procedure')).toMatchObject({ good: 'part', followed: 'part' })
  expect(at(RN, 'Medications')).toMatchObject({ good: 'all', followed: 'all', advisedBy: [] })
  expect(at(PROVIDER, 'Medications')).toMatchObject({ good: 'all', decided: null, followed: null, advisedBy: [RN] })
  expect(personOf(walk, RN).choices.silent.map(({ label }) => label)).toEqual(['Ventilator', 'Procedure', 'Departure'])
  expect(personOf(walk, PROVIDER).choices.silent).toEqual([])
  expect(rowsOf(walk, RT)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ part: 'Decision point 1, Procedure', item: 'followed', value: 'in part' }),
      expect.objectContaining({ part: 'Decision point 1, Medications', item: 'no advice' }),
    ]),
  )
})

test('lists, questions, answers, attempts, messages and notes are each one’s own', () => {
  const walk = new Walk()
  walk.do(RT, { kind: 'send-message', message: 'On my way' })
  walk.toPreparation()
  walk.refusal(RN, { kind: 'do-step', work: 'MedPumps', step: 'power' })
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  walk.refusal(RN, { kind: 'do-step', work: 'MedPumps', step: 'weight', value: 32 })
  walk.do(RN, { kind: 'send-message', message: 'Pumps first' })
  expect(personOf(walk, RN)).toMatchObject({
    people: 1,
    lists: [{ list: 'Summary to the team', ticked: 10, of: 10 }],
    attempts: [{ roleId: RN }],
    chat: { count: 1, last: [{ text: 'Pumps first' }] },
  })
  expect(personOf(walk, RT)).toMatchObject({ attempts: [], chat: { count: 1, last: [{ text: 'On my way' }] } })
  expect(personOf(walk, PROVIDER).chat.count).toBe(0)

  const whole = walkAll(idealChoices)
  expect(personOf(whole, PROVIDER).asked).toEqual(case1.bedsideReport.questions.map(({ question }) => question))
  expect(personOf(whole, RT).asked).toEqual([])
  expect(personOf(whole, RN).notes).toMatchObject([{ text: 'Pharmacy first.' }])
  expect(personOf(whole, RN).answers.every(({ roleId }) => roleId === RN)).toBe(true)
  expect(personOf(whole, PROVIDER).checks.length).toBeGreaterThan(2)
})

test('of many messages the count is told and the newest ones; what is written after the handover is the talk’s', () => {
  const walk = new Walk()
  for (let count = 1; count <= 50; count++) walk.do(RT, { kind: 'send-message', message: `message ${count}` })
  const { chat } = personOf(walk, RT)
  expect([chat.count, chat.last.length, chat.last.at(-1)?.text]).toEqual([50, 30, 'message 50'])

  const whole = walkAll(idealChoices)
  whole.do(RT, { kind: 'send-message', message: 'That was close' })
  expect(personOf(whole, RT).chat.count).toBe(0)
})

test('a second check is right where what does not fit is named, and where all fits and is confirmed', () => {
  const { checks } = personOf(walkAll(idealChoices), PROVIDER)
  expect(checks.filter(({ said }) => said !== null)).toHaveLength(1)
  expect(checks.every(({ isRight }) => isRight)).toBe(true)

  const careless = new FaultyWalk(['wrong label passed'])
  careless.toReport(idealChoices)
  expect(personOf(careless, PROVIDER).checks.filter(({ isRight }) => !isRight)).toMatchObject([{ said: null }])
  expect(personOf(careless, RT).checks).toEqual([])
})

test('an event is theirs whose job it was, and theirs who saw it first', () => {
  const walk = new EventfulWalk()
  walk.toReport(idealChoices)
  const { events } = reportOf(walk.log, case1)
  for (const roleId of [PROVIDER, RT, RN] as const) {
    const own = events.filter((event) => event.roleId === roleId || event.recognised?.roleId === roleId)
    expect(own.length).toBeGreaterThan(0)
    expect(personOf(walk, roleId).events).toEqual(own)
  }
})

test('a private note is in nobody’s report', () => {
  const walk = walkAll(idealChoices)
  walk.do(RN, { kind: 'save-note', text: 'planted in private' })
  expect(JSON.stringify(reportOf(walk.log, case1))).not.toContain('planted in private')
})

test('who sat there is counted: one after the other, nobody, or the trainer itself', () => {
  const walk = walkAll(idealChoices)
  expect(reportOf(walk.log, case1).persons.map(({ people }) => people)).toEqual([1, 1, 1])

  const alone = new Practice(PROVIDER, 'expert', 7)
  while ((alone.state.records.Call[CASE_ID]?.answeredAt ?? null) === null) alone.step()
  expect(reportOf(alone.log, case1).persons.map(({ people }) => people)).toEqual([1, 0, 0])
  alone.ask({ by: 'user', uid: 'rob' }, { kind: 'take-role', roleId: RT })
  expect(personOf(alone, RT).people).toBe(1)

  const left = new Walk()
  left.do(PROVIDER, { kind: 'free-seat', roleId: RT })
  left.ask({ by: 'user', uid: 'bob' }, { kind: 'take-role', roleId: RT })
  expect(personOf(left, RT).people).toBe(2)
})

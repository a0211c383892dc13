import { describe, expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { alarmTurns, bendsOf } from '../debriefing/course-over-run.ts'
import { TimeLineTeller } from '../debriefing/time-line.ts'
import { PROVIDER, RN, type RoleId, RT } from '../records/roles.ts'
import { reportRows } from '../report/csv/run-csv.ts'
import { reportOf } from '../report/report.ts'
import { nextDueAt } from '../rules/finish-tasks.ts'
import { eventOf, rightAnswerTo } from '../rules/injections.ts'
import { seeToEvent } from '../stand-ins/events.ts'
import type { Sign } from '../story/sign.ts'
import { educator } from '../testing/given.ts'
import { inNumbers, monitorAt } from '../testing/monitor-at.ts'
import { Walk } from '../testing/walk.ts'
import { idealChoices, type PointChoices } from '../testing/walk-choices.ts'
import { viewInjections } from '../views/console/injections.ts'
import { LogTeller } from '../views/console/log-lines.ts'
import { viewFor } from '../views/view-cutter.ts'

const [pointOne, pointTwo] = idealChoices as [PointChoices, PointChoices]

/** At the third point a pressor runs; the monitor has come to its row. */
function atRest(content = case1) {
  const walk = new Walk({ content, hasCourse: true })
  walk.toDecisions()
  walk.point(1, pointOne)
  walk.point(2, pointTwo)
  walk.wait(120_000)
  return walk
}

const seesTo = (walk: Walk, slug: string) => {
  const event = eventOf(walk.content, slug)
  if (!event) throw new Error(slug)
  if (event.look) walk.do(RT, { kind: 'name-trouble', device: event.look.device, finding: event.look.finding })
  walk.do(event.roleId, { kind: 'resolve-event', event: slug, ...rightAnswerTo(event.answer) })
}
const onConsole = (walk: Walk, event: string) =>
  viewInjections(walk.state, walk.content).find(({ slug }) => slug === event)?.happened
const read = (walk: Walk, afterMs = 0) => inNumbers(monitorAt(walk, walk.now + afterMs))

describe('an event moves what it would move', () => {
  test('an occluded pressor lets the mean pressure fall from the second it happens, and its alarm follows', () => {
    const walk = atRest()
    const before = Number.parseInt(read(walk).bloodPressure ?? '', 10)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    expect(read(walk)).toMatchObject({ bloodPressure: expect.stringMatching(new RegExp(`^${before}`)) })
    const course = [10, 20, 50, 100, 150].map((seconds) => read(walk, seconds * 1000).bloodPressure)
    expect(course.map((one) => Number.parseInt(one ?? '', 10))).toEqual([1, 2, 5, 10, 10].map((by) => before - by))
    expect(course.at(-1)).toContain('low')
    const rows = viewFor(walk.state, RN, case1).vitals?.monitor
    expect(rows).toEqual(expect.objectContaining({ mean: before }))
  })

  test('seen to, it comes back; what was below its limit is in alarm until it is well within it', () => {
    const walk = atRest()
    const before = read(walk)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    walk.wait(60_000)
    seesTo(walk, 'pump-occlusion')
    expect(read(walk, 1000).bloodPressure).not.toBe(before.bloodPressure)
    expect(read(walk, 60_000)).toEqual(before)
  })

  test('left alone it does what its story says: the drug goes in at once, and then it is over', () => {
    const walk = atRest()
    const before = read(walk)
    const mean = Number.parseInt(before.bloodPressure ?? '', 10)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    walk.wait(240_000)
    expect(viewFor(walk.state, RN, case1).events).toEqual([])
    // Its educator reads both: that it was left, and that the team can still find it.
    expect(onConsole(walk, 'pump-occlusion')).toMatchObject({ isLeft: true, isOver: false })
    expect(Number.parseInt(read(walk, 10_000).bloodPressure ?? '', 10)).toBe(mean + 16)
    walk.wait(45_000)
    expect(walk.state.records.Injection['pump-occlusion']).toMatchObject({ over: walk.now })
    expect(onConsole(walk, 'pump-occlusion')).toMatchObject({ isLeft: true, isOver: true })
    expect(viewFor(walk.state, RN, case1).events[0]).toMatchObject({ left: eventOf(case1, 'pump-occlusion')?.ifLeft })
    expect(read(walk, 60_000)).toEqual(before)
  })

  test('a pause holds it where it is, and what is due comes that much later', () => {
    const walk = atRest()
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    const due = nextDueAt(walk.state, case1)
    walk.wait(50_000)
    const before = read(walk)
    walk.ask(educator, { kind: 'pause' })
    walk.now += 600_000
    expect(read(walk)).toEqual(before)
    expect(nextDueAt(walk.state, case1)).toBeNull()
    walk.ask(educator, { kind: 'resume' })
    expect(read(walk)).toEqual(before)
    expect(nextDueAt(walk.state, case1)).toBe((due ?? 0) + 600_000)
  })

  test('what the team goes on from stays on the monitor as long as it fits, until the story sees to it', () => {
    const walk = new Walk({ hasCourse: true })
    walk.toDecisions()
    walk.ask(educator, { kind: 'inject', event: 'probe-off' })
    walk.point(1, pointOne)
    expect(viewFor(walk.state, RN, case1).vitals?.lost).toBe('oxygenPre')
    const monitor = () => viewFor(walk.state, RN, case1).devices?.find(({ slug }) => slug === 'monitor')?.reading
    expect(monitor()).toBe('right hand: no signal')
    walk.point(2, pointTwo)
    expect(viewFor(walk.state, RN, case1).vitals?.lost).toBeNull()
    expect(walk.state.records.Injection['probe-off']).toMatchObject({
      left: expect.any(Number),
      over: expect.any(Number),
    })
  })

  test('an alarm that is turned off, and what is only covered, stay visible until somebody sees to it', () => {
    const walk = new Walk({ hasCourse: true })
    walk.toDecisions()
    walk.ask(educator, { kind: 'inject', event: 'probe-off' })
    walk.ask(educator, { kind: 'inject', event: 'burette-dry' })
    const reads = (device: string) =>
      viewFor(walk.state, RT, case1).devices?.find(({ slug }) => slug === device)?.reading
    const tryOn = (event: string, choice: string) => walk.do(RN, { kind: 'resolve-event', event, choice })
    walk.do(RT, { kind: 'name-trouble', device: 'monitor', finding: 'probe-off' })
    walk.do(RT, { kind: 'name-trouble', device: 'pumps', finding: 'syringe-empty' })
    expect(viewFor(walk.state, RT, case1).vitals).not.toHaveProperty('isSilent')
    tryOn('probe-off', 'silence')
    tryOn('burette-dry', 'silence')
    tryOn('probe-off', 'left-hand')
    expect(viewFor(walk.state, RT, case1).vitals).toMatchObject({ lost: 'oxygenPre', isSilent: true })
    expect(reads('monitor')).toBe('right hand: no signal, its alarm is off')
    expect(reads('pumps')).toBe('one pump stands still, its alarm off, the burette above it empty')
    tryOn('probe-off', 'right-hand')
    expect(viewFor(walk.state, RT, case1).vitals).not.toHaveProperty('isSilent')
    expect(reads('monitor')).toBe('every cable is on')
    walk.wait(420_000)
    expect(reads('pumps')).toBe('they run as set')
    expect(viewFor(walk.state, RT, case1).events.find(({ slug }) => slug === 'burette-dry')?.left).toContain(
      'stood still',
    )
  })

  test('nobody is told how far it will go later, nor why', () => {
    const walk = atRest()
    walk.ask(educator, { kind: 'inject', event: 'nitric-oxide-low' })
    const told = JSON.stringify(viewFor(walk.state, RN, case1).vitals)
    expect(told).not.toMatch(/leftAfterS|forS|onMonitor|nitric-oxide-low/)
    walk.wait(240_000)
    expect(read(walk, 50_000)).not.toEqual(read(walk))
  })

  test('an event taken back leaves the monitor to the story', () => {
    const walk = atRest()
    const before = read(walk)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    walk.wait(50_000)
    expect(walk.ask(educator, { kind: 'take-back', event: 'pump-occlusion' }).accepted).toBe(true)
    expect(viewFor(walk.state, RN, case1).events).toEqual([])
    expect(read(walk, 60_000)).toEqual(before)
    const told = new LogTeller(case1)
    const lines = walk.log.flatMap((entry) => told.tell(entry)).map(({ text }) => text)
    expect(lines.at(-1)).toBe('Takes back: A pressor pump alarms occlusion: the line is kinked')
    expect(walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' }).accepted).toBe(true)
  })

  test('what is left to the story, or over, is not taken back: it stays in the report', () => {
    const walk = atRest()
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    for (const ms of [250_000, 50_000]) {
      walk.wait(ms)
      const taken = walk.ask(educator, { kind: 'take-back', event: 'pump-occlusion' })
      expect(taken).toMatchObject({ refusal: { code: 'event-over' } })
    }
    expect(reportOf(walk.log, case1).events).toHaveLength(1)
  })
})

describe('nobody is told what is wrong', () => {
  test('a device shows it, and all devices are offered alike; the card comes once somebody has said what it is', () => {
    const walk = atRest()
    const before = viewFor(walk.state, RN, case1)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    for (const roleId of [PROVIDER, RT, RN] as const) {
      const view = viewFor(walk.state, roleId, case1)
      expect(view.events).toEqual([])
      expect(view.devices?.map(({ reading: _, ...device }) => device)).toEqual(
        before.devices?.map(({ reading: _, ...device }) => device),
      )
      expect(view.devices?.find(({ slug }) => slug === 'pumps')?.reading).toBe('one pump reads OCCLUSION')
    }
    expect(walk.refusal(RN, { kind: 'recognise-event', event: 'pump-occlusion' })).toBe('unknown-event')
    expect(walk.refusal(RN, { kind: 'name-trouble', device: 'pumps', finding: 'rate-wrong' })).toBe('nothing-found')
    expect(walk.refusal(RN, { kind: 'name-trouble', device: 'monitor', finding: 'lead-off' })).toBe('nothing-found')
    expect(walk.refusal(RN, { kind: 'name-trouble', device: 'pumps', finding: 'cold' })).toBe('unknown-option')
    walk.wait(12_000)
    walk.do(RT, { kind: 'name-trouble', device: 'pumps', finding: 'line-blocked' })
    for (const roleId of [PROVIDER, RT, RN] as const)
      expect(viewFor(walk.state, roleId, case1).events[0]).toMatchObject({ slug: 'pump-occlusion', recognisedBy: RT })
    expect(viewFor(walk.state, RN, case1).events[0]?.ask).not.toBeNull()
    expect(reportOf(walk.log, case1).events[0]).toMatchObject({
      wasToBeFound: true,
      recognised: { roleId: RT, afterMs: 12_000 },
    })
  })

  test('who is wrong is told so, and that is counted in report, time line, log and metrics', () => {
    const walk = atRest()
    const looks = (device: string, finding: string) => {
      walk.now += 1000
      return walk.refusal(RN, { kind: 'name-trouble', device, finding })
    }
    expect(looks('monitor', 'lead-off')).toBe('nothing-found')
    walk.wait(1000)
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    expect(looks('pumps', 'rate-wrong')).toBe('nothing-found')
    expect(looks('pumps', 'cold')).toBe('unknown-option')
    walk.do(RT, { kind: 'name-trouble', device: 'pumps', finding: 'line-blocked' })
    expect(looks('pumps', 'line-blocked')).toBe('already-seen')
    const report = reportOf(walk.log, case1)
    const title = eventOf(case1, 'pump-occlusion')?.title
    expect(report.looks.map(({ roleId, said, during }) => [roleId, said, during])).toEqual([
      [RN, 'Monitor and its probes: a lead of the ECG is off', null],
      [RN, 'Syringe pumps: a rate is not what was ordered', title],
    ])
    expect(report.metrics.find(({ slug }) => slug === 'looks-wrong')?.value).toMatchObject({ count: 2, of: 3 })
    const rows = reportRows(report).filter(({ section }) => section === 'look')
    expect(rows.map(({ item, value }) => [item, value])).toContainEqual([report.looks[0]?.said, 'not so'])
    const line = new TimeLineTeller(case1)
    for (const entry of walk.log) line.tell(entry)
    const told = line.timeLine()?.entries.filter(({ lane, kind }) => lane === 'events' && kind === 'wrong')
    expect(told?.map(({ by, text }) => [by, text])[1]).toEqual([
      RN,
      `Looks, and it is not so: ${report.looks[1]?.said}`,
    ])
    for (let times = 0; times < 400; times++) looks('monitor', 'lead-off')
    expect(Object.keys(walk.state.records.Look)).toHaveLength(300)
  })

  test('what is seen in two places is found in either', () => {
    const also = [{ device: 'lines', finding: 'beside-the-vein', reading: 'the hand swells' }]
    const injections = case1.injections.map((one) =>
      one.slug === 'pump-occlusion' && one.look ? { ...one, look: { ...one.look, also } } : one,
    )
    const walk = atRest({ ...case1, injections })
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    const devices = viewFor(walk.state, RT, walk.content).devices?.map(({ slug, reading }) => [slug, reading])
    expect(devices).toContainEqual(['lines', 'the hand swells'])
    expect(devices).toContainEqual(['pumps', 'one pump reads OCCLUSION'])
    walk.do(RT, { kind: 'name-trouble', device: 'lines', finding: 'beside-the-vein' })
    expect(viewFor(walk.state, RT, walk.content).events[0]).toMatchObject({ slug: 'pump-occlusion', recognisedBy: RT })
  })

  test('it stays to be found and seen on its device until it is over, and only then is it told what came of it', () => {
    const walk = atRest()
    const before = viewFor(walk.state, RT, case1)
    const reads = () => viewFor(walk.state, RT, case1).devices?.find(({ slug }) => slug === 'pumps')?.reading
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    walk.wait(250_000)
    expect(walk.state.records.Injection['pump-occlusion']).toMatchObject({ left: expect.any(Number) })
    for (const roleId of [PROVIDER, RT, RN] as const) expect(viewFor(walk.state, roleId, case1).events).toEqual([])
    expect(reads()).toBe('one pump reads OCCLUSION')
    walk.do(RT, { kind: 'name-trouble', device: 'pumps', finding: 'line-blocked' })
    expect(reportOf(walk.log, case1)).toMatchObject({ looks: [], events: [{ recognised: { roleId: RT } }] })
    // Others free the line: nobody is asked any more, nor told how it ends.
    for (const roleId of [PROVIDER, RT, RN] as const)
      expect(viewFor(walk.state, roleId, case1).events).toMatchObject([{ isWithOthers: true, ask: null, left: null }])
    walk.wait(35_000)
    expect(viewFor(walk.state, RN, case1).events).toMatchObject([{ isWithOthers: false, left: expect.any(String) }])
    expect(reads()).toBe(before.devices?.find(({ slug }) => slug === 'pumps')?.reading)
  })

  test('what cannot be seen has its card, and where nothing moves in time all has', () => {
    const walk = atRest()
    walk.ask(educator, { kind: 'inject', event: 'mother-asks' })
    const plain = new Walk()
    plain.toDecisions()
    plain.ask(educator, { kind: 'inject', event: 'probe-off' })
    expect(viewFor(plain.state, RN, case1)).toMatchObject({ devices: null, events: [{ slug: 'probe-off' }] })
    expect(plain.refusal(RN, { kind: 'name-trouble', device: 'monitor', finding: 'probe-off' })).toBe('not-due')
  })

  test('a stand-in finds it by what its own screen shows', () => {
    const walk = atRest()
    walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
    const playing = (roleId: RoleId) => ({
      roleId,
      ...{ manner: 'expert' as const, seed: 1 },
      view: viewFor(walk.state, roleId, case1),
      story: case1,
    })
    expect(seeToEvent(playing(RT))).toBeNull()
    const deed = seeToEvent(playing(RN))
    expect(deed?.request).toEqual({ kind: 'name-trouble', device: 'pumps', finding: 'line-blocked' })
    if (deed?.request) walk.do(RN, deed.request)
    expect(seeToEvent(playing(RN))?.request).toMatchObject({ kind: 'resolve-event', event: 'pump-occlusion' })
  })
})

describe('an educator’s hand', () => {
  const lay = (walk: Walk, sign: string, value: number, overS = 0) =>
    walk.ask(educator, { kind: 'lay-hand', sign, value, overS })

  test('sets a sign at once or over a time, within the limits of the story, and lets go of it again', () => {
    const walk = atRest()
    const before = read(walk)
    expect(lay(walk, 'oxygenPre', 60).accepted).toBe(true)
    expect(read(walk).oxygenPre).toBe('60 very low')
    expect(lay(walk, 'heartRate', 100, 60).accepted).toBe(true)
    expect(Number.parseInt(read(walk, 30_000).heartRate ?? '', 10)).toBeGreaterThan(100)
    expect(read(walk, 60_000).heartRate).toBe('100')
    expect(lay(walk, 'oxygenPre', 10)).toMatchObject({ refusal: { code: 'beyond-hand', from: 30, to: 100 } })
    expect(lay(walk, 'lactate', 10)).toMatchObject({ refusal: { code: 'unknown-sign' } })
    walk.wait(60_000)
    expect(walk.ask(educator, { kind: 'let-go' }).accepted).toBe(true)
    expect(read(walk, 60_000)).toEqual(before)
    expect(walk.ask(educator, { kind: 'let-go' })).toMatchObject({ refusal: { code: 'already-so' } })
  })

  test('stands in log, time line and report, and changes neither row nor points', () => {
    const walk = atRest()
    const { VitalStats, TeamScore } = walk.state.records
    lay(walk, 'bloodPressure', 20, 20)
    expect(walk.state.records).toMatchObject({ VitalStats, TeamScore })
    const told = new LogTeller(case1)
    const lines = walk.log.flatMap((entry) => told.tell(entry)).map(({ text }) => text)
    expect(lines.at(-1)).toBe('Sets Blood pressure to a mean of 20 mmHg over 20 s.')
    const teller = new TimeLineTeller(case1)
    for (const entry of walk.log) teller.tell(entry)
    expect(teller.timeLine()?.entries.at(-1)).toMatchObject({ lane: 'educator', text: lines.at(-1) })
    expect(reportOf(walk.log, case1).teaching.at(-1)).toMatchObject({
      kind: 'hand',
      what: 'Blood pressure to a mean of 20 mmHg over 20 s',
    })
  })
})

test('what is measured beside the rows stands where the story tells it, and is seen once something has moved it', () => {
  const run = (isMoved: boolean) => {
    const walk = new Walk({ hasCourse: true })
    walk.toDecisions()
    if (isMoved) {
      walk.ask(educator, { kind: 'lay-hand', sign: 'temperature', value: 38, overS: 0 })
      walk.ask(educator, { kind: 'let-go' })
    }
    const told = [read(walk, 120_000).temperature]
    for (const [index, choices] of idealChoices.slice(0, 3).entries()) walk.point(index + 1, choices)
    walk.wait(120_000)
    told.push(read(walk).temperature)
    walk.toResults(4, { Ventilator: 'stay', Medications: 'none', Procedure: ['uvc'], Departure: 'ready' })
    return [...told, read(walk, 120_000).temperature]
  }
  expect(run(true)).toEqual(['36.1', '36.8', '36.2'])
  expect(run(false)).toEqual([undefined, undefined, undefined])
})

test('the line of a debriefing bends where the monitor did, stands in a pause, has a gap without a signal, and says what was set', () => {
  const walk = atRest()
  const from = walk.now
  walk.ask(educator, { kind: 'inject', event: 'pump-occlusion' })
  walk.wait(50_000)
  walk.ask(educator, { kind: 'pause' })
  walk.now += 60_000
  walk.ask(educator, { kind: 'resume' })
  walk.wait(60_000)
  walk.ask(educator, { kind: 'lay-hand', sign: 'bloodPressure', value: 50, overS: 0 })
  walk.wait(10_000)
  walk.ask(educator, { kind: 'let-go' })
  walk.wait(60_000)
  const teller = new TimeLineTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  const { course = [], to = 0, vitals = [] } = teller.timeLine() ?? {}
  const [heart, pressure] = case1.instruments.signs as [Sign, Sign]
  const before = vitals.at(-1)?.monitor
  const mean = Number(/\((\d+)\)/.exec(String(before?.bloodPressure))?.[1])
  const line = (sign: Sign) =>
    bendsOf(course, sign, to)
      .filter(({ at }) => at >= from)
      .map(
        ({ at, value, isSet }) =>
          `${(at - from) / 1000} ${value === null ? '-' : Math.round(value - mean)}${isSet ? ' set' : ''}`,
      )
  expect([...new Set(line(pressure))]).toEqual([
    ...['0 0', '50 -5', '110 -5', '160 -10', '170 -10'],
    ...[`170 ${50 - mean} set`, `180 ${50 - mean} set`, `180 ${50 - mean}`],
  ])
  expect(
    new Set(
      bendsOf(course, heart, to)
        .filter(({ at }) => at >= from)
        .map(({ value }) => value),
    ),
  ).toEqual(new Set([before?.heartRate]))
  const turns = alarmTurns(course, case1.instruments.signs, to).filter(({ at }) => at >= from)
  expect(turns.map(({ sign, word }) => `${sign.slug} ${word}`)).toEqual(['bloodPressure null'])
  const lost = course.map((point) => ({ ...point, lost: 'heartRate' }))
  expect(bendsOf(lost, heart, to).every(({ value }) => value === null)).toBe(true)
})

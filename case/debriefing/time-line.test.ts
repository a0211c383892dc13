import { Session } from 'node:inspector'
import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { medPumps } from '#content/case-1/tasks/med-pumps.ts'
import { PROVIDER, RN, RT } from '../records/roles.ts'
import { reportOf } from '../report/report.ts'
import { rightAnswers } from '../stand-ins/right-answers.ts'
import { EventfulWalk } from '../testing/eventful-walk.ts'
import { aFlag, educator } from '../testing/given.ts'
import { Walk, walkAll } from '../testing/walk.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { walkWatched } from '../testing/watched-walk.ts'
import { type Lane, lanes, type TimeLineEntry } from './debriefing-messages.ts'
import { TimeLineTeller } from './time-line.ts'

const minute = 60_000

function lineOf({ log }: Pick<Walk, 'log'>) {
  const teller = new TimeLineTeller(case1)
  for (const entry of log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has not begun')
  return line
}

const inLane = ({ log }: Pick<Walk, 'log'>, lane: Lane): readonly TimeLineEntry[] =>
  lineOf({ log }).entries.filter((entry) => entry.lane === lane)

test('a whole run has all its lanes, in the order of time, each thing once', () => {
  let walk: Walk | undefined
  const watch = (watched: Walk) => {
    walk = watched
  }
  walkWatched(idealChoices, {}, watch, { hasOrders: true })
  const line = lineOf(walk ?? new Walk())
  expect(new Set(line.entries.map(({ lane }) => lane))).toEqual(new Set(lanes))
  expect(line.entries.map(({ at }) => at)).toEqual(line.entries.map(({ at }) => at).toSorted((a, b) => a - b))
  expect(new Set(line.entries.map(({ id }) => id)).size).toBe(line.entries.length)
  expect(line.entries.every(({ at, to = at }) => line.from <= at && at <= to && to <= line.to)).toBe(true)
  expect(line).toMatchObject({ isWhole: true, missing: [] })
  expect(line.vitals[0]).toMatchObject({ monitor: { heartRate: 178, bloodPressure: '38/22 (27)', oxygenPre: 76 } })
  expect(line.gases.map(({ point, kind }) => [point, kind])).toEqual([
    [1, 'arterial'],
    [2, 'arterial'],
    [4, 'arterial'],
  ])
})

test('nothing on a time line says what a choice is worth', () => {
  const { entries } = lineOf(walkAll(idealChoices))
  const told = JSON.stringify(entries)
  for (const { groups } of case1.decisionStories)
    for (const { why } of Object.values(groups).flat()) expect(told).not.toContain(why)
  expect(told).not.toMatch(/score|points/i)
})

test('a piece of work lasts until it is done, whatever was paused or skipped meanwhile', () => {
  for (const teach of [['pause', 'resume'], ['skip-wait'], ['pause', 'resume', 'skip-wait'], []] as const) {
    const walk = new Walk()
    walk.toPreparation()
    const start = walk.now
    walk.work('OrderPharmacy')
    for (const kind of teach) {
      walk.wait(minute)
      walk.ask(educator, { kind })
    }
    walk.wait(30 * minute)
    const tasks = inLane(walk, 'tasks')
    const done = tasks.find(({ kind }) => kind === 'done')
    expect(tasks.find(({ kind }) => kind === 'work')).toMatchObject({
      ...{ id: 'Work/OrderPharmacy', by: RN, at: start, to: done?.at },
      text: 'Order Pharmacy AR',
    })
    expect(inLane(walk, 'pauses').filter(({ to }) => to === start + 2 * minute)).toHaveLength(
      teach[0] === 'pause' ? 1 : 0,
    )
  }
})

test('a pause that nobody has ended lasts until the end', () => {
  const walk = new Walk()
  walk.toPreparation()
  const at = walk.now
  walk.ask(educator, { kind: 'pause' })
  walk.wait(minute)
  walk.ask(educator, aFlag('Who leads?'))
  expect(lineOf(walk).to).toBe(at + minute)
  expect(inLane(walk, 'pauses').filter(({ kind }) => kind === 'pause')).toMatchObject([{ at, to: at + minute }])
})

test('work that nobody finished lasts until the end', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  walk.wait(minute)
  walk.do(RN, { kind: 'send-message', message: 'I am called away' })
  expect(inLane(walk, 'tasks').find(({ kind }) => kind === 'work')).toMatchObject({ to: walk.now })
})

test('the advice, what was decided and what the Provider only marked are three things', () => {
  const walk = new Walk()
  walk.toDecisions()
  const choice = { point: 1, group: 'Ventilator' } as const
  walk.do(RT, { kind: 'choose-option', ...choice, option: 'remain-simv' })
  walk.do(PROVIDER, { kind: 'choose-option', ...choice, option: 'remain-simv' })
  walk.do(PROVIDER, { kind: 'decide-group', ...choice, choice: 'transport-hfov-ino' })
  const atPoint = inLane(walk, 'decisions').filter(({ text }) => text.includes('point 1, Ventilator'))
  expect(atPoint.map(({ kind, by }) => [kind, by])).toEqual([
    ['advice', RT],
    ['decision', PROVIDER],
  ])
})

test('a recording stands where it was spoken, with its sound and its length', () => {
  const walk = new Walk()
  walk.toPreparation()
  const recording = inLane(walk, 'said').find(({ kind }) => kind === 'recording')
  const { at, to = 0, sound } = recording ?? { at: 0 }
  expect(to - at).toBe(minute)
  expect(sound).toEqual({ path: walk.state.records.Recording.summary?.path, durationMs: minute })
})

test('a wrong answer to an event is on the line, between its sign and its end', () => {
  const walk = new EventfulWalk()
  walk.toPreparation()
  const [event, ...others] = inLane(walk, 'events')
  expect(event).toMatchObject({ kind: 'event', by: 'educator', to: others[2]?.at })
  expect(others.slice(0, 3).map(({ kind, text }) => [kind, text])).toEqual([
    ['step', `Sees it: ${event?.text}`],
    ['wrong', 'Tries: -1 kg'],
    ['step', 'Sees to it: 3.2 kg'],
  ])
})

test('a wrong number in a task is on the line, with what was entered', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.do(RN, { kind: 'start-task', work: 'MedPumps' })
  for (const step of medPumps.steps) {
    if (step.kind === 'number') {
      walk.ask({ by: 'user', uid: 'nia' }, { kind: 'do-step', work: 'MedPumps', step: step.slug, value: 32 })
      break
    }
    for (const answer of rightAnswers(step))
      walk.do(RN, { kind: 'do-step', work: 'MedPumps', step: step.slug, ...answer })
    if (step.kind === 'do' && step.waitMs) walk.wait(step.waitMs)
  }
  const [wrong, ...others] = inLane(walk, 'tasks').filter(({ kind }) => kind === 'wrong')
  expect(wrong).toMatchObject({ by: RN, at: walk.now })
  expect(wrong?.text).toMatch(/^Med Pumps AR, .*Wrong: 32 kg\.$/)
  expect(others).toEqual([])
})

test('a flag stands where it was set or on the line it marks, is gone when it is taken away, and may come late', () => {
  const walk = new Walk()
  walk.do(RN, { kind: 'send-message', message: 'Who calls pharmacy?' })
  const { version } = walk.state
  const said = walk.now
  walk.wait(minute)
  walk.ask(educator, aFlag('Nobody answers', { version }))
  walk.ask(educator, aFlag('A slip'))
  walk.ask(educator, { kind: 'remove-flag', flag: '2' })
  walk.ask(educator, aFlag(''))
  expect(inLane(walk, 'flags').map(({ at, text }) => [at, text])).toEqual([
    [said, 'Nobody answers'],
    [walk.now, 'A moment to talk about.'],
  ])
  walk.toReport(idealChoices)
  walk.wait(10 * minute)
  walk.ask(educator, aFlag('While we talk'))
  walk.do(RT, { kind: 'send-message', message: 'After the handover' })
  const line = lineOf(walk)
  expect(line.entries.findLast(({ lane }) => lane === 'flags')).toMatchObject({ at: line.to, text: 'While we talk' })
  expect(line.entries.some(({ text }) => text === 'After the handover')).toBe(false)
})

test('a mark stands when it was set, whatever is written on it later, and says what it is about, well done or to talk about', () => {
  const walk = new Walk()
  walk.wait(minute)
  const set = walk.now
  walk.ask(educator, aFlag('', { sign: -1, about: 'closes-the-loop' }))
  walk.wait(minute)
  walk.ask(educator, aFlag('Calm', { sign: 1 }))
  walk.ask(educator, { kind: 'write-on-flag', flag: '1', text: '4 mL, not said back' })
  expect(inLane(walk, 'flags').map(({ at, kind, text, by }) => [at, kind, text, by])).toEqual([
    [set, 'minus', 'To talk about, “Closes the loop: repeats back what was ordered”: 4 mL, not said back', 'educator'],
    [walk.now, 'plus', 'Well done: Calm', 'educator'],
  ])
  walk.toReport(idealChoices)
  walk.wait(10 * minute)
  walk.ask(educator, aFlag('', { sign: 1, about: 'dope' }))
  const line = lineOf(walk)
  expect(line.entries.findLast(({ lane }) => lane === 'flags')).toMatchObject({ at: line.to, kind: 'plus' })
})

test('a flag on a line of the log that has no lane stands where that line was, in the report too', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.wait(5 * minute)
  walk.go(PROVIDER)
  const { version } = walk.state
  const went = walk.now
  expect(lineOf(walk).entries.some((entry) => entry.version === version)).toBe(false)
  walk.wait(minute)
  walk.ask(educator, aFlag('Goes on alone', { version }))
  expect(inLane(walk, 'flags').map(({ at, text }) => [at, text])).toEqual([[went, 'Goes on alone']])
  expect(reportOf(walk.log, case1).teaching).toMatchObject([{ kind: 'flag', at: went, text: 'Goes on alone' }])

  // The clock was ahead before it: both know of that.
  const log = walk.log.map((entry) => (entry.version === version - 1 ? { ...entry, at: went + 30_000 } : entry))
  expect(inLane({ log }, 'flags')).toMatchObject([{ at: went + 30_000 }])
  expect(reportOf(log, case1).teaching).toMatchObject([{ at: went + 30_000 }])
})

test('a run that ended early, and seats that were empty, are said', () => {
  const walk = new Walk()
  walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId: null })
  expect(lineOf(walk)).toMatchObject({
    isWhole: false,
    missing: ['The handover was not saved: the run ends where its log ends.', 'No briefing was recorded.'],
  })
  // The Provider alone takes a seat; RN comes after five minutes.
  const [first] = walk.log
  const late = walk.log.slice(2, 3).map((entry) => ({ ...entry, at: entry.at + 5 * minute }))
  expect(lineOf({ log: first ? [first, ...late] : [] }).missing.slice(2)).toEqual([
    'Nobody held the seat of RT.',
    'Nobody held the seat of RN in the first 5 minutes.',
  ])
})

test('a clock that ran ahead for a moment and was set back loses nothing, and nothing lies beside the line', () => {
  const { log } = walkAll(idealChoices)
  const told = lineOf({ log })
  const { from, to, entries, vitals, gases } = lineOf({
    log: log.map((entry, place) => (place === 60 ? { ...entry, at: entry.at + 3_600_000 } : entry)),
  })
  const textsOf = (line: typeof told) => line.entries.map(({ text }) => text).toSorted()
  expect(textsOf({ ...told, entries })).toEqual(textsOf(told))
  for (const [some, all] of [
    [vitals, told.vitals],
    [gases, told.gases],
  ] as const) {
    const times = some.map(({ at }) => at)
    expect(times).toHaveLength(all.length)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const at of times) expect(at >= from && at <= to).toBe(true)
  }
  // What the monitor showed after it stands where the playhead finds it.
  expect(vitals.at(-1)?.at).toBe(to)
})

test('of a run that has not begun there is nothing to tell', () => {
  expect(new TimeLineTeller(case1).timeLine()).toBeNull()
})

test('a run of four thousand messages is ten times the work of one of four hundred, not a hundred times', () => {
  const walk = walkAll(idealChoices)
  const [last] = walk.log.slice(-1)
  if (!last) throw new Error('nothing was logged')
  const workFor = (count: number): number => {
    const teller = new TimeLineTeller(case1)
    const worked = countWork()
    const before = walk.log.slice(0, 200)
    for (const entry of before) teller.tell(entry)
    for (let number = 1; number <= count; number++) {
      const item = { roleId: 0, message: `message ${number}`, user: 'Provider', time: last.at }
      const change = { op: 'append', collection: 'ChatInbox', id: '1', list: 'chat', item } as const
      teller.tell({ ...last, kind: 'send-message', version: 200 + number, changes: [{ change }] })
    }
    expect(teller.timeLine()?.entries.filter(({ lane }) => lane === 'chat')).toHaveLength(count)
    return worked()
  }
  const some = workFor(400)
  expect(some).toBeGreaterThan(400)
  expect(workFor(4000)).toBeLessThan(11 * some)
})

/** How often functions of the case are called from here on, as the engine counts it: on no machine more or less. */
function countWork(): () => number {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  return () => {
    let sum = 0
    session.post('Profiler.takePreciseCoverage', (_, { result }) => {
      const pieces = result.filter(({ url }) => url.includes('/case/')).flatMap(({ functions }) => functions)
      sum = pieces.flatMap(({ ranges }) => ranges).reduce((all, { count }) => all + count, 0)
    })
    session.post('Profiler.stopPreciseCoverage')
    session.disconnect()
    return sum
  }
}

import { expect, test } from 'vitest'
import type { TimeLine, TimeLineEntry } from '#case/debriefing/debriefing-messages.ts'
import { elapsedText, elapsedWords } from './elapsed-text.ts'
import { keyTarget, likelyMoves, stopAfter, stopBefore } from './player-controls.tsx'
import { courseOf, createPlayhead, type Playhead, positionOf, stopsOf } from './playhead.ts'

const course = { from: 1000, to: 101_000, pauses: [{ from: 21_000, to: 51_000 }] }
const played = (at: number, speed: Playhead['speed'], ms: number) =>
  positionOf({ at, speed, setAt: 500 }, course, 500 + ms)

test('a playhead moves by its speed, and stands where it has none', () => {
  expect([0, 1, 4, 16].map((speed) => played(1000, speed as Playhead['speed'], 1000))).toEqual([
    1000, 2000, 5000, 17_000,
  ])
})

test('playing passes over a pause, from before it and from within it', () => {
  expect(played(1000, 4, 5000)).toBe(51_000)
  expect(played(1000, 4, 6000)).toBe(55_000)
  expect(played(30_000, 1, 2000)).toBe(53_000)
})

test('who stands in a pause stays there', () => {
  expect(played(30_000, 0, 9000)).toBe(30_000)
})

test('a playhead stays within the run', () => {
  expect([played(0, 0, 0), played(1000, 16, 60_000), played(999_999, 0, 0)]).toEqual([1000, 101_000, 101_000])
})

test('a page whose clock is behind does not see the playhead go back', () => {
  expect(played(5000, 16, -3000)).toBe(5000)
})

test('what is done on the page is told, what is set from outside is not', () => {
  const told: Playhead[] = []
  const playhead = createPlayhead(course, (moved) => told.push(moved))
  playhead.set({ at: 9000, speed: 0, setAt: 0 })
  expect([playhead.now(), told]).toEqual([9000, []])
  playhead.moveTo(-5)
  playhead.setSpeed(4)
  expect(told.map(({ speed }) => speed)).toEqual([0, 4])
  expect(told[0]?.at).toBe(1000)
})

test('a playhead of a run that has grown goes on where the one before stood', () => {
  const before = createPlayhead({ ...course, to: 9000 })
  before.moveTo(8000)
  expect(createPlayhead(course, undefined, before.get()).now()).toBe(8000)
})

test('a run played from its end begins anew', () => {
  const playhead = createPlayhead(course)
  playhead.moveTo(101_000)
  playhead.setSpeed(1)
  expect(playhead.get()).toMatchObject({ at: 1000, speed: 1 })
})

const stops = [2000, 20_000, 20_000, 90_000]
const moved = (key: string, at: number, shiftKey = false) => keyTarget({ key, shiftKey }, at, course, stops)

test('keys move the playhead by steps, strides and to the ends', () => {
  expect([moved('ArrowRight', 30_000), moved('ArrowLeft', 30_000)]).toEqual([35_000, 25_000])
  expect([moved('ArrowRight', 30_000, true), moved('ArrowLeft', 70_000, true)]).toEqual([90_000, 10_000])
  expect([moved('Home', 30_000), moved('End', 30_000)]).toEqual([1000, 101_000])
  expect([moved('ArrowLeft', 2000), moved('ArrowRight', 100_000)]).toEqual([1000, 101_000])
  expect(moved('a', 30_000)).toBeNull()
})

test('Page Up and Page Down go from one thing that happened to the next', () => {
  expect([moved('PageDown', 2000), moved('PageDown', 20_000), moved('PageDown', 90_000)]).toEqual([
    20_000, 90_000, 101_000,
  ])
  expect([moved('PageUp', 90_000), moved('PageUp', 20_000), moved('PageUp', 2000)]).toEqual([20_000, 2000, 1000])
  expect([stopBefore(stops, 2000), stopAfter(stops, 90_000)]).toEqual([undefined, undefined])
})

test('a press is likely to lead to the stops on both sides and to the ends, each once, and never to where one is', () => {
  expect(likelyMoves(20_000, course, stops)).toEqual([90_000, 2000, 1000, 101_000])
  expect(likelyMoves(1000, course, stops)).toEqual([2000, 101_000])
  expect(likelyMoves(101_000, course, stops)).toEqual([90_000, 1000])
  expect(likelyMoves(95_000, course, [])).toEqual([101_000, 1000])
})

test('times are read as on a clock, with hours in a long run, and heard in words', () => {
  const [short, long] = [50 * 60_000, 6 * 3_600_000]
  expect([elapsedText(0, short), elapsedText(245_000, short)]).toEqual(['0:00', '4:05'])
  expect([elapsedText(245_000, long), elapsedText(3_845_000, long)]).toEqual(['0:04:05', '1:04:05'])
  expect([0, 1000, 245_000, 3_600_000].map(elapsedWords)).toEqual([
    '0 seconds',
    '1 second',
    '4 minutes 5 seconds',
    '1 hour',
  ])
})

const entry = (at: number, kind: TimeLineEntry['kind'], to?: number): TimeLineEntry => ({
  id: `${kind} ${at}`,
  lane: 'events',
  at,
  ...(to === undefined ? {} : { to }),
  version: at,
  by: 'team',
  kind,
  text: '',
})
const line = (entries: readonly TimeLineEntry[], moments: TimeLine['moments'] = null): TimeLine => ({
  run: 1,
  from: 0,
  to: 1000,
  isWhole: true,
  missing: [],
  instruments: { signs: [], analytes: [], arterialSite: '' },
  vitals: [],
  gases: [],
  entries,
  moments,
})

test('pauses are those of the run, joined where they touch', () => {
  const paused = [entry(100, 'pause', 200), entry(200, 'pause', 250), entry(300, 'message'), entry(900, 'pause', 1000)]
  expect(courseOf(line(paused)).pauses).toEqual([
    { from: 100, to: 250 },
    { from: 900, to: 1000 },
  ])
})

test('one jumps from moment to moment, and while these are closed from decision to event', () => {
  const entries = [
    entry(5, 'message'),
    entry(10, 'decision'),
    entry(10, 'decision'),
    entry(30, 'wrong'),
    entry(40, 'flag'),
    entry(50, 'plus'),
  ]
  expect(stopsOf(line(entries))).toEqual({ stops: [10, 30, 40, 50], stopName: 'decision or event' })
  const moment = (at: number) => ({ id: `${at}`, at, isGood: true, title: '', why: '' })
  expect(stopsOf(line(entries, [moment(70), moment(20)]))).toEqual({ stops: [20, 70], stopName: 'moment' })
})

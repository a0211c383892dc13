import { expect, test } from 'vitest'
import type { TimeLine, TimeLineEntry } from '#case/debriefing/messages.ts'
import { courseOf, stopsOf } from './run-course.ts'

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

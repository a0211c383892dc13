import { expect, test } from 'vitest'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { educator } from '#case/testing/given.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { caseMsAt, caseTimeText, momentOf } from './elapsed-text.ts'
import { courseOf } from './playhead.ts'

const minute = 60_000

/** A run, up to here, that was paused for three minutes and in which waiting was skipped. */
function taught(pace: number): Walk {
  const walk = new Walk({ pace })
  walk.toPreparation()
  walk.work('OrderPharmacy')
  walk.ask(educator, { kind: 'pause' })
  walk.wait(3 * minute)
  walk.ask(educator, { kind: 'resume' })
  walk.ask(educator, { kind: 'skip-wait' })
  walk.wait(2 * minute)
  walk.do(PROVIDER, { kind: 'send-message', message: 'How far are you?' })
  return walk
}

test.each([1, 4])('the time line and the report tell times by one clock, the case’s, at pace %i', (pace) => {
  const { log } = taught(pace)
  const teller = new TimeLineTeller(case1)
  for (const entry of log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('it has not begun')
  const course = courseOf({ ...line, moments: null })
  const { segments, wholeMs } = reportOf(log, case1)
  expect(Math.round(caseMsAt(course, course.to))).toBe(wholeMs)
  let sum = 0
  for (const { to, durationMs } of segments) {
    sum += durationMs
    expect(Math.round(caseMsAt(course, to))).toBe(sum)
  }
})

test('a moment is found by the case’s clock, and while all stands still time does too', () => {
  const course = {
    ...{ from: 0, to: 10 * minute, pauses: [{ from: 2 * minute, to: 4 * minute }] },
    clock: { pace: 2, skips: [{ at: 6 * minute, ms: 3 * minute }] },
  }
  expect([0, 2, 3, 4, 5, 6, 10].map((min) => caseTimeText(course, min * minute))).toEqual([
    ...['0:00', '4:00', '4:00', '4:00', '6:00', '14:00', '22:00'],
  ])
  expect([0, 4, 6, 10, 22].map((min) => Math.round(momentOf(course, min * minute) / minute))).toEqual([0, 2, 5, 6, 10])
})

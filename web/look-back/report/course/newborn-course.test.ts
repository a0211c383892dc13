import { expect, test } from 'vitest'
import type { Report } from '#case/report/report.ts'
import { bareReport, idealReport, worstReport } from '#case/testing/way-reports.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { scaleOf, spanOf, spread, widthScale } from '../../../base/charts/scale.ts'
import { timeTicks } from './chart-frame.tsx'
import { plateausOf } from './course-charts.tsx'
import { courseOf, minutesOf, scriptMinutes, timeText } from './newborn-course.ts'

const reports = { ideal: idealReport(), worst: worstReport(), bare: bareReport() }
const reportOf = (run: string): Report => reports[run as keyof typeof reports] // those that the tables below name

const times = ['09:30', '09:50', '10:15', '10:40', '11:35']
const lateTimes = [...times.slice(0, 4), '12:35']

const slugOf = (place: number) => case1.decisionStories[place - 1]?.slug ?? ''

/** What a view tells beside the report, from the report's own moments. */
function toldOf(report: Report, isLate: boolean) {
  const segment = (slug: string) => report.segments.find((each) => each.slug === slug)
  const points = (isLate ? lateTimes : times).map((time, index) => {
    const point = index + 1
    const { from = 0, to = 0 } = segment(point === 5 ? 'flight' : `point-${point}`) ?? {}
    const call = point === 4 ? { since: from, time: '10:30' } : null
    return { point: slugOf(point), place: point, time, call, openedAt: call ? from + 60_000 : from, resultsAt: to }
  })
  return { points, bedsideReport: { time: '09:25' }, handover: { time: isLate ? '13:40' : '12:40' } }
}

const courseOfRun = (run: string, isLate = false) => {
  const report = reportOf(run)
  const course = courseOf(report, toldOf(report, isLate))
  if (!course) throw new Error('there is no course')
  return course
}

test('a moment the script names stands at its time; what lies between runs evenly', () => {
  const anchors = [
    { at: 1000, minutes: 570 },
    { at: 2000, minutes: 590 },
    { at: 2000, minutes: 600 },
    { at: 3000, minutes: 630 },
  ]
  expect([0, 1000, 1500, 2000, 2500, 3000, 9000].map((at) => scriptMinutes(anchors, at))).toEqual([
    570, 570, 580, 590, 615, 630, 630,
  ])
  expect(timeText(minutesOf('09:05'))).toBe('09:05')
})

test.each([
  ['ideal', false],
  ['worst', true],
  ['bare', false],
] as const)('the %s run goes forward from the bedside to the NICU bed', (run, isLate) => {
  const { from, to, rows, marks } = courseOfRun(run, isLate)
  expect([timeText(from), timeText(to)]).toEqual(['09:25', isLate ? '13:40' : '12:40'])
  expect(rows[0]?.minutes).toBe(from)
  expect(rows.map(({ minutes }) => minutes)).toEqual(rows.map(({ minutes }) => minutes).toSorted((a, b) => a - b))
  expect(marks.map(({ point }) => point)).toEqual([1, 2, 3, null, 4, 5])
  for (const mark of marks) {
    expect(mark.to).toBeGreaterThanOrEqual(mark.from)
    for (const minutes of mark.decided) {
      expect(minutes).toBeGreaterThanOrEqual(mark.from)
      expect(minutes).toBeLessThanOrEqual(mark.to)
    }
  }
  expect(marks.map(({ decided }) => decided.length)).toEqual([4, 4, 4, 0, 4, 3])
})

test('the monitor tells the events of the report', () => {
  const { rows } = courseOfRun('ideal')
  expect(rows.map(({ event, monitor }) => [event, monitor.heartRate, monitor.bloodPressure])).toEqual([
    ['As found', 178, '38/22 (27)'],
    ['After decision point 1', 166, '48/30 (36)'],
    ['After decision point 2', 156, '58/36 (43)'],
    ['Decision point 3 opens', 166, '48/30 (36)'],
    ['After decision point 3', 156, '58/36 (43)'],
    ['After decision point 4', 148, '66/42 (50)'],
    ['Decision point 5 opens', 166, '48/30 (36)'],
    ['After decision point 5', 148, '66/42 (50)'],
  ])
  expect(timeText(rows[3]?.minutes ?? 0)).toBe('10:15')
})

test('a gas stands at its time, and its PO2 only where it is known', () => {
  const gases = (run: string) =>
    courseOfRun(run).gases.map(({ minutes, kind, values }) => [timeText(minutes), kind, values.PO2])
  expect(gases('ideal')).toEqual([
    ['09:34', 'arterial', 38],
    ['09:50', 'arterial', 43],
    ['10:40', 'arterial', 48],
  ])
  expect(gases('bare').map(([, , PO2]) => PO2)).toEqual([undefined, undefined, undefined])
  expect(gases('worst')).toEqual([])
})

test('without the times of the story there is no chart', () => {
  expect(courseOf(reportOf('ideal'), { points: [], bedsideReport: null, handover: null })).toBeNull()
})

test('what did not change is one level, and levels fill the width', () => {
  const { rows, from, to } = courseOfRun('worst', true)
  const readings = rows.map(({ minutes, monitor }) => ({ minutes, value: Number(monitor.heartRate) }))
  const plateaus = plateausOf(readings, to, widthScale(from, to))
  expect(plateaus.map(({ value }) => value)).toEqual([178, 72, 166, 178, 72, 178])
  expect([plateaus[0]?.from, plateaus.at(-1)?.to]).toEqual([0, 100])
  for (const [index, { from: start }] of plateaus.entries()) {
    expect(start).toBe(plateaus[index - 1]?.to ?? 0)
  }
})

test('high values stand high, and a value beyond the usual widens the chart', () => {
  const { low, high } = spanOf({ low: 70, high: 180 }, [60, 178])
  const y = scaleOf(low, high, 60, 10)
  expect([y(180), y(60)]).toEqual([10, 60])
  expect(y(178)).toBeLessThan(y(72))
})

test('the clock has few enough marks to be read, on full parts of an hour', () => {
  expect(timeTicks(minutesOf('09:25'), minutesOf('12:40')).map(timeText)).toEqual([
    '09:30',
    '10:00',
    '10:30',
    '11:00',
    '11:30',
    '12:00',
    '12:30',
  ])
  expect(timeTicks(minutesOf('09:25'), minutesOf('13:40')).map(timeText)).toEqual(['10:00', '11:00', '12:00', '13:00'])
})

test('numbers that stand too close move apart, in their order and inside the edges', () => {
  expect(spread([10, 12, 50], 6, 3, 97)).toEqual([10, 16, 50])
  expect(spread([95, 97, 98], 6, 3, 97)).toEqual([85, 91, 97])
  expect(spread([0, 20], 6, 3, 97)).toEqual([3, 20])
})

import { expect, test } from 'vitest'
import { bareReport, idealReport, worstReport } from '#case/testing/way-reports.ts'
import { bestCount, talkingPoints } from './talking-points.tsx'

/** Reports of whole runs, as the rules give them. */
const [ideal, worst, bare] = [idealReport(), worstReport(), bareReport()]

test('the talk starts with what cost most', () => {
  expect(talkingPoints(worst.decisions).map(({ part, label, cost }) => [part, label, cost])).toEqual([
    ['Decision point 5', 'Procedure', 12],
    ['Decision point 4', 'Departure', 6],
    ['Decision point 1', 'Procedure', 5],
  ])
  expect(talkingPoints(ideal.decisions)).toEqual([])
  expect([ideal, worst, bare].map(({ decisions }) => bestCount(decisions))).toEqual([21, 0, 14])
})

test('what somebody had advised and was not taken is told with their names', () => {
  const [point] = talkingPoints(
    worst.decisions
      .filter(({ part, label }) => part === 'Decision point 5' && label === 'Procedure')
      .map((decision) => ({ ...decision, rn: ['Check tidal volume', 'Change ETT'] })),
  )
  expect(point?.better).toEqual([
    { name: 'Check tube, drain and gas source (DOPE)', advisedBy: [] },
    { name: 'Check tidal volume', advisedBy: [2] },
  ])
})

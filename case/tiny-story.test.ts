import { expect, test } from 'vitest'
import { PlayedAlone } from './checks/played-alone.ts'
import { walkStory } from './checks/walk-story.ts'
import { TimeLineTeller } from './debriefing/time-line.ts'
import { PROVIDER, RN } from './records/roles.ts'
import { reportCsv } from './report/csv/run-csv.ts'
import { reportOf } from './report/report.ts'
import { inOneLine } from './story/checks/complaint.ts'
import { storyMistakes } from './story/checks/story.ts'
import { tinyStory } from './testing/tiny-story.ts'
import { viewFor } from './views/view-cutter.ts'

test('a story of one point, one drug and other machines is whole', () => {
  expect(storyMistakes(tinyStory).map(inOneLine)).toEqual([])
})

test('every state of it has something to show, and every kind of stand-in comes to its report', () => {
  const walk = walkStory(tinyStory, { seeds: [1] })
  let step = walk.next()
  while (!step.done) step = walk.next()
  expect(step.value.map(inOneLine)).toEqual([])
})

test('it is played to its report, told and looked back on under its own names', () => {
  const { state, log } = new PlayedAlone(tinyStory, RN, 'expert', 1).toReport()
  expect(state.records.DecisionPoint['open-the-duct']).toMatchObject({ caseId: 1, decisionPointNumber: 1 })
  expect(Object.keys(state.records.DecisionPointFlow['1'] ?? {})).toEqual(['open-the-duct'])
  expect(state.records.TeamScore['1']).toMatchObject({ 'point-open-the-duct/Medications': { score: 2 } })
  expect(Object.keys(state.records.TaskList)).toEqual(['one-drip'])

  const { points, vitals } = viewFor(state, PROVIDER, tinyStory)
  expect(points.map(({ point, place, title }) => [point, place, title])).toEqual([
    ['open-the-duct', 1, 'Open the duct'],
  ])
  expect(vitals?.machine.name).toBe('CPAP')
  expect(vitals?.infusions.running.map(({ drug }) => drug)).toEqual(['Alprostadil'])

  const report = reportOf(log, tinyStory)
  expect(report.score.total).toBe(7)
  expect(report.objectives.map(({ isMet }) => isMet)).toEqual([true])
  expect(report.handover.items.map(({ text }) => text)).toEqual(['Pink.'])
  expect(report.answers).toEqual([])
  expect(reportCsv(report)).toContain('"Decision point 1","Medications","Provider","Alprostadil"')

  const teller = new TimeLineTeller(tinyStory)
  for (const entry of log) teller.tell(entry)
  const told = teller.timeLine()?.entries.map(({ text }) => text)
  expect(told).toContain('Decision point 1 opens.')
  expect(told).toContain('Decides, point 1, Medications: Alprostadil')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TimeLineTeller } from '#case/debriefing/time-line.ts'
import { educator } from '#case/testing/given.ts'
import { Walk } from '#case/testing/walk.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { Chart } from './chart.tsx'
import { layOutChart } from './chart-layout.ts'
import { itemsOf } from './items.ts'
import { lanesOf } from './lane-rows.ts'
import { tracksOf } from './tracks.ts'

/** A run in which an educator lets the heart rate fall and come back, as its chart and its table tell it. */
function told(hasCourse: boolean) {
  const walk = new Walk({ hasCourse })
  walk.toDecisions()
  if (hasCourse) {
    walk.ask(educator, { kind: 'lay-hand', sign: 'heartRate', value: 70, overS: 60 })
    walk.wait(120_000)
    walk.ask(educator, { kind: 'let-go' })
    walk.wait(120_000)
  }
  walk.ask(educator, { kind: 'pause' })
  const teller = new TimeLineTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  const line = teller.timeLine()
  if (!line) throw new Error('the run has not begun')
  const items = itemsOf({ ...line, moments: null })
  const run = { from: line.to - 400_000, to: line.to, pauses: [] }
  const layout = layOutChart(lanesOf(items), tracksOf(line.instruments), 700)
  const chart = renderToStaticMarkup(<Chart run={run} layout={layout} view={run} line={line} pauses={[]} />)
  return { chart, alarms: items.flatMap(({ text }) => /^(Alarm, .*|The alarm is over: .*)$/.exec(text)?.[0] ?? []) }
}

test('where the monitor moved, its line goes slanting to where it went, what an educator set is marked, and alarms are in the table', () => {
  const { chart, alarms } = told(true)
  const [set = ''] = /<path[^>]*data-set="heartRate"[^>]*>/.exec(chart) ?? []
  expect(set.match(/L/g)).toHaveLength(2)
  expect(chart.match(/data-set/g)).toHaveLength(1)
  expect(alarms.filter((text) => text.includes('Heart rate'))).toEqual([
    'Alarm, low: Heart rate 99 bpm',
    'Alarm, very low: Heart rate 79 bpm',
    'Alarm, low: Heart rate 83 bpm',
    'The alarm is over: Heart rate 104 bpm',
  ])
})

test('where it stood at its rows, its line goes in steps as it did', () => {
  const { chart, alarms } = told(false)
  expect(chart).not.toContain('data-set')
  expect(chart).toMatch(/d="M[\d. -]+H[\d.]+"/)
  expect(alarms).toEqual([])
})

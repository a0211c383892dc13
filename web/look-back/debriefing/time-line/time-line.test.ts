import { expect, test } from 'vitest'
import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { instruments } from '#content/case-1/instruments.ts'
import { lastBy } from '../../../base/charts/in-order.ts'
import type { Stretch } from '../playhead/playhead.ts'
import { layOutChart, timeScale, timeTicks } from './chart-layout.ts'
import { apartBy, barsIn, clustersOf, marksIn, pressedItems, stepPath } from './in-view.ts'
import { type Item, itemsOf } from './items.ts'
import { lanesOf, packBars } from './lane-rows.ts'
import { tracksOf } from './tracks.ts'
import { panned, revealing, zoomed } from './view-controls.tsx'

const SECOND = 1000
const HOUR = 3_600_000
const run = { from: 1_000_000, to: 1_000_000 + HOUR }
const at = (seconds: number) => run.from + seconds * SECOND
const item = (seconds: number, some: Partial<Item> = {}): Item => ({
  id: `${some.lane ?? 'chat'} ${seconds}`,
  lane: 'chat',
  kind: 'message',
  at: at(seconds),
  by: 0,
  text: 'Hello',
  ...some,
})
const bar = (from: number, to: number, some: Partial<Item> = {}) =>
  item(from, { lane: 'tasks', kind: 'work', to: at(to), ...some })
const seconds = (items: readonly { readonly at: number }[]) => items.map((each) => (each.at - run.from) / SECOND)

test('marks that fall together are one, and come apart when one looks closer', () => {
  const items = [0, 10, 40, 400].map((each) => item(each))
  const counts = (pxPerMs: number) => clustersOf(items, pxPerMs).map((cluster) => cluster.items.length)
  expect(counts(1 / 3600)).toEqual([3, 1])
  expect(counts(1 / 1000)).toEqual([2, 1, 1])
  expect(counts(1 / 100)).toEqual([1, 1, 1, 1])
})

test('marks in a long row do not chain into one', () => {
  const talk = Array.from({ length: 2000 }, (_, index) => item(index))
  const clusters = clustersOf(talk, 1 / 1000)
  expect(clusters.length).toBeGreaterThan(100)
  expect(clusters.flatMap(({ items }) => items)).toHaveLength(2000)
})

test('no two marks overlap, however many stand in each', () => {
  const items = [0, 15, 20, 21, 22, 40].map((each) => item(each))
  const places = seconds(clustersOf(items, 1 / 1000))
  const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16)
})

test('only what is in view is drawn, and what reaches into it', () => {
  const items = Array.from({ length: 100 }, (_, index) => item(index * 10))
  expect(seconds(marksIn(items, { from: at(300), to: at(330) }, 0))).toEqual([300, 310, 320, 330])
  expect(seconds(marksIn(items, { from: at(300), to: at(310) }, 10 * SECOND))).toEqual([290, 300, 310, 320])
  const bars = [bar(0, 100), bar(100, 400), bar(500, 510)]
  expect(seconds(barsIn(bars, { from: at(200), to: at(300) }))).toEqual([100])
  expect(seconds(barsIn(bars, { from: at(450), to: at(600) }))).toEqual([500])
  expect(barsIn(bars, { from: at(420), to: at(430) })).toEqual([])
})

test('stretches that overlap stand in rows of their own', () => {
  const rows = packBars([bar(0, 10), bar(5, 20), bar(10, 30), bar(20, 25)])
  expect(rows.map(seconds)).toEqual([
    [0, 10],
    [5, 20],
  ])
})

test('advice stands apart from the decision, wrong attempts apart from the work', () => {
  const lanes = lanesOf([
    item(1, { lane: 'decisions', kind: 'advice', by: 2 }),
    item(2, { lane: 'decisions', kind: 'advice', by: 1 }),
    bar(3, 60, { by: 2 }),
    item(4, { lane: 'decisions', kind: 'decision', by: 0 }),
    item(5, { lane: 'tasks', kind: 'wrong', by: 2 }),
  ])
  expect(lanes.map(({ name, rows }) => [name, rows.map(({ key }) => key)])).toEqual([
    ['decisions', ['0 marks', '1 marks', '2 marks']],
    ['tasks', ['2 marks', '2 bars 0']],
  ])
})

test('the small steps of a row stand behind its marks, one for each place', () => {
  const steps = [1, 2, 3, 50].map((each) => item(each, { lane: 'tasks', kind: 'step', by: 2 }))
  const [lane] = lanesOf([...steps, item(60, { lane: 'tasks', kind: 'wrong', by: 2 })])
  expect(lane?.rows.map((row) => [row.look, seconds(row.items), seconds(row.steps)])).toEqual([
    ['marks', [60], [1, 2, 3, 50]],
  ])
  expect(seconds(apartBy(steps, 2 * SECOND))).toEqual([1, 3, 50])
})

test('a lane with nothing in it is not drawn', () => {
  expect(lanesOf([item(1), item(2, { lane: 'flags', kind: 'flag' })]).map(({ name }) => name)).toEqual([
    'chat',
    'flags',
  ])
})

test('lanes stand below each other, on a phone with their names above them', () => {
  const lanes = lanesOf([item(1), bar(2, 3)])
  const [wide, narrow] = [
    layOutChart(lanes, tracksOf(instruments), 1000),
    layOutChart(lanes, tracksOf(instruments), 350),
  ]
  expect([wide.gutter > 0, narrow.gutter]).toEqual([true, 0])
  expect(narrow.height).toBeGreaterThan(wide.height)
  for (const { lanes } of [wide, narrow]) {
    expect(lanes[1]?.y).toBe((lanes[0]?.y ?? 0) + (lanes[0]?.height ?? 0))
    for (const { y, height, rows } of lanes) {
      for (const row of rows) expect(row.y >= y && row.y + row.height <= y + height).toBe(true)
    }
  }
})

test('who looks closer keeps what is under the finger, and never leaves the run', () => {
  const closer = zoomed(run, run, 0.5, at(900))
  expect(seconds([{ at: closer.from }, { at: closer.to }])).toEqual([450, 2250])
  expect(zoomed(closer, run, 100, at(900))).toEqual(run)
  const closest = zoomed(run, run, 1e-9, at(0))
  expect(closest.to - closest.from).toBe(20_000)
  expect(panned(closer, run, -HOUR)).toEqual({ from: at(0), to: at(1800) })
  expect(panned(closer, run, HOUR)).toEqual({ from: at(1800), to: at(3600) })
})

test('a run shorter than the closest look stays whole', () => {
  const short = { from: 0, to: 5000 }
  expect(zoomed(short, short, 0.1, 2500)).toEqual(short)
})

test('a playhead that leaves the view takes it along', () => {
  const view = { from: at(600), to: at(1200) }
  expect(revealing(view, run, at(900))).toBe(view)
  expect(seconds([{ at: revealing(view, run, at(1201)).from }])).toEqual([1111])
  expect(revealing(view, run, at(3600))).toEqual({ from: at(3000), to: at(3600) })
})

test('the ruler has full times since the start, as many as can be read', () => {
  const texts = (view: Stretch, width: number) => timeTicks(view, { ...run, pauses: [] }, width).map(({ text }) => text)
  expect(texts(run, 370)).toEqual(['0:00:00', '0:15:00', '0:30:00', '0:45:00', '1:00:00'])
  expect(texts({ from: at(60), to: at(120) }, 370)).toEqual(['0:01:00', '0:01:15', '0:01:30', '0:01:45', '0:02:00'])
})

test('times on a wide ruler keep their distance', () => {
  const half = { from: at(0), to: at(2190), pauses: [] }
  expect(timeTicks(half, half, 1800).map(({ text }) => text)).toEqual([
    '0:00',
    '5:00',
    '10:00',
    '15:00',
    '20:00',
    '25:00',
    '30:00',
    '35:00',
  ])
})

test('a run of a few seconds has no time twice on its ruler', () => {
  const short = { from: at(0), to: at(5), pauses: [] }
  expect(timeTicks(short, short, 1200).map(({ text }) => text)).toEqual([
    '0:00',
    '0:01',
    '0:02',
    '0:03',
    '0:04',
    '0:05',
  ])
})

test('a reading holds until it changes, and begins at the edge of the view', () => {
  const points = [
    { at: at(0), value: 160 },
    { at: at(100), value: 120 },
    { at: at(200), value: 90 },
    { at: at(900), value: 60 },
  ]
  const x = (moment: number) => (moment - at(0)) / SECOND
  const path = (view: typeof run) =>
    stepPath(
      points,
      ({ value }) => value,
      view,
      x,
      (value) => value,
    )
  expect(path({ from: at(0), to: at(250) })).toBe('M0 160H100V120H200V90H250')
  expect(path({ from: at(150), to: at(180) })).toBe('M100 120H180')
  expect(lastBy(points, at(199))?.value).toBe(120)
  expect(lastBy(points, at(0) - 1)).toBeUndefined()
})

test('a press means the nearest thing in its row, or nothing', () => {
  const items = [item(1000), item(1001), item(2000), item(2400, { kind: 'step' }), bar(500, 3000)]
  const layout = layOutChart(lanesOf(items), [], 1000)
  const x = timeScale(run, layout)
  const [tasks, chat] = layout.lanes
  const pressed = (seconds: number, lane: typeof tasks) =>
    pressedItems(layout, items, x, { x: x(at(seconds)), y: (lane?.y ?? 0) + 10 }).map(({ id }) => id)
  expect(pressed(1010, chat)).toEqual(['chat 1000', 'chat 1001'])
  expect(pressed(2040, chat)).toEqual(['chat 2000'])
  expect(pressed(1500, chat)).toEqual([])
  expect(pressed(1500, tasks)).toEqual(['tasks 500'])
  expect(pressed(2400, chat)).toEqual(['chat 2400'])
  expect(pressedItems(layout, items, x, { x: 500, y: 5 })).toEqual([])
})

test('everything of a run is told in one order', () => {
  const line: TimeLine = {
    run: 1,
    ...run,
    isWhole: false,
    missing: [],
    instruments,
    vitals: [
      {
        ...{ at: at(30), event: 'Met her.' },
        monitor: { heartRate: 168, bloodPressure: '38/22 (27)', oxygenPre: 88, oxygenPost: 70 },
      },
    ],
    gases: [],
    entries: [
      { id: 'a', lane: 'chat', at: at(10), version: 3, by: 1, kind: 'message', text: 'Hi' },
      { id: 'b', lane: 'pauses', at: at(50), version: 4, by: 'educator', kind: 'pause', text: 'The case stood still.' },
    ],
    moments: [{ id: 'm', at: at(40), isGood: true, title: 'Asked early', why: 'Advice came first' }],
  }
  const items = itemsOf(line)
  expect(items.map(({ lane }) => lane)).toEqual(['chat', 'vitals', 'moments', 'pauses'])
  expect(items[1]?.text).toBe('Heart rate 168, pressure 38/22 (27), SpO2 hand 88 %, foot 70 %. Met her.')
})

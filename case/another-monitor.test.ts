import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER } from './records/roles.ts'
import { reportCsv } from './report/csv/run-csv.ts'
import { reportOf } from './report/report.ts'
import { leavePoint } from './rules/bedside.ts'
import { inOneLine } from './story/checks/complaint.ts'
import { storyMistakes } from './story/checks/story.ts'
import type { CaseContent } from './story/content.ts'
import type { Sign } from './story/sign.ts'
import { Walk } from './testing/walk.ts'
import { worstChoices } from './testing/walk-choices.ts'
import { viewNewborn } from './views/console/newborn.ts'
import { viewFor } from './views/view-cutter.ts'

// Another value on the monitor and a row more need content and nothing else.

const warmth: Sign = {
  ...{ kind: 'number', slug: 'skin', label: 'Temp', unit: '°C', name: 'Skin temperature' },
  limits: { low: 36, high: 37.5, veryLow: 35 },
}
const { allStates, alliStat } = case1.vitalStats
const row = { heartRate: 60, bloodPressure: '20/10 (13)', oxygenPre: 40, oxygenPost: 30 }
const { talk } = case1.standIns
const { monitorCourse } = case1
if (!monitorCourse) throw new Error('the first story moves in time')
const warming = { sign: 'skin', overS: 90, drift: 0, margin: 0.2, hand: { from: 32, to: 40, step: 0.2 } }

const warmed: CaseContent = {
  ...case1,
  instruments: { ...case1.instruments, signs: [...case1.instruments.signs, warmth] },
  monitorCourse: { ...monitorCourse, signs: [...monitorCourse.signs, warming] },
  vitalStats: {
    ...case1.vitalStats,
    allStates: [...allStates, row].map((one, index) => ({ ...one, skin: 37 - index })),
  },
  standIns: { ...case1.standIns, talk: { ...talk, readings: { ...talk.readings, skin: 'Temp {value}' } } },
}

test('a monitor with one value and one row more is whole', () => {
  expect(storyMistakes(warmed).map(inOneLine)).toEqual([])
})

test('she can fall to the row that is there now, and the gas to its own last', () => {
  const [story] = warmed.decisionStories
  if (!story) throw new Error('a story has points')
  const worse = { ...story, course: [{ when: [], monitor: 4, gas: 4 }] }
  const left = leavePoint(warmed, warmed.asFound, warmed.asFound, worse, new Set())
  expect([left.monitor, left.gas]).toEqual([allStates.length, alliStat.length - 1])
})

test('it is told at the bedside, to who teaches, in report and CSV', () => {
  const walk = new Walk({ content: warmed })
  walk.toReport(worstChoices)
  const { vitals, instruments } = viewFor(walk.state, PROVIDER, warmed)
  expect(instruments.signs.at(-1)).toEqual(warmth)
  expect(vitals?.monitor.skin).toEqual(expect.any(Number))
  expect(viewNewborn(walk.state, warmed).monitor).toContainEqual({
    label: 'Skin temperature',
    value: `${vitals?.monitor.skin} °C`,
  })
  const report = reportOf(walk.log, warmed)
  expect(reportCsv(report)).toContain('"As found","skin temperature"')
})

const saysOf = (change: Partial<CaseContent>) =>
  storyMistakes({ ...warmed, ...change })
    .map(inOneLine)
    .join('\n')
const withSigns = (signs: readonly Sign[]) => ({ instruments: { ...warmed.instruments, signs } })
const { signs } = warmed.instruments

test.each([
  [
    { vitalStats: case1.vitalStats },
    'vitalStats.allStates[0]: it needs bloodPressure, heartRate, oxygenPost, oxygenPre, skin',
  ],
  [withSigns([...signs, warmth]), 'instruments: “skin” is there twice'],
  [withSigns(signs.filter(({ kind }) => kind !== 'rate')), 'the heart has no rate, or several'],
  [withSigns([...signs.slice(0, 4), { ...warmth, limits: { low: 38, high: 37, veryLow: 35 } }]), 'limits: they cross'],
  [{ standIns: case1.standIns }, 'standIns.talk.readings.skin: nobody says how it is told'],
  [{ arrival: { worstRow: 5 } }, 'there is no row 5'],
  [
    { vitalStats: { ...warmed.vitalStats, alliStat: alliStat.map(({ ph: _, ...gas }) => gas) } },
    'vitalStats.alliStat[0]: it needs',
  ],
  [
    {
      injections: case1.injections.map((one) =>
        one.display?.lost ? { ...one, display: { ...one.display, lost: 'etco2' } } : one,
      ),
    },
    'the monitor has no signal “etco2”',
  ],
])('a value that is not declared as it is shown is found: %#', (change, what) => {
  expect(saysOf(change)).toContain(what)
})

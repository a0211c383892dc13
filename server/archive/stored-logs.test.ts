import { readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { RULES, servedRules } from '#case/rules/rules-number.ts'
import { toldOfLog } from '#case/testing/told-of-log.ts'
import { readEntry, type StoredEntry } from '../store/stored-log.ts'
import { storyOfBefore } from '../stories/played-stories.ts'

// Runs as they were stored, and all that was told of them then: each with the number of its rules in its name, and looked at with
// its story in the version that was played.
const folder = new URL('./stored-logs/', import.meta.url)
const names = readdirSync(folder)
const numberOf = (name: string) => Number.parseInt(name, 10)

type Told = ReturnType<typeof toldOfLog>
interface StoredRun {
  /** The first two were stored without it. */
  readonly story?: { readonly id: string; readonly version: number }
  readonly log: readonly StoredEntry[]
  readonly told: Omit<Told, 'monitor'> & Partial<Pick<Told, 'monitor'>>
}
const storedRun = (name: string): StoredRun => JSON.parse(gunzipSync(readFileSync(new URL(name, folder))).toString())

const whatToDo = `A run that was stored before would be told otherwise now. If that must be, raise RULES in
case/rules/rules-number.ts, serve the number before only where its runs are still told as they were, and store runs of the
new one here (scripts/structure/store-logs.ts).`

test('of the rules of today there are stored runs', () => {
  expect(names.map(numberOf), whatToDo).toContain(RULES)
})

test.each(names.filter((name) => servedRules.includes(numberOf(name))))(
  'a stored run is told as it was: %s',
  async (name) => {
    const { log, told, story = { id: 'case-1', version: 2 } } = storedRun(name)
    const content = await storyOfBefore(story)
    if (!content) throw new Error('its story is not kept')
    const now = toldOfLog(log.map(readEntry), content)
    // What is told besides, was not told then. No line of the file, no sentence and no number of a screen may be missing.
    expect(JSON.parse(JSON.stringify(now)), whatToDo).toMatchObject({
      report: told.report,
      line: { ...told.line, vitals: told.line.vitals.map(asTheMonitorShowed) },
    })
    expect(missing(told.csv, now.csv), whatToDo).toEqual([])
    // The first were stored before monitors moved in time.
    expect(told.monitor === undefined ? [] : now.monitor, whatToDo).toEqual(told.monitor ?? [])
    for (const [index, words] of told.screens.entries())
      expect(
        missing(words, now.screens[index] ?? []).filter((word) => !drawnByNoPage.has(word)),
        whatToDo,
      ).toEqual([])
  },
  120_000,
)

/** What the phone says of the newborn was sent as numbers as well, which no page drew. */
const drawnByNoPage = new Set(['7.14', '50/30 (37)'])

/** The first of them were stored when the time line named what the monitor shows in its own words. */
const asTheMonitorShowed = (point: object): object => {
  if (!('spo2Hand' in point && 'spo2Foot' in point && 'heartRate' in point && 'bloodPressure' in point)) return point
  const {
    spo2Hand: oxygenPre,
    spo2Foot: oxygenPost,
    heartRate,
    bloodPressure,
    mapMmHg: _,
    ...rest
  } = { mapMmHg: 0, ...point }
  return { ...rest, monitor: { heartRate, bloodPressure, oxygenPre, oxygenPost } }
}

const missing = (then: readonly string[], now: readonly string[]): string[] =>
  then.filter((one) => !now.includes(one) && !now.some((other) => other.startsWith(`${one},`)))

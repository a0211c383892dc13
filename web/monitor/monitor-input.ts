import { useMemo } from 'react'
import { type CourseView, digitsOf, type ShownSign, showing } from '#case/course/monitor-signs.ts'
import { areSameValues, type Values, valuesIn } from '#case/course/values.ts'
import type { MonitorRow } from '#case/records/vital-stats.ts'
import type { Sign } from '#case/story/sign.ts'
import type { VitalsView } from '#case/views/bedside/vitals.ts'
import { useSurroundings, useView } from '../base/live/surroundings.ts'
import type { Alarm } from './alarms/alarms.ts'
import type { Driven } from './create-monitor.ts'
import { type Readings, readingsIn } from './heart/readings.ts'

/** What a monitor shows, and where it stands at any moment. */
export interface MonitorInput {
  readonly signs: readonly Sign[]
  /** Its row. */
  readonly target: Readings
  /** Null: it goes to its row by itself. */
  readonly drive: ((isStill: boolean) => Driven) | null
  /** Something leads it away from its row. */
  readonly isLedAway: boolean
  /** Something is still on its way. */
  readonly isUnderWay: () => boolean
  readonly hasArterialLine: boolean
  readonly lost: string | null
  /** The alarm of what is lost is off. */
  readonly isSilent: boolean
}

type Shown = Pick<VitalsView, 'monitor' | 'course' | 'hasArterialLine' | 'lost' | 'isSilent'>

/** Null: the row cannot be read. `now` is the clock of the case. */
export function monitorInput(vitals: Shown, rowSigns: readonly Sign[], now: () => number): MonitorInput | null {
  const { monitor: row, course, hasArterialLine, lost, isSilent = false } = vitals
  const target = readingsIn(rowSigns, row)
  if (!target) return null
  const shown = { hasArterialLine, lost, isSilent }
  if (!course) return { ...shown, signs: rowSigns, target, drive: null, isLedAway: false, isUnderWay: () => false }
  const signs = signsWith(rowSigns, course.beside)
  // Read once: it is asked in each frame.
  const showAt = showing({ signs: rowSigns, row, course })
  const digits = Object.fromEntries(signs.map((sign) => [sign.slug, digitsOf(sign)]))
  return {
    ...shown,
    signs,
    target: { ...target, ...Object.fromEntries(course.beside.map(({ sign, value }) => [sign.slug, value])) },
    drive: (isStill) => ({ ...drivenBy(showAt(now(), isStill)), digits }),
    isLedAway: isLedAway(signs, row, course),
    isUnderWay: () => now() < arrivesAt(course),
  }
}

/** The same list for the same signs: what is drawn is laid out for it once. */
const lists = new WeakMap<readonly Sign[], { readonly key: string; readonly signs: readonly Sign[] }>()

function signsWith(rowSigns: readonly Sign[], beside: CourseView['beside']): readonly Sign[] {
  const key = beside.map(({ sign }) => sign.slug).join()
  const known = lists.get(rowSigns)
  if (known?.key === key) return known.signs
  const signs = [...rowSigns, ...beside.map(({ sign }) => sign)]
  lists.set(rowSigns, { key, signs })
  return signs
}

const arrivesAt = ({ signs, pace }: CourseView): number =>
  Math.max(...signs.map(({ stretch }) => (stretch ? stretch.since + stretch.over / pace : 0)))

function isLedAway(signs: readonly Sign[], row: MonitorRow, { signs: courses, beside }: CourseView): boolean {
  return signs.some((sign) => {
    const to = courses.find((one) => one.sign === sign.slug)?.stretch?.to
    const stood = valuesIn(sign, row) ?? beside.flatMap((one) => (one.sign.slug === sign.slug ? [one.value] : []))
    return to !== undefined && !areSameValues(to, stood)
  })
}

function drivenBy(shown: readonly ShownSign[]): Pick<Driven, 'readings' | 'alarms'> {
  const readings = Object.fromEntries(shown.flatMap(({ sign, values }) => readingsOf(sign, values)))
  const alarms = shown.flatMap(({ sign, alarm }): Alarm[] => (alarm ? [{ sign, word: alarm }] : []))
  return { readings: readings as unknown as Readings, alarms } // the row was read, so it has a rate
}

function readingsOf({ kind, slug }: Sign, [first = 0, upper = 0, lower = 0]: Values): [string, number][] {
  if (kind === 'rate') return [[kind, first]]
  if (kind !== 'pressure' && kind !== 'cuff') return [[slug, first]]
  const [mean, of] = kind === 'pressure' ? ['mean', ''] : [slug, `${slug}.`]
  return [
    [mean, first],
    [`${of}systolic`, upper],
    [`${of}diastolic`, lower],
  ]
}

/** The monitor of whatever the page looks at. */
export function useMonitorInput(vitals: Shown | null | undefined, signs: readonly Sign[]): MonitorInput | null {
  const { now } = useSurroundings()
  const pausedAt = useView((view) => view.pause?.since ?? null) ?? null
  return useMonitorInputAt(vitals, signs, { now, pausedAt })
}

interface CaseClock {
  readonly now: () => number
  readonly pausedAt: number | null
}

/** The same where the page itself looks at no case. */
export const useMonitorInputAt = (
  vitals: Shown | null | undefined,
  signs: readonly Sign[],
  { now, pausedAt }: CaseClock,
): MonitorInput | null =>
  useMemo(
    () => (vitals ? monitorInput(vitals, signs, () => Math.min(now(), pausedAt ?? Number.POSITIVE_INFINITY)) : null),
    [vitals, signs, now, pausedAt],
  )

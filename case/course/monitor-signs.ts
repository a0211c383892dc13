import type { Stretch } from '../records/course.ts'
import type { MonitorRow } from '../records/vital-stats.ts'
import type { Sign } from '../story/sign.ts'
import { type AlarmWord, wordFor } from './alarm-word.ts'
import { type Values, valuesIn, withFirst } from './values.ts'

/** How a sign moves, as a page is told: of where it goes only the stretch that is under way. */
export interface SignCourse {
  /** Its name. */
  readonly sign: string
  readonly drift: number
  readonly margin: number
  /** None: it stands at its row. */
  readonly stretch?: Stretch
}

/** What a page works out the numbers of a moment with. Times are the server's. */
export interface CourseView {
  /** Of how it moves by itself. */
  readonly seed: number
  readonly origin: number
  readonly pace: number
  readonly signs: readonly SignCourse[]
  /** What is measured beside the rows. */
  readonly beside: readonly { readonly sign: Sign; readonly value: number }[]
}

/** Where a sign is between its two ends. `now` is that of the case: while that stands still, so does it. */
export function alongStretch({ from, to, since, over }: Stretch, now: number, pace: number): Values {
  const part = partOf({ since, over }, now, pace)
  if (part >= 1) return to
  return to.map((value, place) => {
    const start = from[place] ?? value
    return start + (value - start) * part
  })
}

const partOf = ({ since, over }: Pick<Stretch, 'since' | 'over'>, now: number, pace: number): number =>
  over <= 0 ? 1 : Math.min(1, Math.max(0, ((now - since) * pace) / over))

/** Its alarm, by its course alone: what it moves by itself never sounds one. */
export function alarmAlong(
  { limits, digits }: { readonly limits?: Sign['limits']; readonly digits: number },
  { margin, stretch }: Pick<SignCourse, 'margin' | 'stretch'>,
  first: number,
  { now, pace }: { readonly now: number; readonly pace: number },
): AlarmWord | null {
  if (!limits) return null
  const isUnderWay = stretch !== undefined && partOf(stretch, now, pace) < 1
  return wordFor(roundedTo(digits, first), limits, isUnderWay ? stretch.held : undefined, margin)
}

export const digitsOf = (sign: Sign): number => (sign.kind === 'number' ? (sign.digits ?? 0) : 0)

export function roundedTo(digits: number, value: number): number {
  const times = 10 ** digits
  return Math.round(value * times) / times
}

export interface ShownSign {
  readonly sign: Sign
  /** With what it moves by itself. */
  readonly values: Values
  readonly alarm: AlarmWord | null
}

interface Moving {
  readonly signs: readonly Sign[]
  readonly row: MonitorRow
  readonly course: CourseView
}

/** What the monitor shows at any moment, in its order, once row and course are read. What cannot be read is left out. */
export function showing({ signs, row, course }: Moving): (now: number, isStill?: boolean) => readonly ShownSign[] {
  const { pace } = course
  const one = (sign: Sign, values: Values | null) => {
    if (!values) return []
    const own = courseOf(sign.slug, course)
    const limited = { digits: digitsOf(sign), ...(sign.limits && { limits: sign.limits }) }
    return [
      (now: number, isStill: boolean): ShownSign => {
        const along = own?.stretch ? alongStretch(own.stretch, now, pace) : values
        const alarm = own ? alarmAlong(limited, own, along[0] ?? 0, { now, pace }) : null
        return { sign, values: isStill ? along : withDrift(along, own, course, now), alarm }
      },
    ]
  }
  const each = [
    ...signs.flatMap((sign) => one(sign, valuesIn(sign, row))),
    ...course.beside.flatMap(({ sign, value }) => one(sign, [value])),
  ]
  return (now, isStill = false) => each.map((show) => show(now, isStill))
}

/** The same, of one moment alone. */
export const shownAt = (moving: Moving, now: number, { isStill = false } = {}): readonly ShownSign[] =>
  showing(moving)(now, isStill)

/** What a sign reads at a moment that stands at these values in its row. */
export function valuesShown(
  slug: string,
  values: Values,
  course: CourseView,
  now: number,
  { isStill = false } = {},
): Values {
  const own = courseOf(slug, course)
  const along = own?.stretch ? alongStretch(own.stretch, now, course.pace) : values
  return isStill ? along : withDrift(along, own, course, now)
}

const courseOf = (slug: string, { signs }: CourseView) => signs.find(({ sign }) => sign === slug)

function withDrift(values: Values, own: SignCourse | undefined, { seed, origin }: CourseView, now: number): Values {
  const [first = 0] = values
  if (!own || own.drift === 0) return values
  return withFirst(values, first + own.drift * naturally(seed, own.sign, now - origin))
}

/** So often a sign takes another way by itself, in ms of the room. */
const EVERY_MS = 6000

/** Between -1 and 1, and the same whenever it is asked of the same moment of the same run. */
export function naturally(seed: number, sign: string, ms: number): number {
  const place = Math.floor(ms / EVERY_MS)
  const part = ms / EVERY_MS - place
  const [from, to] = [knot(seed, sign, place), knot(seed, sign, place + 1)]
  return from + (to - from) * part * part * (3 - 2 * part)
}

/** Whole numbers alone, so that every engine comes to the same. */
function knot(seed: number, sign: string, place: number): number {
  let mixed = mix(seed) ^ mix(place + 0x9e37)
  for (let index = 0; index < sign.length; index++) mixed = mix(mixed ^ sign.charCodeAt(index))
  return (mixed >>> 8) / 0x7fffff - 1
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return mixed ^ (mixed >>> 16)
}

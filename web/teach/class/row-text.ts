import { digitsOf, roundedTo, valuesShown } from '#case/course/monitor-signs.ts'
import { DASHES, type Values, valuesIn } from '#case/course/values.ts'
import type { LedRoom } from '#case/rooms.ts'
import { told } from '#case/story/readings.ts'
import type { LastWord, RoomOverview, SignTold } from '#case/views/room-overview.ts'

import { roles } from '../../base/roles/roles.ts'
import { seatLines, withoutSeat } from '../rooms/room-text.ts'

/** Who is at a step, and which that is. */
interface Whereabouts {
  readonly who: string
  readonly step: string
}

/** Where the team is: the Provider first, then those who are elsewhere. */
export function whereabouts({ seats, isRunning }: Pick<LedRoom, 'seats' | 'isRunning'>): Whereabouts[] {
  if (!isRunning) return []
  const steps = new Map<string, string[]>()
  for (const { id, label } of roles) {
    const seat = seats.find(({ roleId }) => roleId === id)
    if (seat) steps.set(seat.title, [...(steps.get(seat.title) ?? []), label])
  }
  const isOne = steps.size === 1 && seats.length === roles.length
  return [...steps].map(([step, who]) => ({ who: isOne ? 'All three' : who.join(', '), step }))
}

/** Whose last word it was: what was written in quotation marks, what was done without. */
export const lastWordText = ({ by, isChat, text }: LastWord): string =>
  `${by === 'team' ? 'Team' : roles[by].label}: ${isChat ? `“${text}”` : text}`

/** Whose seats are free, and who has gone from theirs, at once. Null: all three are there. */
export function missingText(room: Pick<LedRoom, 'seats' | 'people'>): string | null {
  const missing = new Map<string, string[]>()
  for (const [role, { seat, holder }] of seatLines(room).entries()) {
    const how = !seat ? 'free' : !holder?.isSignedIn ? 'signed out' : holder.isPresent ? null : 'away'
    if (how) missing.set(how, [...(missing.get(how) ?? []), roles[role as 0 | 1 | 2].label]) // lines are by role
  }
  return missing.size > 0 ? [...missing].map(([how, who]) => `${who.join(', ')} ${how}`).join('; ') : null
}

/** How many of the three are the trainer itself, and who else is in the room. */
export function besidesText(room: Pick<LedRoom, 'seats' | 'people'>): string {
  const standIns = room.seats.filter(({ standIn }) => standIn).length
  const others = withoutSeat(room).length
  return [
    standIns > 0 && `${standIns} ${standIns === 1 ? 'stand-in' : 'stand-ins'}`,
    others > 0 && `${others} without a seat`,
  ]
    .filter(Boolean)
    .join(', ')
}

const aloud = { rate: 'heart rate', pressure: 'blood pressure', saturation: 'oxygen saturation' } as const

/** Her vital signs as they are read aloud. */
export function vitalsAloud(vitals: readonly SignTold[]): string {
  const text = told(
    vitals,
    ({ kind, value, place, label }, isFirst) => {
      const name = kind === 'number' || kind === 'cuff' ? label : aloud[kind]
      const read = value === DASHES ? 'without a signal' : kind === 'saturation' ? `${value} %` : value
      if (kind === 'saturation') return `${isFirst ? `${name} ` : ''}at the ${place} ${read}`
      return `${name} ${read}`
    },
    ', ',
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What the monitor of a room shows now, as its own pages work it out. `now` is the clock of its case. */
export function vitalsNow(
  { vitals, course }: Pick<RoomOverview, 'vitals' | 'course'>,
  now: number,
  { isStill = false } = {},
): readonly SignTold[] {
  if (!vitals || !course) return vitals ?? []
  const shown = (slug: string, values: Values) => valuesShown(slug, values, course, now, { isStill })
  const ofRow = vitals.map((told) => {
    const { sign: slug, kind, value } = told
    const values = slug === undefined ? null : valuesIn({ kind, slug }, { [slug]: value })
    if (slug === undefined || !values) return told
    const [first = 0, upper, lower] = shown(slug, values).map((one) => roundedTo(0, one))
    return { ...told, value: upper === undefined ? first : `${upper}/${lower} (${first})` }
  })
  const beside = course.beside.map(({ sign, value }): SignTold => {
    const [first = 0] = shown(sign.slug, [value])
    return { kind: sign.kind, sign: sign.slug, label: sign.label, value: first.toFixed(digitsOf(sign)) }
  })
  return [...ofRow, ...beside]
}

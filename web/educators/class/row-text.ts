import type { MonitorRow } from '#case/records/vital-stats.ts'
import type { LedRoom } from '#case/rooms.ts'
import type { LastWord } from '#case/views/room-overview.ts'
import { roles } from '../../roles/roles.ts'
import { seatLines, stepTitle, withoutSeat } from '../rooms/room-text.ts'

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
    if (seat) steps.set(stepTitle(seat), [...(steps.get(stepTitle(seat)) ?? []), label])
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

/** Her vital signs as they are read aloud. */
export const vitalsAloud = ({ heartRate, bloodPressure, oxygenPre, oxygenPost }: MonitorRow): string =>
  `Heart rate ${heartRate}, blood pressure ${bloodPressure}, oxygen saturation at the hand ${oxygenPre} %, at the foot ${oxygenPost} %`

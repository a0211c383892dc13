import type { LedRoom } from '#case/rooms.ts'
import { roles } from '../../base/roles/roles.ts'
import { standInAs } from '../../hands/team/use-team.ts'

type Person = LedRoom['people'][number]
type Seat = LedRoom['seats'][number]

/** Who sits in a seat, and where that role stands. */
export interface SeatLine {
  readonly seat: Seat | undefined
  readonly holder: Person | undefined
}

export const seatLines = ({ seats, people }: Pick<LedRoom, 'seats' | 'people'>): SeatLine[] =>
  roles.map(({ id }) => {
    const seat = seats.find(({ roleId }) => roleId === id)
    return { seat, holder: seat?.standIn ? standInAs(seat.uid) : people.find(({ uid }) => uid === seat?.uid) }
  })

/** Those who are there and have no seat. */
export const withoutSeat = ({ seats, people }: Pick<LedRoom, 'seats' | 'people'>): Person[] =>
  people.filter(({ uid }) => seats.every((seat) => seat.uid !== uid))

/** Seats of a running case that nobody plays, in words. Who counts as away is the asker's to say. */
export const seatTroubles = (room: Pick<LedRoom, 'seats' | 'people'>, isAway: (holder: Person) => boolean): string[] =>
  seatLines(room).flatMap(({ seat, holder }, role) => {
    const { label } = roles[role as 0 | 1 | 2]
    if (!seat) return [`Nobody has the seat of ${label}.`]
    if (!holder?.isSignedIn) return [`${label} is signed out.`]
    return isAway(holder) ? [`${holder.name} (${label}) is away.`] : []
  })

/** What in a room waits for whoever teaches, most pressing first. */
export function waitsForEducator(room: Pick<LedRoom, 'isRunning' | 'isAtReport' | 'seats' | 'people'>): string[] {
  if (!room.isRunning) {
    if (room.people.length === 0) return ['Nobody has come yet. Show the code.']
    return ['Waits for somebody to take the Provider’s seat.']
  }
  const lines = seatTroubles(room, ({ isPresent }) => !isPresent)
  return room.isAtReport ? [...lines, 'The team is at its report. End the run when the talk is over.'] : lines
}

/** Minutes, or hours and minutes. */
export function elapsedText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** As people say it: no points, and a code is read in two halves. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`

/** Whether an address leads to the computer itself, so that no other device can open it. */
export const isOwnComputer = (address: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)

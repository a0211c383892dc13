import type { ConsoleTold } from '#case/console.ts'
import type { RoleId } from '#case/records/roles.ts'
import { stepAt } from '../../../steps/pages.ts'
import { presenceText } from '../../../team/presence.tsx'
import { standInAs } from '../../../team/use-team.ts'
import { elapsedText } from '../../rooms/room-text.ts'

/** What there is to say of a seat beside its screen. */
export interface SeatStanding {
  readonly name: string
  readonly isEmpty: boolean
  readonly isPresent: boolean
  readonly standIn: ConsoleTold['view']['seats'][number]['standIn']
  /** Null while the holder is simply there. */
  readonly state: string | null
  readonly step: string
  /** How long already; null before the case has begun. */
  readonly since: string | null
}

type Told = Pick<ConsoleTold, 'people'> & {
  readonly view: Pick<ConsoleTold['view'], 'seats' | 'places' | 'pause' | 'isRunning'>
}

export function seatStanding({ view, people }: Told, role: RoleId, now: number): SeatStanding {
  const seat = view.seats.find(({ roleId }) => roleId === role)
  const holder = seat?.standIn ? standInAs(seat.uid) : people.find(({ uid }) => uid === seat?.uid)
  const place = view.places[role]
  // While all stands still, nobody is at a step for longer.
  const until = view.pause?.since ?? now
  return {
    name: holder?.name ?? (seat ? 'Somebody' : ''),
    isEmpty: !seat,
    isPresent: holder?.isPresent ?? false,
    standIn: seat?.standIn ?? null,
    state: seat ? stateOf(holder, seat.standIn) : 'seat free',
    step: stepAt(role, place?.step ?? 0).title,
    since: place && view.isRunning ? `${elapsedText(until - place.since)} here` : null,
  }
}

function stateOf(holder: ConsoleTold['people'][number] | undefined, standIn: SeatStanding['standIn']): string | null {
  if (standIn)
    return `stand-in, ${standIn.manner}: ${presenceText({ isSignedIn: true, isPresent: true, standIn }).toLowerCase()}`
  if (!holder) return null
  return holder.isPresent ? null : presenceText(holder).toLowerCase()
}

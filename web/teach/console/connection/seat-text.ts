import type { RoleId } from '#case/records/roles.ts'
import type { ConsoleTold } from '#case/views/console/console-messages.ts'
import type { FlowsView } from '#case/views/flows.ts'
import { pagesOf } from '../../../hands/steps/pages.ts'
import { presenceText } from '../../../hands/team/presence.tsx'
import { standInAs } from '../../../hands/team/use-team.ts'
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

type Told = Pick<ConsoleTold, 'people' | 'looking'> & {
  readonly view: Pick<ConsoleTold['view'], 'seats' | 'places' | 'pause' | 'isRunning'>
}

export function seatStanding(
  { view, people, looking }: Told,
  role: RoleId,
  now: number,
  flows: FlowsView | undefined,
): SeatStanding {
  const seat = view.seats.find(({ roleId }) => roleId === role)
  const holder = seat?.standIn ? standInAs(seat.uid) : people.find(({ uid }) => uid === seat?.uid)
  const place = view.places[role]
  const lookedAt = looking.find(({ uid }) => uid === seat?.uid)?.path
  // While all stands still, nobody is at a step for longer.
  const until = view.pause?.since ?? now
  return {
    name: holder?.name ?? (seat ? 'Somebody' : ''),
    isEmpty: !seat,
    isPresent: holder?.isPresent ?? false,
    standIn: seat?.standIn ?? null,
    state: seat
      ? (stateOf(holder, seat.standIn, whyStill(view.seats, people)) ??
        elsewhereText(lookedAt, role, place?.step ?? 0, flows))
      : 'seat free',
    step: place?.title ?? '',
    since: place && view.isRunning ? `${elapsedText(until - place.since)} here` : null,
  }
}

/** A word where somebody looks at another page than that of their step. */
function elsewhereText(
  path: string | undefined,
  role: RoleId,
  step: number,
  flows: FlowsView | undefined,
): string | null {
  if (path === undefined || !flows) return null
  const spot = pagesOf(flows).find((page) => page.path === path)?.spots[role]
  if (!spot) return 'looks at another page'
  return spot.step === step ? null : `looks at “${spot.title}”`
}

/** Stand-ins play with somebody: what they wait for where nobody is there. */
function whyStill(seats: ConsoleTold['view']['seats'], people: ConsoleTold['people']): string | null {
  const persons = seats.filter(({ standIn }) => !standIn)
  if (persons.length === 0) return 'stands still until somebody takes a seat'
  const isSomebodyThere = persons.some(({ uid }) => people.find((person) => person.uid === uid)?.isPresent)
  return isSomebodyThere ? null : 'stands still until somebody is back'
}

function stateOf(
  holder: ConsoleTold['people'][number] | undefined,
  standIn: SeatStanding['standIn'],
  whyStill: string | null,
): string | null {
  if (standIn) {
    const doing = whyStill ?? presenceText({ isSignedIn: true, isPresent: true, standIn }).toLowerCase()
    return `stand-in, ${standIn.manner}: ${doing}`
  }
  if (!holder) return null
  return holder.isPresent ? null : presenceText(holder).toLowerCase()
}

import { useState } from 'react'
import type { Person } from '#case/records/people.ts'
import type { RoleId } from '#case/records/roles.ts'
import type { RoomSign } from '#case/rooms.ts'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { useLive, useServerNow, useView } from '../../base/live/surroundings.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { leftText } from '../../base/ui/number-text.ts'
import { isGone } from './stand-in-seat.tsx'
import { TeamPanel } from './team-panel.tsx'
import { useTeammate } from './use-team.ts'

/** What becomes of the seat of a Provider who is away. Without a room: the open one, which no educator leads. */
export function providerAwayText(provider: Person, now: number, room: Pick<RoomSign, 'hasStandIns'> | null): string {
  const hasStandIns = room?.hasStandIns ?? true
  const isFree = isGone(provider, now)
  const leftMs = Math.min(AWAY_BEFORE_FREEING_MS, provider.since + AWAY_BEFORE_FREEING_MS - now)
  const ours = isFree ? 'A stand-in can take the seat now.' : `A stand-in can take the seat in ${leftText(leftMs)}.`
  const educators = hasStandIns ? 'Your educator can seat one at once.' : 'Your educator can give the seat to another.'
  return [
    `The Provider is ${provider.isSignedIn ? 'away' : 'signed out'}.`,
    ...(hasStandIns ? [ours] : []),
    ...(room && !(isFree && hasStandIns) ? [educators] : []),
  ].join(' ')
}

/** Told to RT and RN while the Provider is away: without one the case stands still sooner or later. */
export function ProviderAway({ role }: { role: RoleId }) {
  const provider = useTeammate(0)
  const room = useLive((state) => state.room)
  const now = useServerNow()
  const [isOpen, setIsOpen] = useState(false)
  // At the report nothing waits for a Provider any more.
  const isOver = useView((view) => view.isReportDue)
  if (role === 0 || !provider || provider.isPresent || isOver) return null

  return (
    <>
      <Callout look="wait">
        <p>{providerAwayText(provider, now, room)}</p>
        {(room?.hasStandIns ?? true) && isGone(provider, now) && (
          <Button look="quiet" className="w-full" onClick={() => setIsOpen(true)}>
            Let a stand-in play Provider
          </Button>
        )}
      </Callout>
      {isOpen && <TeamPanel of={0} onClose={() => setIsOpen(false)} />}
    </>
  )
}

import { useState } from 'react'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { useServerNow } from '../live/server-clock.ts'
import { useCommand } from '../live/use-command.ts'
import { roles } from '../roles/roles.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import type { TeamMember } from './use-team.ts'

/** The Provider lets somebody else have the seat of a teammate who is gone. */
export function FreeSeat({ member }: { member: TeamMember }) {
  const [isAsking, setIsAsking] = useState(false)
  const free = useCommand('free-seat')
  const now = useServerNow()
  const { label } = roles[member.roleId]
  const isAwayLong = !member.isPresent && now - member.since >= AWAY_BEFORE_FREEING_MS
  const canFree = !member.isSignedIn || isAwayLong

  if (member.roleId === 0) return null
  const { roleId } = member

  return (
    <div className="space-y-3">
      {free.refusal && (
        <div role="alert">
          <Callout look="alarm">{free.refusal}</Callout>
        </div>
      )}
      {isAsking ? (
        <Callout look="wait">
          <p>
            Free the seat of {member.name}? Whoever takes {label} next goes on at this step. {member.name} has to choose
            a role again.
          </p>
          <div className="grid grid-cols-2 gap-2.5">
            <Button look="quiet" onClick={() => setIsAsking(false)}>
              Keep it
            </Button>
            <Button onClick={() => free.send({ roleId })} disabled={free.isSending}>
              Free it
            </Button>
          </div>
        </Callout>
      ) : (
        <>
          <Button look="quiet" className="w-full" disabled={!canFree} onClick={() => setIsAsking(true)}>
            Free this seat
          </Button>
          {!canFree && (
            <p className="text-ink-soft text-sm">
              A seat can be freed once its holder is signed out or has been away for two minutes.
            </p>
          )}
        </>
      )}
    </div>
  )
}

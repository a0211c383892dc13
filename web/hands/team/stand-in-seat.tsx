import { useState } from 'react'
import { type Manner, mannerNames, manners } from '#case/records/manners.ts'
import type { Person } from '#case/records/people.ts'
import type { RoleId } from '#case/records/roles.ts'
import { AWAY_BEFORE_FREEING_MS } from '#case/rules/seats.ts'
import { useServerNow } from '../../base/live/surroundings.ts'
import { useCommand } from '../../base/live/use-command.ts'
import { roles } from '../../base/roles/roles.ts'
import { Button } from '../../base/ui/button.tsx'
import { Callout } from '../../base/ui/callout.tsx'
import { ChoiceField } from '../../base/ui/choice-field.tsx'
import type { TeamMember } from './use-team.ts'

const choices = mannerNames.map((slug) => ({ slug, name: manners[slug].title }))

const SEEDS = 10_000
/** Short enough to be told to somebody. */
export const newSeed = (): number => 1 + Math.floor(Math.random() * (SEEDS - 1))

/** Signed out, or away for long: their seat may be given to another. */
export const isGone = ({ isSignedIn, isPresent, since }: Person, now: number): boolean =>
  !isSignedIn || (!isPresent && now - since >= AWAY_BEFORE_FREEING_MS)

/**
 * The Provider lets the trainer itself play a seat that nobody plays, and sends it away again; the others do where it is the
 * Provider who is gone.
 */
export function StandInSeat({ role, member }: { role: RoleId; member: TeamMember | undefined }) {
  const [manner, setManner] = useState('ordinary')
  const seat = useCommand('seat-stand-in')
  const free = useCommand('free-seat')
  const now = useServerNow()
  const refusal = seat.refusal ?? free.refusal
  if (member && !(member.standIn ? role !== 0 : isGone(member, now))) return null

  return (
    <div data-role={role} className="space-y-3">
      <div role="alert">{refusal && <Callout look="alarm">{refusal}</Callout>}</div>
      {member?.standIn && role !== 0 ? (
        <>
          <p className="text-ink-soft text-sm leading-relaxed">
            The trainer itself plays {roles[role].label}. Whoever takes the seat goes on where it stands.
          </p>
          <Button look="quiet" className="w-full" disabled={free.isSending} onClick={() => free.send({ roleId: role })}>
            Send the stand-in away
          </Button>
        </>
      ) : (
        <>
          <ChoiceField
            legend="Nobody there? A stand-in can play this seat."
            options={choices}
            chosen={manner}
            onChoose={setManner}
            isInner
          />
          <Button
            className="w-full"
            disabled={seat.isSending}
            onClick={() => seat.send({ roleId: role, manner: manner as Manner, seed: newSeed() })}
          >
            Let a stand-in play
          </Button>
        </>
      )}
    </div>
  )
}

import type { RoleId } from '#case/records/roles.ts'
import { useServerNow } from '../../live/surroundings.ts'
import type { useCommand } from '../../live/use-command.ts'
import { roles } from '../../roles/roles.ts'
import { isGone } from '../../team/stand-in-seat.tsx'
import { useTeammate } from '../../team/use-team.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'

type Taking = ReturnType<typeof useCommand<'take-lead'>>

/** Where whoever leads has gone somebody else can lead. Who comes before them can take it back. */
export function TakeLead({ role, leader, take }: { role: RoleId; leader: RoleId; take: Taking }) {
  const member = useTeammate(leader)
  const now = useServerNow()
  const { label } = roles[leader]
  const isBack = role < leader
  if (!member || !(isBack || isGone(member, now))) return null

  return (
    <Callout look="wait">
      <p>
        {isBack
          ? `The ${label} took the lead while you were away.`
          : `The ${label} has gone. You can lead until they are back.`}
      </p>
      {take.refusal && <p className="text-alarm">{take.refusal}</p>}
      <Button look="quiet" className="w-full" disabled={take.isSending} onClick={() => take.send({})}>
        Take the lead
      </Button>
    </Callout>
  )
}

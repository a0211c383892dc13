import type { ScreenKind } from '#case/flow.ts'
import type { RoleId } from '#case/roles.ts'
import { messages } from '#content/texts/messages.ts'
import { TeamList } from '../team/team-list.tsx'
import { Callout } from '../ui/callout.tsx'

/** Pages that read a flow record. Without a run there is none. */
const needsFlow: readonly ScreenKind[] = ['challenge', 'challenge-result', 'decision-point', 'decision-page']

export function WaitingForProvider({ screen, role }: { screen: ScreenKind; role: RoleId }) {
  return (
    <div className="space-y-5">
      <Callout look="wait">
        {needsFlow.includes(screen) && <p className="font-semibold">{messages.noFlow}</p>}
        <p>Your team waits for a Provider. The case starts as soon as somebody takes that seat.</p>
      </Callout>
      <TeamList ownRole={role} />
    </div>
  )
}

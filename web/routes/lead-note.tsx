import { useNavigate } from 'react-router'
import type { RoleId } from '#case/roles.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { leader } from './lead-path.ts'
import { titleOf } from './pages.ts'

/** On another page of the same decision point than the one the team has open: where that is, and a way there. */
export function LeadNote({ role, lead }: { role: RoleId; lead: string }) {
  const navigate = useNavigate()
  const isLeader = role === leader
  return (
    <Callout>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="min-w-40 flex-1 leading-snug">
          {isLeader ? 'Your team is at' : 'The Provider is at'}{' '}
          <span className="font-semibold">“{titleOf(role, lead)}”</span>.
        </p>
        <Button look="quiet" onClick={() => navigate(lead)}>
          {isLeader ? 'Go there' : 'Follow the Provider'}
        </Button>
      </div>
    </Callout>
  )
}

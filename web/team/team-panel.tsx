import { ArrowRight } from 'lucide-react'
import type { RoleId } from '#case/roles.ts'
import { useView } from '../live/live-store.ts'
import { useServerNow } from '../live/server-clock.ts'
import { RoleAvatar } from '../roles/role-avatar.tsx'
import { roles } from '../roles/roles.ts'
import { stepAt } from '../steps/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FreeSeat } from './free-seat.tsx'
import { PresenceDot } from './presence-dot.tsx'
import { presenceText } from './presence-text.ts'
import { sinceText } from './since-text.ts'
import { type TeamMember, useTeammate } from './use-team.ts'

/** One teammate: who, here or away and since when, at which step. */
export function TeamPanel({ of, role, onClose }: { of: RoleId; role: RoleId; onClose: () => void }) {
  const member = useTeammate(of)
  const isRunning = useView((view) => view.isRunning) ?? false
  const { label, name } = roles[of]

  return (
    <Dialog title={label} onClose={onClose}>
      <div className="space-y-5 p-5">
        <div className="flex items-center gap-4">
          <RoleAvatar role={of} size="large" isEmpty={!member} />
          <div className="min-w-0 leading-snug">
            <p className="wrap-anywhere font-semibold text-lg leading-tight">{member?.name ?? 'The seat is free'}</p>
            <p className="text-ink-soft">{name}</p>
          </div>
        </div>
        {member && <Whereabouts member={member} isRunning={isRunning} />}
        {member && role === 0 && <FreeSeat key={member.uid} member={member} />}
        {role !== 0 && (
          <ButtonLink look="quiet" to="/select-role" className="w-full">
            Change role
            <ArrowRight aria-hidden size={18} />
          </ButtonLink>
        )}
      </div>
    </Dialog>
  )
}

function Whereabouts({ member, isRunning }: { member: TeamMember; isRunning: boolean }) {
  const now = useServerNow()

  return (
    <dl className="divide-y divide-line rounded-card border border-line">
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <dt className="text-ink-soft">Presence</dt>
        <dd className="flex items-center gap-2 text-right font-medium">
          <PresenceDot isPresent={member.isPresent} />
          {presenceText(member)} {sinceText(member.since, now)}
        </dd>
      </div>
      <div className="flex items-center justify-between gap-4 px-4 py-3">
        <dt className="text-ink-soft">Step</dt>
        <dd className="text-right font-medium">
          {isRunning ? stepAt(member.roleId, member.step).title : 'The case has not started'}
        </dd>
      </div>
    </dl>
  )
}

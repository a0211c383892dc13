import { Check, Hourglass } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../live/live-store.ts'
import { useServerNow } from '../../live/server-clock.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { useTeammate } from '../../team/use-team.ts'
import { openWorkText } from './open-work-text.ts'

/** Whether one person is ready; if not, what keeps them. */
export function ReadyRow({ of: role, isReady }: { of: RoleId; isReady: boolean }) {
  const name = useTeammate(role)?.name
  const { label } = roles[role]

  return (
    <li
      className={`flex items-center gap-3.5 rounded-card border p-4 ${isReady ? 'border-present bg-[#eef7f1]' : 'border-line bg-paper'}`}
    >
      <RoleAvatar role={role} isEmpty={!name} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{isReady ? `${label} is ready` : `Waiting for ${label}`}</p>
        {isReady ? <p className="truncate text-ink-soft text-sm">{name}</p> : <Work role={role} />}
      </div>
      {isReady ? (
        <Check aria-hidden size={24} className="shrink-0 text-present" />
      ) : (
        <Hourglass aria-hidden size={22} className="shrink-0 text-ink-soft" />
      )}
    </li>
  )
}

/** What keeps this person, live: the work that binds them, or what is still on its way. */
function Work({ role }: { role: RoleId }) {
  const board = useView((view) => view.board)
  const clock = useView((view) => view.clock)
  const now = useServerNow(clock?.startedAt ?? 0)
  if (!board || !clock) return null
  return (
    <p className="text-ink-soft text-sm tabular-nums">
      {openWorkText(
        board.filter((task) => task.roleId === role),
        clock,
        now,
      )}
    </p>
  )
}

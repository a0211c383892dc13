import { LogOut, MessageCircle } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { progressPercent } from '#case/rules/steps.ts'
import { flows } from '#content/flows/flows.ts'
import { useUnreadCount } from '../chat/read-mark.ts'
import { useSeat } from '../live/seat.ts'
import { nameOf, useStoredUser } from '../live/stored-user.ts'
import { RoleAvatar } from '../roles/role-avatar.tsx'
import { roles } from '../roles/roles.ts'
import { PresenceDot, presenceText } from '../team/presence.tsx'
import { useTeammate } from '../team/use-team.ts'
import { IconButton } from '../ui/button.tsx'
import { ScoreBadge, TimerBadge } from './badges.tsx'

/** What the header can open over the page. */
export type Panel = 'chat' | 'log-out' | { readonly teammate: RoleId }

export function Header({ role, onOpen }: { role: RoleId; onOpen: (panel: Panel) => void }) {
  const user = useStoredUser()
  const { label, teammates } = roles[role]

  return (
    <header data-role={role}>
      <div className="flex flex-wrap items-center justify-end gap-1 px-5 max-[360px]:gap-0 max-[360px]:px-3 pt-[max(0.75rem,env(safe-area-inset-top))]">
        <RoleAvatar role={role} />
        <div className="min-w-16 flex-1 basis-[4.5rem] pl-2 leading-tight">
          <p className="wrap-anywhere line-clamp-2 font-semibold">{user && nameOf(user)}</p>
          <p className="font-medium text-(--role) text-sm">{label}</p>
        </div>
        {teammates.map((teammate) => (
          <TeammateButton key={teammate} role={teammate} onOpen={() => onOpen({ teammate })} />
        ))}
        <span aria-hidden className="mx-1 h-7 w-px bg-line max-[400px]:hidden" />
        <ChatButton role={role} onOpen={() => onOpen('chat')} />
        <IconButton label="Log out" onClick={() => onOpen('log-out')}>
          <LogOut aria-hidden size={21} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-3 px-5 pt-3 pb-3 max-[360px]:gap-2 max-[360px]:px-3 *:grow *:basis-[6rem] *:last:grow-[1.5] *:last:basis-[9rem]">
        <ScoreBadge />
        <TimerBadge />
      </div>
      <ProgressBar role={role} />
    </header>
  )
}

/** A teammate in the header. It opens what there is to know about them. */
function TeammateButton({ role, onOpen }: { role: RoleId; onOpen: () => void }) {
  const member = useTeammate(role)
  const { label } = roles[role]
  const state = member ? `${member.name}, ${presenceText(member).toLowerCase()}` : 'seat free'

  return (
    <IconButton label={`${label}: ${state}`} onClick={onOpen}>
      <RoleAvatar role={role} size="small" isEmpty={!member} />
      {member && (
        <span className="absolute right-0 bottom-0 inline-flex rounded-full bg-paper p-0.5">
          <PresenceDot {...member} />
        </span>
      )}
    </IconButton>
  )
}

function ChatButton({ role, onOpen }: { role: RoleId; onOpen: () => void }) {
  const unread = useUnreadCount(role)
  return (
    <IconButton label="Chat" onClick={onOpen} aria-describedby={unread > 0 ? 'unread' : undefined}>
      <MessageCircle aria-hidden size={22} />
      {unread > 0 && (
        <span
          id="unread"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-alarm px-1 text-center font-bold text-white text-xs leading-5"
        >
          {unread > 99 ? '99+' : unread}
          <span className="sr-only"> unread</span>
        </span>
      )}
    </IconButton>
  )
}

/** How far the person has come in the role's flow, whichever page is open. */
function ProgressBar({ role }: { role: RoleId }) {
  const step = useSeat()?.step ?? 0
  const percent = progressPercent(flows[role], step)

  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`Step ${step + 2} of ${flows[role].length + 1}`}
      className="h-1.5 bg-line"
    >
      <div
        className="h-full rounded-r-full bg-(--role) transition-[width] duration-500"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}

import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { PresenceDot, presenceText } from '../../hands/team/presence.tsx'
import type { TeamMember } from '../../hands/team/use-team.ts'

interface RoleCardProps {
  readonly role: RoleId
  readonly member: TeamMember | undefined
  readonly ownUid: string | undefined
  /** False until the server has told who holds what. */
  readonly isKnown: boolean
  readonly isTaking: boolean
  readonly onTake: () => void
}

/** The button's name is the role alone; what it is and who holds it is its description. */
export function RoleCard({ role, member, ownUid, isKnown, isTaking, onTake }: RoleCardProps) {
  const id = useId()
  const { label, name, work } = roles[role]
  const isOwn = member !== undefined && member.uid === ownUid

  return (
    <button
      type="button"
      data-role={role}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-state ${id}-work`}
      disabled={!isKnown || isTaking}
      onClick={onTake}
      className="flex w-full flex-1 flex-col gap-4 rounded-3xl border-2 border-transparent bg-paper p-5 text-left text-ink shadow-sheet transition-[translate,border-color] hover:-translate-y-0.5 hover:border-dawn disabled:translate-y-0 disabled:hover:border-transparent md:p-6"
    >
      <span className="flex items-center gap-4 md:flex-col md:items-start">
        <RoleAvatar role={role} size="large" />
        <span className="leading-snug">
          <span id={`${id}-label`} className="block font-bold text-(--role) text-xl">
            {label}
          </span>
          <span className="block text-ink-soft text-sm">{name}</span>
        </span>
      </span>
      <span id={`${id}-work`} className="block flex-1 leading-relaxed">
        {work}
      </span>
      <span
        id={`${id}-state`}
        className={`flex w-full items-center gap-2 rounded-xl px-3.5 py-2.5 font-medium text-sm ${member ? 'bg-surface' : 'bg-(--role-soft) text-(--role)'}`}
      >
        {member && <PresenceDot {...member} />}
        <span className="min-w-0 flex-1 wrap-anywhere">{stateText({ member, isOwn, isKnown, isTaking })}</span>
      </span>
    </button>
  )
}

function stateText({
  member,
  isOwn,
  isKnown,
  isTaking,
}: Pick<RoleCardProps, 'member' | 'isKnown' | 'isTaking'> & { isOwn: boolean }) {
  if (!isKnown) return 'One moment'
  if (isTaking) return 'Taking the seat'
  if (isOwn) return 'Yours. Go on where you were'
  if (!member) return 'Free'
  if (member.standIn) return 'A stand-in plays. Take over where it stands'
  return `Held by ${member.name}, ${presenceText(member).toLowerCase()}`
}

import { HeartPulse, Stethoscope, Wind } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'

const icons = [Stethoscope, Wind, HeartPulse] as const

const sizes = { tiny: 'size-6', small: 'size-9', usual: 'size-11', large: 'size-14' } as const

/** A role's picture on its colour. A seat nobody holds is only an outline. */
export function RoleAvatar({
  role,
  size = 'usual',
  isEmpty = false,
}: {
  role: RoleId
  size?: keyof typeof sizes
  isEmpty?: boolean
}) {
  const Icon = icons[role]
  const look = isEmpty ? 'border-2 border-line-strong border-dashed bg-paper text-ink-soft' : 'bg-(--role) text-white'
  return (
    <span
      data-role={role}
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-full ${sizes[size]} ${look}`}
    >
      <Icon className="size-[52%]" strokeWidth={2} />
    </span>
  )
}

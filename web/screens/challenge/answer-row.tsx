import type { ReactNode } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { RoleAvatar } from '../../roles/role-avatar.tsx'
import { roles } from '../../roles/roles.ts'
import { VerdictMark } from './verdict-mark.tsx'

interface AnswerRowProps {
  readonly role: RoleId
  readonly isOwn: boolean
  /** Why a wrong answer is wrong, where that can be told. */
  readonly why?: string | null | undefined
  readonly children: ReactNode
}

/** What one person answered. */
export function AnswerRow({ role, isOwn, why, children }: AnswerRowProps) {
  return (
    <li className="flex gap-3 px-4 py-3">
      <RoleAvatar role={role} size="small" />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">
          {roles[role].label}
          {isOwn && <span className="font-normal text-ink-soft"> · you</span>}
        </p>
        {children}
        {why && <p className="mt-1 text-ink-soft text-sm">{why}</p>}
      </div>
    </li>
  )
}

/** One answer of a row with its mark. Without a mark there was none. */
export function Answer({ label, answer, isRight }: { label: string; answer: string | null; isRight: boolean }) {
  if (answer === null) return <p className="text-ink-soft">{label}</p>
  return (
    <p className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">
        <span className="text-ink-soft">{label}</span> <span className="font-medium tabular-nums">{answer}</span>
      </span>
      <VerdictMark isRight={isRight} />
    </p>
  )
}

export function AnswerRows({ children }: { children: ReactNode }) {
  return <ul className="divide-y divide-line rounded-card border border-line bg-paper">{children}</ul>
}

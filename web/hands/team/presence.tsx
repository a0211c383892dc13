import { Bot } from 'lucide-react'
import type { TeamMember } from './use-team.ts'

/** Filled while present, a ring while away, a machine where a stand-in plays: never by colour alone. */
export function PresenceDot({ isPresent, standIn }: Pick<Presence, 'isPresent' | 'standIn'>) {
  if (standIn) return <Bot aria-hidden size={16} className="shrink-0 text-ink-soft" />
  const look = isPresent ? 'border-present bg-present' : 'border-away bg-paper'
  return (
    <span
      aria-hidden
      data-present={isPresent}
      className={`inline-block size-3 shrink-0 rounded-full border-[3px] ${look}`}
    />
  )
}

type Presence = Pick<TeamMember, 'isSignedIn' | 'isPresent'> & Partial<Pick<TeamMember, 'standIn'>>

/** Whether somebody is there; of a stand-in, what it is at. */
export function presenceText({ isSignedIn, isPresent, standIn }: Presence) {
  if (standIn) return standIn.doing ? capitalized(standIn.doing) : 'Waiting for the others'
  if (!isSignedIn) return 'Signed out'
  return isPresent ? 'Present' : 'Away'
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** How long ago, as one would say it. */
export function sinceText(sinceMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - sinceMs) / 60_000)
  if (minutes < 1) return 'for a moment'
  if (minutes < 60) return `for ${minutes} min`
  return `for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

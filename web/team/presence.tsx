import type { TeamMember } from './use-team.ts'

/** Filled while present, a ring while away: never by colour alone. */
export function PresenceDot({ isPresent }: { isPresent: boolean }) {
  const look = isPresent ? 'border-present bg-present' : 'border-away bg-paper'
  return (
    <span
      aria-hidden
      data-present={isPresent}
      className={`inline-block size-3 shrink-0 rounded-full border-[3px] ${look}`}
    />
  )
}

export function presenceText({ isSignedIn, isPresent }: Pick<TeamMember, 'isSignedIn' | 'isPresent'>) {
  if (!isSignedIn) return 'Signed out'
  return isPresent ? 'Present' : 'Away'
}

/** How long ago, as one would say it. */
export function sinceText(sinceMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - sinceMs) / 60_000)
  if (minutes < 1) return 'for a moment'
  if (minutes < 60) return `for ${minutes} min`
  return `for ${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

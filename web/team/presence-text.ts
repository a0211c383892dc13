import type { TeamMember } from './use-team.ts'

export function presenceText({ isSignedIn, isPresent }: Pick<TeamMember, 'isSignedIn' | 'isPresent'>) {
  if (!isSignedIn) return 'Signed out'
  return isPresent ? 'Present' : 'Away'
}

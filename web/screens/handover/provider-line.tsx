import { leader } from '../../steps/follow.tsx'
import { PresenceDot, presenceText } from '../../team/presence.tsx'
import { useTeammate } from '../../team/use-team.ts'

/** Who the Provider is, and whether they are there. */
export function ProviderLine() {
  const provider = useTeammate(leader)
  if (!provider) return null
  return (
    <p className="flex items-center gap-2 text-ink-soft text-sm">
      <PresenceDot isPresent={provider.isPresent} />
      {provider.name}, {presenceText(provider).toLowerCase()}
    </p>
  )
}

import { Headphones } from 'lucide-react'
import { stepAt } from '../../steps/pages.ts'
import { PresenceDot, presenceText } from '../../team/presence.tsx'
import { useTeammate } from '../../team/use-team.ts'

/** Nothing is shared yet: what the Provider is doing meanwhile. */
export function WaitForBriefing() {
  const provider = useTeammate(0)
  return (
    <section
      aria-label="Briefing"
      className="flex flex-col items-center gap-4 rounded-card border border-line bg-paper px-6 py-8 text-center shadow-sheet"
    >
      <span
        aria-hidden
        className="relative inline-flex size-20 items-center justify-center rounded-full bg-(--role-soft) text-(--role)"
      >
        <span className="absolute inset-0 animate-ping rounded-full bg-(--role-soft) [animation-duration:2.5s]" />
        <Headphones size={34} className="relative" />
      </span>
      <div className="space-y-1.5">
        <h2 className="font-semibold text-lg">
          {provider?.step === 0
            ? 'The Provider is on a call about a newborn'
            : 'The Provider is preparing your briefing'}
        </h2>
        <p className="text-ink-soft leading-relaxed">
          You will hear it from the Provider. The briefing appears here by itself as soon as it is shared.
        </p>
      </div>
      {provider && (
        <p role="status" className="flex flex-wrap items-center justify-center gap-x-2 text-ink-soft text-sm">
          <PresenceDot isPresent={provider.isPresent} />
          {provider.name}, {presenceText(provider).toLowerCase()}, at “{stepAt(0, provider.step).title}”
        </p>
      )}
    </section>
  )
}

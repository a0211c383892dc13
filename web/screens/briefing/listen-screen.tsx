import { Headphones } from 'lucide-react'
import { flagField } from '#case/rules/role-fields.ts'
import { useView } from '../../live/surroundings.ts'
import { leader } from '../../steps/follow.tsx'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { PresenceDot, presenceText } from '../../team/presence.tsx'
import { useTeammate } from '../../team/use-team.ts'
import { Briefing } from './briefing.tsx'
import { Notepad } from './notepad.tsx'
import { StepScreen } from './step-screen.tsx'
import { SummaryChecklist } from './summary-checklist.tsx'

/** RT and RN hear the case from the Provider. */
export function ListenScreen(props: ScreenProps) {
  const { role, standing } = props
  const recordings = useView((view) => view.recordings)
  const summary = recordings?.isShared ? recordings.summary : null
  const field = flagField[role]

  if (standing.kind === 'elsewhere' || field === 'Provider') return <StepScreen {...props} />
  const hasListened = recordings?.listened[field] ?? false
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {summary ? (
        <Briefing recording={summary} hasListened={hasListened} canMark={standing.kind === 'here'} />
      ) : (
        <WaitForBriefing />
      )}
      <SummaryChecklist {...(summary ? heard : toHear)} isOff={standing.kind !== 'here' || !summary} />
      <Notepad />
      <WayOn {...props} waitsFor={waitText(summary !== null)} />
    </div>
  )
}

const toHear = { title: 'What to listen for', hint: 'You can tick these once the briefing is shared.' } as const
const heard = { title: 'Did you hear it?', hint: 'Tick what you heard. Ask for what is missing.' } as const

const waitText = (isShared: boolean) =>
  isShared ? 'Listen to the briefing to its end first.' : 'Waiting for the Provider’s briefing.'

/** Nothing is shared yet: what the Provider is doing meanwhile. */
function WaitForBriefing() {
  const provider = useTeammate(leader)
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
          <PresenceDot {...provider} />
          {provider.name}, {presenceText(provider).toLowerCase()}, at “{stepAt(leader, provider.step).title}”
        </p>
      )}
    </section>
  )
}

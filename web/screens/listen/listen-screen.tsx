import { flagField } from '#case/rules/role-fields.ts'
import { useView } from '../../live/live-store.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { Notepad } from '../call/notepad.tsx'
import { SummaryChecklist } from '../record/summary-checklist.tsx'
import { StepScreen } from '../step-screen.tsx'
import { Briefing } from './briefing.tsx'
import { WaitForBriefing } from './wait-for-briefing.tsx'

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
      <WayOn {...props} waitsFor={hasListened ? null : waitText(summary !== null)} />
    </div>
  )
}

const toHear = { title: 'What to listen for', hint: 'You can tick these once the briefing is shared.' } as const
const heard = { title: 'Did you hear it?', hint: 'Tick what you heard. Ask for what is missing.' } as const

const waitText = (isShared: boolean) =>
  isShared ? 'Listen to the briefing to its end first.' : 'Waiting for the Provider’s briefing.'

import { CheckCircle2, Headphones, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { SharedRecording } from '../../../base/audio/play/shared-recording.tsx'
import { SpokenWords } from '../../../base/audio/play/spoken-words.tsx'
import { KeyWordsField } from '../../../base/audio/record/key-words-field.tsx'
import { Recorder } from '../../../base/audio/record/recorder.tsx'
import type { RecorderLabels } from '../../../base/audio/record/recorder-take.tsx'
import { SpeakingAdvice } from '../../../base/audio/speaking-advice.tsx'
import { useView } from '../../../base/live/surroundings.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { entry } from '../../../base/ui/focus-and-press.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { type TeamMember, useTeam } from '../../../hands/team/use-team.ts'
import { Notepad } from './notepad.tsx'
import { StepScreen } from './step-screen.tsx'
import { SummaryChecklist } from './summary-checklist.tsx'

/** The Provider briefs the team: record, check, share. */
export function RecordScreen(props: ScreenProps) {
  const { role, standing } = props
  const list = useView((view) => view.summaryList)
  const recordings = useView((view) => view.recordings)
  const shared = recordings?.isShared ? recordings.summary : null

  if (standing.kind === 'elsewhere') return <StepScreen {...props} />
  if (!list) return <Callout>Here you brief your team once you have taken the call.</Callout>
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {shared ? (
        <section
          aria-label="Your briefing"
          className="space-y-4 rounded-card border border-line bg-paper p-5 shadow-sheet"
        >
          <p tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-present" {...entry}>
            <CheckCircle2 aria-hidden size={22} />
            Shared with your team
          </p>
          <SharedRecording recording={shared} name="your briefing" />
          <SpokenWords recording="summary" />
        </section>
      ) : (
        standing.kind === 'here' && (
          <>
            <SpeakingAdvice lines={list.advice} />
            <Recorder recording="summary" labels={summaryLabels} goodLengthMs={list.goodLengthMs} />
            <KeyWordsField recording="summary" />
          </>
        )
      )}
      <SummaryChecklist
        title="Did you say it?"
        hint="Your own check, in SBAR order."
        isOff={standing.kind !== 'here'}
      />
      <Notepad />
      <WayOn {...props} waitsFor="Share your briefing with the team first." />
    </div>
  )
}

const summaryLabels: RecorderLabels = {
  name: 'your briefing',
  why: 'RT and RN were not on the phone. They hear the case from you, so your browser will ask for the microphone. It is on only while you record.',
  share: 'Share with team',
  shareIcon: Share2,
  question: {
    title: 'Share with team?',
    text: 'RT and RN can hear it at once. A shared recording stays as it is.',
    stay: 'Not yet',
    go: 'Share it',
  },
  uploading: 'Sharing with your team',
}

const listeners = [1, 2] as const

/** The Provider waits until both have listened. */
export function AwaitListenersScreen(props: ScreenProps) {
  const { role, standing } = props
  const recordings = useView((view) => view.recordings)
  const asked = useView((view) => view.call?.asked)
  const team = useTeam()
  const [isListening, setIsListening] = useState(false)
  const listened = recordings?.listened
  const summary = recordings?.isShared ? recordings.summary : null
  const missing = listeners.filter((listener) => !listened?.[flagField[listener]])

  if (standing.kind === 'elsewhere') return <StepScreen {...props} />
  return (
    <div data-role={role} className="flex flex-1 flex-col gap-5">
      {!summary && <Callout>Here you see who has listened, once you have shared your briefing.</Callout>}
      <section aria-label="Who has listened" className="rounded-card border border-line bg-paper shadow-sheet">
        <ul className="divide-y divide-line">
          {listeners.map((listener) => (
            <ListenerRow
              key={listener}
              role={listener}
              member={team.find((member) => member.roleId === listener)}
              hasListened={listened?.[flagField[listener]] ?? false}
            />
          ))}
        </ul>
      </section>
      {standing.kind === 'here' && missing.length > 0 && (
        <Callout>
          Somebody cannot play it? Brief them aloud; they then press <strong>Briefed aloud</strong> on their own page.
        </Callout>
      )}
      {asked && (
        <Callout>
          <p className="font-semibold">You asked of the hospital at once</p>
          <p>{asked}</p>
        </Callout>
      )}
      {summary && standing.kind === 'here' && <KeyWordsField recording="summary" />}
      {summary &&
        (isListening ? (
          <div className="rounded-card border border-line p-5">
            <SharedRecording recording={summary} name="your briefing" />
          </div>
        ) : (
          <Button look="quiet" onClick={() => setIsListening(true)}>
            Listen to your briefing
          </Button>
        ))}
      <WayOn {...props} waitsFor={waitText(missing)} />
    </div>
  )
}

const waitText = (missing: readonly (1 | 2)[]) =>
  `Waiting for ${missing.map((listener) => roles[listener].label).join(' and ')} to listen.`

/** One listener: who, here or away, and whether they have heard it. */
function ListenerRow({
  role,
  member,
  hasListened,
}: {
  role: RoleId
  member: TeamMember | undefined
  hasListened: boolean
}) {
  return (
    <li className="flex items-center gap-3.5 px-5 py-4">
      <RoleAvatar role={role} isEmpty={!member} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="truncate">
          <span className="font-semibold">{roles[role].label}</span>
          {member && <span className="text-ink-soft"> · {member.name}</span>}
        </p>
        <p className="flex items-center gap-1.5 text-ink-soft text-sm">
          {member ? (
            <>
              <PresenceDot isPresent={member.isPresent} />
              {presenceText(member)}
            </>
          ) : (
            'The seat is free'
          )}
        </p>
      </div>
      <p
        role="status"
        className={`flex items-center gap-1.5 font-medium text-sm ${hasListened ? 'text-present' : 'text-ink-soft'}`}
      >
        {hasListened ? <CheckCircle2 aria-hidden size={20} /> : <Headphones aria-hidden size={20} />}
        <span className="sr-only">{roles[role].label}: </span>
        {hasListened ? 'Has listened' : 'Not yet'}
      </p>
    </li>
  )
}

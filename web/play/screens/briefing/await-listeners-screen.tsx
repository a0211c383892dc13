import { CheckCircle2, Headphones } from 'lucide-react'
import { useState } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { flagField } from '#case/rules/role-fields.ts'
import { SharedRecording } from '../../../base/audio/play/shared-recording.tsx'
import { KeyWordsField } from '../../../base/audio/record/key-words-field.tsx'
import { useView } from '../../../base/live/surroundings.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { PresenceDot, presenceText } from '../../../hands/team/presence.tsx'
import { type TeamMember, useTeam } from '../../../hands/team/use-team.ts'
import { StepScreen } from './step-screen.tsx'

const listeners = [1, 2] as const

/** The Provider waits until both have listened. */
export function AwaitListenersScreen(props: ScreenProps) {
  const { role, standing } = props
  const recordings = useView((view) => view.recordings)
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

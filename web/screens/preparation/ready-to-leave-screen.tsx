import { messages } from '#content/texts/messages.ts'
import { useView } from '../../live/live-store.ts'
import { notify } from '../../live/notice-store.ts'
import { useCommand } from '../../live/use-command.ts'
import { pathAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { onClock } from '../../steps/transport-clock.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { clockText } from '../../ui/number-text.ts'
import { ReadyRow } from './ready-row.tsx'

/** RT and RN first; then the confirmation, which stops the clock. */
export function ReadyToLeaveScreen(props: ScreenProps) {
  const { page, role, standing } = props
  const leave = useView((view) => view.leave)
  const clock = useView((view) => view.clock)
  const confirm = useCommand('ready-to-leave', () => notify(messages.statusStored))

  if (!leave || standing.kind === 'ahead') return <TeamList ownRole={role} />

  const isHere = standing.kind === 'here'
  const areBothReady = leave.Therapist && leave.Nurse
  const stoppedMs = clock?.stoppedAt == null ? null : onClock(clock, clock.stoppedAt)

  return (
    <div className="flex flex-1 flex-col gap-5">
      <ul className="space-y-3">
        <ReadyRow of={2} isReady={leave.Nurse} />
        <ReadyRow of={1} isReady={leave.Therapist} />
        {leave.Provider && <ReadyRow of={0} isReady />}
      </ul>
      <div role="status" className="contents">
        {leave.Provider && stoppedMs !== null && (
          <Callout>
            <p className="font-semibold">The doors close. The clock stopped at {clockText(stoppedMs)}.</p>
          </Callout>
        )}
        {!leave.Provider && areBothReady && <Callout>RT and RN are ready. Your confirmation stops the clock.</Callout>}
      </div>
      <div role="alert" className="contents">
        {confirm.refusal && <Callout look="alarm">{confirm.refusal}</Callout>}
      </div>
      {isHere && !leave.Provider && (
        <>
          <Button
            className="min-h-14 w-full text-lg"
            disabled={!areBothReady || confirm.isSending}
            onClick={() => confirm.send({})}
          >
            Confirm
          </Button>
          <ButtonLink look="quiet" to={pathAt(role, (page.spots[role]?.step ?? 1) - 1)}>
            Look at the board
          </ButtonLink>
        </>
      )}
      <WayOn {...props} waitsFor={leave.Provider ? null : 'Goes on once you have confirmed.'} />
    </div>
  )
}

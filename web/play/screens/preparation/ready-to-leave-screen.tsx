import { Check, Hourglass } from 'lucide-react'
import type { RoleId } from '#case/records/roles.ts'
import { messages } from '#content/texts/messages.ts'
import { useCaseNow } from '../../../base/live/case-now.ts'
import { useSurroundings, useView } from '../../../base/live/surroundings.ts'
import { onClock } from '../../../base/live/transport-clock.ts'
import { useCommand } from '../../../base/live/use-command.ts'
import { RoleAvatar } from '../../../base/roles/role-avatar.tsx'
import { roles } from '../../../base/roles/roles.ts'
import { Button, ButtonLink } from '../../../base/ui/button.tsx'
import { Callout } from '../../../base/ui/callout.tsx'
import { clockText } from '../../../base/ui/number-text.ts'
import { pathAt, useFlows } from '../../../hands/steps/pages.ts'
import type { ScreenProps } from '../../../hands/steps/screen-props.ts'
import { WayOn } from '../../../hands/steps/way-on.tsx'
import { TeamList } from '../../../hands/team/team-list.tsx'
import { useTeammate } from '../../../hands/team/use-team.ts'
import { openWorkText } from './board-unit.ts'

/** RT and RN first; then the confirmation, which stops the clock. */
export function ReadyToLeaveScreen(props: ScreenProps) {
  const { page, role, standing } = props
  const flows = useFlows()
  const leave = useView((view) => view.leave)
  const clock = useView((view) => view.clock)
  const { notify } = useSurroundings()
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
          <ButtonLink look="quiet" to={pathAt(flows, role, (page.spots[role]?.step ?? 1) - 1)}>
            Look at the board
          </ButtonLink>
        </>
      )}
      <WayOn {...props} waitsFor="Goes on once you have confirmed." />
    </div>
  )
}

/** Whether one person is ready; if not, what keeps them. */
function ReadyRow({ of: role, isReady }: { of: RoleId; isReady: boolean }) {
  const name = useTeammate(role)?.name
  const { label } = roles[role]

  return (
    <li
      className={`flex items-center gap-3.5 rounded-card border p-4 ${isReady ? 'border-present bg-[#eef7f1]' : 'border-line bg-paper'}`}
    >
      <RoleAvatar role={role} isEmpty={!name} />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{isReady ? `${label} is ready` : `Waiting for ${label}`}</p>
        {isReady ? <p className="truncate text-ink-soft text-sm">{name}</p> : <Work role={role} />}
      </div>
      {isReady ? (
        <Check aria-hidden size={24} className="shrink-0 text-present" />
      ) : (
        <Hourglass aria-hidden size={22} className="shrink-0 text-ink-soft" />
      )}
    </li>
  )
}

/** What keeps this person, live: the work that binds them, or what is still on its way. */
function Work({ role }: { role: RoleId }) {
  const board = useView((view) => view.board)
  const clock = useView((view) => view.clock)
  const now = useCaseNow(clock?.startedAt ?? 0)
  if (!board || !clock) return null
  return (
    <p className="text-ink-soft text-sm tabular-nums">
      {openWorkText(
        board.filter((task) => task.roleId === role),
        clock,
        now,
      )}
    </p>
  )
}

import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../live/live-store.ts'
import { useServerNow } from '../../live/server-clock.ts'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { ReviewList } from './review-list.tsx'
import { RoleBoard } from './role-board.tsx'

/** While RT and RN prepare: how they get on, and what to review and delegate meanwhile. */
export function BoardScreen(props: ScreenProps) {
  const { role } = props
  const place = useView((view) => view.places[role]) ?? 0
  const hasBoard = useView((view) => view.board !== null)
  const here = stepAt(role, place).screen

  if (!hasBoard) return <TeamList ownRole={role} />
  return (
    <div className="flex flex-1 flex-col gap-6">
      <Board />
      <ReviewList isOff={here !== 'board' && here !== 'ready-to-leave'} />
      <WayOn {...props} />
    </div>
  )
}

const workers: readonly RoleId[] = [2, 1]

function Board() {
  const tasks = useView((view) => view.board) ?? []
  const clock = useView((view) => view.clock)
  const leave = useView((view) => view.leave)
  const now = useServerNow(clock?.startedAt ?? 0)
  if (!clock) return null

  return (
    <section aria-labelledby="board-heading" className="space-y-3">
      <h2 id="board-heading" className="font-semibold text-lg">
        Your team at work
      </h2>
      {workers.map((worker) => (
        <RoleBoard
          key={worker}
          role={worker}
          tasks={tasks.filter((task) => task.roleId === worker)}
          clock={clock}
          now={clock.stoppedAt ?? now}
          isReady={Boolean(worker === 1 ? leave?.Therapist : leave?.Nurse)}
        />
      ))}
    </section>
  )
}

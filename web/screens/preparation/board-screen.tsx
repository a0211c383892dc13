import { useId } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { useCaseNow } from '../../live/case-now.ts'
import { unsentTick } from '../../live/outbox.ts'
import { useLive, useView } from '../../live/surroundings.ts'
import { useCommand } from '../../live/use-command.ts'
import { stepAt } from '../../steps/pages.ts'
import type { ScreenProps } from '../../steps/screen-props.ts'
import { WayOn } from '../../steps/way-on.tsx'
import { TeamList } from '../../team/team-list.tsx'
import { Callout } from '../../ui/callout.tsx'
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
  const now = useCaseNow(clock?.startedAt ?? 0)
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

/** What the Provider reviews and delegates while the others prepare. A tick shows at once and is stored behind it. */
function ReviewList({ isOff }: { isOff: boolean }) {
  const id = useId()
  const list = useView((view) => view.reviewList)
  const outbox = useLive((state) => state.outbox)
  const tick = useCommand('tick-item')
  if (!list) return null

  const isTicked = (item: number) => unsentTick(outbox, 'review', item) ?? list.ticked.includes(item)
  const count = list.points.filter((_, item) => isTicked(item)).length

  return (
    <section aria-labelledby={`${id}-heading`}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={`${id}-heading`} className="font-semibold text-lg">
          Review and delegate
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {count} of {list.points.length}
        </p>
      </div>
      <div role="alert">{tick.refusal && <Callout look="alarm">{tick.refusal}</Callout>}</div>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {list.points.map(({ slug, text, afterOrder }, item) => (
          <li key={slug} className="px-4 py-1">
            <label className="flex min-h-11 items-start gap-3.5 py-2.5 leading-relaxed has-enabled:cursor-pointer">
              <input
                type="checkbox"
                checked={isTicked(item)}
                disabled={isOff}
                onChange={(event) => tick.send({ list: 'review', item, isTicked: event.target.checked })}
                className="mt-0.5 size-5 shrink-0 accent-action"
              />
              <span className={isTicked(item) ? 'text-ink-soft' : ''}>{text}</span>
            </label>
            <div role="status">
              {afterOrder && (
                <p className="mb-3 ml-[2.125rem] rounded-xl bg-away-soft px-3.5 py-2.5 text-[#5f3f00] leading-relaxed">
                  {afterOrder}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

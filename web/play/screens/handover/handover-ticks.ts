import type { RoleId } from '#case/records/roles.ts'
import type { Step } from '#case/story/flow.ts'
import type { HandoverView } from '#case/views/handover.ts'
import { type Unsent, unsentTick } from '../../../base/live/outbox.ts'

/** Who listens to the handover. */
export const listeners = [1, 2] as const satisfies readonly RoleId[]
export type Listener = (typeof listeners)[number]

/** The columns of ticks, one's own beside the headings. */
export const columnsFor = (role: RoleId): readonly Listener[] =>
  listeners.toSorted((one, other) => Number(other === role) - Number(one === role))

/** Whether a listener has ticked a point. One's own tick shows at once, and is on its way. */
export function isHeard(
  { ticked }: Pick<HandoverView, 'ticked'>,
  outbox: readonly Unsent[],
  { of, own, item }: { of: Listener; own: RoleId; item: number },
): boolean {
  return (
    (of === own ? unsentTick(outbox, 'handover', item) : undefined) ?? ticked[of === 1 ? 'rt' : 'rn'].includes(item)
  )
}

/** A point can be ticked while the handover is told, and until one goes on to the report. */
export const areTicksDue = ({ screen }: Pick<Step, 'screen'>): boolean =>
  screen === 'handover' || screen === 'save-handover'

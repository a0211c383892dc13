import type { PreparationResult } from '#case/views/preparation/preparation-result.ts'
import { onClock } from '../live/transport-clock.ts'
import { clockText } from '../ui/number-text.ts'

/** A piece of the time beyond the best possible, and what took it. */
export interface LostTime {
  readonly ms: number
  readonly why: string
}

const WORTH_TELLING_MS = 1000

/**
 * Where the time beyond the best possible went. The order is the longest work and takes the best possible time by
 * itself, so: what came before it, its own delay, what came after it, and the wait for the confirmation. The parts add
 * up to the whole.
 */
export function lostTime(result: PreparationResult, pace: number): readonly LostTime[] {
  const at = (moment: number | null) => (moment === null ? 0 : onClock({ startedAt: result.startedAt, pace }, moment))
  const order = result.units.find(({ isOrder }) => isOrder)
  if (!order || order.startedAt === null || order.doneAt === null) return []

  const orderedMs = at(order.startedAt)
  const arrivedMs = at(order.doneAt)
  const last = result.units.reduce((latest, unit) => (at(unit.doneAt) > at(latest.doneAt) ? unit : latest), order)
  const lastMs = at(last.doneAt)

  return [
    { ms: orderedMs, why: `The pharmacy order was started at ${clockText(orderedMs)}. Its time runs from its start.` },
    { ms: arrivedMs - orderedMs - result.bestMs, why: 'The order was sent late, so the runner left late.' },
    {
      ms: lastMs - arrivedMs,
      why: `The order was there at ${clockText(arrivedMs)}; ${last.name} took until ${clockText(lastMs)}.`,
    },
    {
      ms: result.tookMs - lastMs,
      why: `All tasks were done at ${clockText(lastMs)}. This long passed before the Provider confirmed.`,
    },
  ].filter(({ ms }) => ms >= WORTH_TELLING_MS)
}

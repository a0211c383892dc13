import type { UnitView } from '#case/views/tasks.ts'
import { clockText } from '../../ui/number-text.ts'

/** What a piece of work asks for, before it is started. */
export function unitPlanText({ steps, busyMs, totalMs }: Pick<UnitView, 'steps' | 'busyMs' | 'totalMs'>): string {
  const count = `${steps.length} steps`
  if (busyMs === null || totalMs === null) return `${count}, no clock`
  const takes = `${count}, takes ${clockText(busyMs)}`
  return totalMs > busyMs ? `${takes}, arrives after ${clockText(totalMs)}` : takes
}

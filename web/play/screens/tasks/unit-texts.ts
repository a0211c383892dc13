import type { UnitView } from '#case/views/preparation/tasks.ts'
import type { WorkLock } from '#case/views/preparation/work-locks.ts'
import { drugsFirst } from '#content/texts/messages.ts'
import { clockText, leftText } from '../../../base/ui/number-text.ts'

interface Circumstances {
  /** The name of the work that keeps the person busy. */
  readonly busyWith: string | null
  readonly now: number
  readonly pace: number
}

/** Why a piece of work cannot start yet. */
export function lockText({ why, until, drugs, needs = '' }: WorkLock, { busyWith, now, pace }: Circumstances): string {
  const left = until === null ? null : leftText((until - now) * pace)
  if (why === 'clock-not-started') return 'The clock has not started: the Provider opens the preparation.'
  if (why === 'drugs-first') {
    return left ? `This opens in ${left}, when the last drug is ready.` : drugsFirst(drugs)
  }
  if (why === 'needs-first') return left ? `${needs} It opens in ${left}.` : needs
  const work = busyWith ?? 'Another task'
  return left ? `${work} keeps you busy for ${left} more.` : `Finish ${busyWith ?? 'the task you have started'} first.`
}

/** What a piece of work asks for, before it is started. */
export function unitPlanText({ steps, busyMs, totalMs }: Pick<UnitView, 'steps' | 'busyMs' | 'totalMs'>): string {
  const count = `${steps.length} steps`
  if (busyMs === null || totalMs === null) return `${count}, no clock`
  const takes = `${count}, takes ${clockText(busyMs)}`
  return totalMs > busyMs ? `${takes}, arrives after ${clockText(totalMs)}` : takes
}

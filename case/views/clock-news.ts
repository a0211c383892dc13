import { caseClockOf } from '../rules/case-clock.ts'
import type { SeatInCase } from '../rules/places.ts'

/** The newest that an educator, or the absence of one, did to the clock of the case. */
export interface ClockNews {
  readonly at: number
  readonly kind: 'resumed' | 'forgotten' | 'skipped'
  /** What a skip led to; null where none was. */
  readonly what: string | null
}

export function viewClockNews({ state }: Pick<SeatInCase, 'state'>): ClockNews | null {
  const { pauses, skips } = caseClockOf(state)
  const ended = pauses.flatMap(({ to, wasForgotten }): ClockNews[] =>
    to === null ? [] : [{ at: to, kind: wasForgotten ? 'forgotten' : 'resumed', what: null }],
  )
  const skipped = skips.map(({ at, what }): ClockNews => ({ at, kind: 'skipped', what }))
  return [...ended, ...skipped].toSorted((one, other) => one.at - other.at).at(-1) ?? null
}

import type { WorkId } from '../../records/preparation.ts'
import type { RoleId } from '../../records/roles.ts'
import { seenIfAny } from '../../rules/case-clock.ts'
import { showsPoints } from '../../rules/debriefing.ts'
import type { SeatInCase } from '../../rules/places.ts'
import { type PreparationTime, preparationTime } from '../../rules/preparation-time.ts'
import { workTimes } from '../../rules/task-time.ts'
import { workUnits } from '../../rules/work-units.ts'
import type { FirstMove } from '../../story/preparation.ts'

/** How long it took, who did what when, and what would have been faster. */
export interface PreparationResult extends Omit<PreparationTime, 'band'> {
  /** Null, and nothing told of what would have been faster, while points are hidden. */
  readonly band: PreparationTime['band'] | null
  readonly units: readonly {
    readonly id: WorkId
    readonly roleId: RoleId
    readonly name: string
    /** Somebody brings it, so it takes the longest. */
    readonly isOrder: boolean
    readonly startedAt: number | null
    readonly freeAt: number | null
    readonly doneAt: number | null
  }[]
  readonly orderPuzzle: readonly string[]
  readonly firstMoves: readonly FirstMove[]
}

/** Once the clock has stopped it answers nothing any more, so all three may see it. */
export function viewPreparationResult({ state, content }: SeatInCase): PreparationResult | null {
  const time = preparationTime(state, content)
  if (!time) return null
  const { orderPuzzle, firstMoves } = content.preparation
  return {
    ...time,
    units: workUnits(content).map((unit) => ({
      id: unit.id,
      roleId: unit.roleId,
      name: unit.name,
      isOrder: unit.deliveryMs > 0,
      startedAt: seenIfAny(state, state.records.Work[unit.id]?.startedAt),
      ...workTimes(state, unit),
    })),
    ...(showsPoints(state) ? { orderPuzzle, firstMoves } : { band: null, orderPuzzle: [], firstMoves: [] }),
  }
}

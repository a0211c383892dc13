import { CASE_ID } from '../records/collections.ts'
import type { WorkId } from '../records/work.ts'
import type { RoleId } from '../roles.ts'
import { decisionOn } from '../rules/questions.ts'
import { paceOf, workTimes } from '../rules/task-time.ts'
import { workUnits } from '../rules/work-units.ts'
import type { FirstMove } from '../story/preparation.ts'
import type { Looking } from './come-to.ts'
import { wordsOfUnit } from './tasks.ts'

/** How long it took, held against the best possible and against the promise. Durations are those of the case. */
export interface PreparationResult {
  readonly startedAt: number
  readonly stoppedAt: number
  readonly tookMs: number
  readonly bestMs: number
  readonly loadingMs: number
  readonly band: { readonly title: string; readonly advice: string }
  readonly promise: PromiseResult | null
  readonly units: readonly {
    readonly id: WorkId
    readonly roleId: RoleId
    readonly name: string
    readonly startedAt: number | null
    readonly freeAt: number | null
    readonly doneAt: number | null
  }[]
  readonly orderPuzzle: readonly string[]
  readonly firstMoves: readonly FirstMove[]
}

export interface PromiseResult {
  readonly name: string
  readonly limitMs: number
  readonly isKept: boolean
  /** What was left of it; below zero: by how much it was missed. */
  readonly toSpareMs: number
}

/** Once the clock has stopped it answers nothing any more, so all three may see it. */
export function viewPreparationResult(looking: Looking): PreparationResult | null {
  const { state, content } = looking
  const clock = state.records.CaseTaskTime[CASE_ID]
  if (clock?.TransportStartTime == null || clock.TransportStopTime === null) return null
  const { bestMs, loadingMs, bands, orderPuzzle, firstMoves } = content.preparation
  const tookMs = (clock.TransportStopTime - clock.TransportStartTime) * paceOf(state)
  const band = bands.find(({ untilMs }) => untilMs === null || tookMs <= untilMs)
  if (!band) throw new Error('the last band has no end')
  return {
    startedAt: clock.TransportStartTime,
    stoppedAt: clock.TransportStopTime,
    tookMs,
    bestMs,
    loadingMs,
    band: { title: band.title, advice: band.advice },
    promise: promiseResult(looking, tookMs + loadingMs),
    units: workUnits(content).map((unit) => ({
      id: unit.id,
      roleId: unit.roleId,
      name: wordsOfUnit(content, unit).name,
      startedAt: state.records.Work[unit.id]?.startedAt ?? null,
      ...workTimes(state, unit),
    })),
    orderPuzzle,
    firstMoves,
  }
}

function promiseResult({ state, content }: Looking, untilLeavingMs: number): PromiseResult | null {
  const name = decisionOn(state, 'response-time')
  const promised = content.questions['response-time'].options.find((option) => option.name === name)
  if (!promised) return null
  const { limitMs } = promised
  return { name: promised.name, limitMs, isKept: untilLeavingMs < limitMs, toSpareMs: limitMs - untilLeavingMs }
}

import { CASE_ID } from '../records/collections.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { caseMsBetween, seenAt } from './case-clock.ts'
import { decisionOn } from './questions.ts'

/** How long preparation took, held against the best possible and against the promise. Durations are those of the case, times as they are seen from now. */
export interface PreparationTime {
  readonly startedAt: number
  readonly stoppedAt: number
  readonly tookMs: number
  readonly bestMs: number
  readonly loadingMs: number
  readonly band: { readonly title: string; readonly advice: string }
  readonly promise: PromiseResult | null
}

export interface PromiseResult {
  readonly name: string
  readonly limitMs: number
  readonly isKept: boolean
  /** What was left of it; below zero: by how much it was missed. */
  readonly toSpareMs: number
}

/** Null until the transport clock has stopped. */
export function preparationTime(state: CaseState, content: CaseContent): PreparationTime | null {
  const clock = state.records.CaseTaskTime[CASE_ID]
  if (clock?.TransportStartTime == null || clock.TransportStopTime === null) return null
  const { bestMs, loadingMs, bands } = content.preparation
  const tookMs = caseMsBetween(state, clock.TransportStartTime, clock.TransportStopTime)
  const band = bands.find(({ untilMs }) => untilMs === null || tookMs <= untilMs)
  if (!band) throw new Error('the last band has no end')
  return {
    startedAt: seenAt(state, clock.TransportStartTime),
    stoppedAt: seenAt(state, clock.TransportStopTime),
    tookMs,
    bestMs,
    loadingMs,
    band: { title: band.title, advice: band.advice },
    promise: promiseResult(state, content, tookMs + loadingMs),
  }
}

/** A promise of less than a time is kept only below it. */
function promiseResult(state: CaseState, content: CaseContent, untilLeavingMs: number): PromiseResult | null {
  const promise = content.questions.find(({ isPromise }) => isPromise)
  const name = promise && decisionOn(state, promise)
  const promised = promise?.options.find((option) => option.name === name)
  if (promised?.limitMs === undefined) return null
  const { limitMs } = promised
  return { name: promised.name, limitMs, isKept: untilLeavingMs < limitMs, toSpareMs: limitMs - untilLeavingMs }
}

import { CASE_ID } from '../records/collections.ts'
import { type CaseState, type Change, put } from '../state.ts'

/** Writes entries of TeamScore. Each is written once: an item that stands already is not touched. */
export function scoreEntries(state: CaseState, scores: { readonly [item: string]: number }, now: number): Change {
  const entries = Object.entries(scores).map(([item, score]) => [item, { score, time: now }])
  return put('TeamScore', CASE_ID, { ...Object.fromEntries(entries), ...state.records.TeamScore[CASE_ID] })
}

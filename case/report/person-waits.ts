import { type RoleId, roleIds } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { caseMsBetween, pauseNow } from '../rules/case-clock.ts'
import type { PersonCourse, Waited } from './person-course.ts'

/** How long somebody waited for others, in ms of the case. A fact of the team: what one waits for, another is at. */
export interface WaitsReport {
  readonly totalMs: number
  readonly longest: readonly WaitReport[]
}

/** All the time waited for one thing at one step. */
export interface WaitReport {
  readonly step: string
  readonly what: string
  readonly who: readonly RoleId[]
  readonly ms: number
  /** When it began. */
  readonly at: number
}

/** A page that is there to read gives everybody something to do for a minute; from then on who cannot turn it waits. */
const READING_MS = 60_000
const LONGEST_TOLD = 3
const WORTH_TELLING_MS = 1000

export function waitsReport({ waits, waiting }: PersonCourse, state: CaseState, endedAt: number): WaitsReport {
  // A run that ends in a pause ends with its beginning.
  const to = Math.min(endedAt, pauseNow(state)?.from ?? endedAt)
  const all = waiting ? [...waits, { ...waiting, to }] : waits
  const byThing = new Map<string, WaitReport>()
  for (const one of all) {
    const ms = waitedMs(state, one)
    if (ms <= 0) continue
    const { step, what, who, from: at } = one
    const key = `${step}: ${what}`
    const before = byThing.get(key) ?? { step, what, who, ms: 0, at }
    const both = roleIds.filter((roleId) => before.who.includes(roleId) || who.includes(roleId))
    byThing.set(key, { ...before, who: both, ms: before.ms + ms })
  }
  const told = [...byThing.values()].sort((one, other) => other.ms - one.ms)
  return {
    totalMs: told.reduce((sum, { ms }) => sum + ms, 0),
    longest: told.filter(({ ms }) => ms >= WORTH_TELLING_MS).slice(0, LONGEST_TOLD),
  }
}

const waitedMs = (state: CaseState, { from, to, reads }: Waited): number =>
  Math.round(caseMsBetween(state, from, to)) - (reads === null ? 0 : READING_MS)

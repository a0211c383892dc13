import type { LogEntry } from '../records/log.ts'
import { PROVIDER } from '../records/roles.ts'
import { applyChanges, type CaseState, emptyState } from '../records/state.ts'
import { hasArrived, hasComeTo } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import type { CaseContent } from '../story/content.ts'
import { type Tried, triedAfter } from './attempts-report.ts'
import { nobodyYet, type PersonCourses, personsAfter } from './person-course.ts'
import { type Stint, stintsAfter } from './stand-in-course.ts'
import { shownIn, type VitalsReport, vitalsReport } from './vitals-report.ts'

/** What a report needs of how a run went. Of all its states only the newest is kept, so that a long run costs no more. */
export interface CourseOfRun {
  readonly state: CaseState
  readonly startedAt: number | null
  /** When the team came to the bedside. */
  readonly bedsideAt: number | null
  readonly arrivedAt: number | null
  /** When the newest of its commands was accepted. */
  readonly lastAt: number
  /** What the newborn's devices show now, and each change of it, in order. */
  readonly shown: string
  readonly vitals: readonly VitalsReport[]
  readonly stints: readonly Stint[]
  readonly tried: readonly Tried[]
  readonly persons: PersonCourses
  readonly times: Times | null
}

/** When each entry of the log was, the newest first. Linked, so that one more costs the same however many there are. */
interface Times {
  readonly version: number
  readonly at: number
  readonly before: Times | null
}

export const notBegun: CourseOfRun = {
  state: emptyState,
  startedAt: null,
  bedsideAt: null,
  arrivedAt: null,
  lastAt: 0,
  shown: '',
  vitals: [],
  stints: [],
  tried: [],
  persons: nobodyYet,
  times: null,
}

/** The course with one more entry of the run's log. */
export function courseAfter(before: CourseOfRun, entry: LogEntry, content: CaseContent): CourseOfRun {
  const { at, run, version, changes } = entry
  // Lists that grow (chat, visited steps) are not kept: copying them at every item would cost more and more.
  const kept = changes.map(({ change }) => change).filter(({ op }) => op !== 'append')
  const state = { ...applyChanges(before.state, kept), run }
  const shown = shownIn(state)
  return {
    state,
    startedAt: before.startedAt ?? (isRunning(state) ? at : null),
    bedsideAt: before.bedsideAt ?? (isAtBedside(state, content) ? at : null),
    arrivedAt: before.arrivedAt ?? (hasArrived(state, content) ? at : null),
    lastAt: at,
    shown,
    vitals: shown === before.shown ? before.vitals : [...before.vitals, ...vitalsReport(state, content, at)],
    stints: stintsAfter(before.stints, { before: before.state, after: state, entry, content }),
    tried: triedAfter(before.tried, entry, state),
    persons: personsAfter(before.persons, { after: state, entry, content }),
    // The server's clock may have been set back: nothing is told before what was before it.
    times: { version, at: Math.max(before.times?.at ?? at, at), before: before.times },
  }
}

/** When an entry of the log was, or the run began if that was later; undefined: it is none of this run. */
export function timeOfEntry({ times, startedAt }: CourseOfRun, version: number): number | undefined {
  for (let one = times; one && one.version >= version; one = one.before) {
    if (one.version === version) return Math.max(one.at, startedAt ?? one.at)
  }
  return undefined
}

const isAtBedside = (state: CaseState, content: CaseContent): boolean =>
  hasComeTo({ state, content, roleId: PROVIDER }, 'obtain-report')

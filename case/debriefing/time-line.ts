import { viewCourse } from '../course/view-course.ts'
import { CASE_ID } from '../records/collections.ts'
import type { LogEntry } from '../records/log.ts'
import type { WorkId } from '../records/preparation.ts'
import { labelOf, type RoleId, roleIds } from '../records/roles.ts'
import type { CaseState, Change } from '../records/state.ts'
import { type CourseOfRun, courseAfter, notBegun, timeOfEntry } from '../report/course-of-run.ts'
import { gasesReport } from '../report/vitals-report.ts'
import { bedsideHistory } from '../rules/bedside.ts'
import { caseClockOf, paceOf, pauseNow, seenAt } from '../rules/case-clock.ts'
import { handOn } from '../rules/hands.ts'
import { lostNow } from '../rules/injections.ts'
import { type Wait, waitsOf } from '../rules/waits.ts'
import type { CaseContent } from '../story/content.ts'
import { groupTaking } from '../story/decision-story.ts'
import { pointNamed } from '../story/points.ts'
import { sayChange } from '../views/console/log-lines.ts'
import type { CoursePoint, GasPoint, TimeLine, TimeLineEntry } from './debriefing-messages.ts'
import { asStretch } from './stretches.ts'
import { whereOnLine } from './where-on-line.ts'

/** A stretch of the log in which nobody did anything, and nothing was under way that would have been done by itself. */
export interface Quiet {
  readonly from: number
  readonly to: number
}

/** A call for a second person. */
export interface CheckAsked {
  readonly work: WorkId
  readonly at: number
}

/** All but the moments, which not everybody is told. */
export type ToldLine = Omit<TimeLine, 'moments'>

/** So long nobody did anything: less is nothing to talk about. */
export const QUIET_MS = 180_000

/** Tells a run on one line, entry after entry of its log. Of the run's states it keeps the newest alone. */
export class TimeLineTeller {
  readonly #content: CaseContent
  /** By their ids: a flag or a recording that takes another's place is told in its stead. */
  readonly #entries = new Map<string, TimeLineEntry>()
  /** When each seat was first held. */
  readonly #heldSince = new Map<RoleId, number>()
  readonly quiet: Quiet[] = []
  readonly asks: CheckAsked[] = []
  #course: CourseOfRun = notBegun
  readonly #moves: CoursePoint[] = []
  #version = 0
  #now = 0
  /** When the handover was saved, on the line. */
  #savedAt: number | null = null

  constructor(content: CaseContent) {
    this.#content = content
  }

  get course(): CourseOfRun {
    return this.#course
  }

  tell(entry: LogEntry): void {
    const before = this.#course
    // The server's clock may have been set back: on the line nothing comes before what was before it.
    const at = Math.max(this.#now, entry.at)
    this.#course = courseAfter(before, { ...entry, at }, this.#content)
    this.#version = entry.version
    const { startedAt, state } = this.#course
    this.#moves.push(...courseFrom(before.state, state, this.#content, at))
    if (before.startedAt !== null) this.#noteWaits(before, entry)
    this.#now = at
    if (startedAt === null) return
    const { handover } = state.records.Recording
    if (handover && handover !== before.state.records.Recording.handover) this.#savedAt = this.#now
    for (const { roleId } of Object.values(state.records.LiveCaseTeam)) {
      if (!this.#heldSince.has(roleId)) this.#heldSince.set(roleId, this.#now)
    }
    if (before.startedAt === null) this.#add({ ...begins, by: 'team', id: 'begins' })
    else for (const { change } of entry.changes) this.#tellChange(before, change)
    if (before.arrivedAt === null && this.#course.arrivedAt !== null)
      this.#add({ ...arrivesAt(this.#content.patient.unit), by: 'team', id: 'arrives' })
  }

  #tellChange(before: CourseOfRun, change: Change): void {
    const told = { before: before.state, after: this.#course.state, content: this.#content }
    for (const said of sayChange(told, change)) {
      const place = whereOnLine(told, change, said)
      if (place) this.#add({ id: `${this.#version}/${this.#entries.size}`, text: said.text, by: said.by, ...place })
    }
  }

  #noteWaits(before: CourseOfRun, { at, changes }: LogEntry): void {
    const isWaitedFor = ({ at: due }: Wait) => due > seenAt(before.state, this.#now)
    if (at - this.#now >= QUIET_MS && !waitsOf(before.state, this.#content).some(isWaitedFor)) {
      this.quiet.push({ from: this.#now, to: at })
    }
    for (const { change } of changes) {
      if (change.op !== 'put' || change.collection !== 'Work' || change.data.checkAskedAt === null) continue
      if (before.state.records.Work[change.id]?.checkAskedAt == null) this.asks.push({ work: change.id, at })
    }
  }

  #add(entry: Omit<TimeLineEntry, 'at' | 'version'>): void {
    this.#entries.set(entry.id, { ...entry, at: this.#now, version: this.#version })
  }

  /** All that was told so far; null: the run has not begun. */
  timeLine(): ToldLine | null {
    const { state, startedAt, vitals } = this.#course
    if (startedAt === null) return null
    const content = this.#content
    const saved = state.records.Recording.handover
    const to = Math.max(startedAt, this.#savedAt ?? this.#now)
    const timeOf = (version: number) => timeOfEntry(this.#course, version)
    const entries = [...this.#entries.values()]
      .flatMap((entry) => asStretch(entry, { state, content, from: startedAt, to, timeOf }) ?? [])
      .sort((one, other) => one.at - other.at || one.version - other.version)
    return {
      run: state.run,
      from: startedAt,
      to,
      clock: { pace: paceOf(state), skips: caseClockOf(state).skips.map(({ at, ms }) => ({ at, ms })) },
      isWhole: saved !== undefined,
      missing: missingIn({ state, from: startedAt, heldSince: this.#heldSince }),
      instruments: content.instruments,
      vitals: vitals.filter(({ at }) => at <= to).map(({ at, event, monitor }) => ({ at, event, monitor })),
      course: this.#moves.filter(({ at }) => at <= to),
      gases: gasPoints(this.#course, content).map((gas) => ({ ...gas, at: Math.min(Math.max(gas.at, startedAt), to) })),
      entries,
    }
  }
}

const begins = { lane: 'pauses', kind: 'step', text: 'The case begins.' } as const
const arrivesAt = (unit: string) =>
  ({ lane: 'decisions', kind: 'step', text: `The team arrives at the ${unit}.` }) as const

const gasPoints = ({ state }: CourseOfRun, content: CaseContent): GasPoint[] =>
  gasesReport(state, content, bedsideHistory(state, content)).flatMap((gas) => {
    const point = pointNamed(content, gas.slug)
    const at = point && state.records.PointProgress[point.docId]?.decidedAt[groupTaking(point.story, 'gas')]
    return at === undefined ? [] : [{ ...gas, at }]
  })

interface Seen {
  readonly state: CaseState
  readonly from: number
  readonly heldSince: ReadonlyMap<RoleId, number>
}

/** Somebody who comes so late has missed something. */
const LATE_MS = 60_000

/** What a run lacks, in sentences for people. */
function missingIn({ state, from, heldSince }: Seen): string[] {
  const { summary, handover } = state.records.Recording
  return [
    ...(handover ? [] : ['The handover was not saved: the run ends where its log ends.']),
    ...(summary ? [] : ['No briefing was recorded.']),
    ...roleIds.flatMap((role) => {
      const since = heldSince.get(role)
      if (since === undefined) return [`Nobody held the seat of ${labelOf(role)}.`]
      const minutes = Math.round((since - from) / 60_000)
      return since - from < LATE_MS
        ? []
        : [`Nobody held the seat of ${labelOf(role)} in the first ${minutes === 1 ? 'minute' : `${minutes} minutes`}.`]
    }),
  ]
}

const moving = ['Course', 'VitalStats', 'CaseClock', 'Injection', 'Hand'] as const

/** How the monitor goes on from here, where something of that has changed. */
function courseFrom(before: CaseState, after: CaseState, content: CaseContent, at: number): CoursePoint[] {
  if (moving.every((name) => before.records[name] === after.records[name])) return []
  const vitals = after.records.VitalStats[CASE_ID]
  const row = vitals?.allStates[vitals.currentState]
  const course = viewCourse(after, content)
  if (!row || !course) return []
  return [
    {
      at,
      stillSince: pauseNow(after)?.from ?? null,
      row,
      course,
      lost: lostNow(after, content)?.sign ?? null,
      set: course.signs.flatMap(({ sign }) => (handOn(after, sign) ? [sign] : [])),
    },
  ]
}

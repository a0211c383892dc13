import { CASE_ID } from '../records/collections.ts'
import type { Course, Stretch } from '../records/course.ts'
import { applyChanges, type CaseState, type Change, put } from '../records/state.ts'
import { paceOf, pauseNow, seenAt } from '../rules/case-clock.ts'
import { movesInTime } from '../rules/events-in-time.ts'
import { happenedIn, isLeft } from '../rules/injections.ts'
import type { CaseContent } from '../story/content.ts'
import type { SignInTime } from '../story/monitor-course.ts'
import { alarmAlong, alongStretch, digitsOf } from './monitor-signs.ts'
import { type Target, targetsOf } from './targets.ts'
import { areSameValues, type Values } from './values.ts'

/** Where the case's clock stands: while it stands still, at the beginning of that. */
export const caseNow = (state: CaseState, now: number): number => Math.min(now, pauseNow(state)?.from ?? now)

const moving: readonly string[] = ['VitalStats', 'Injection', 'Hand']
/** What an event hangs on, and what is measured beside the rows. */
const ending: readonly string[] = ['Place', 'PointProgress', 'DecisionPoint']

/** What a decision changes on the way of the monitor: whatever leads a sign elsewhere begins a new stretch. */
export function followCourse(
  before: CaseState,
  changes: readonly Change[],
  content: CaseContent,
  now: number,
): readonly Change[] {
  const { Injection, Hand } = before.records
  const hasMoved = Object.keys(Injection).length + Object.keys(Hand).length > 0
  const mayMove = (change: Change) =>
    'collection' in change && (moving.includes(change.collection) || (hasMoved && ending.includes(change.collection)))
  if (!movesInTime(before) || !changes.some(mayMove)) return []
  const decided = applyChanges(before, changes)
  const course = decided.records.Course[CASE_ID]
  if (!course) return []
  const left = leftBy(decided, content, now)
  const after = left.length > 0 ? applyChanges(decided, left) : decided
  const signs = stretches(before, after, content, now)
  return signs === course.signs ? left : [...left, put('Course', CASE_ID, { signs })]
}

/** What has ended with nobody seeing to it is left to the story from now on. */
const leftBy = (state: CaseState, content: CaseContent, now: number): Change[] =>
  happenedIn(state, content).flatMap((happened) => {
    const { event, record } = happened
    if (record.resolved || record.left !== undefined || !isLeft(state, content, happened)) return []
    return [put('Injection', event.slug, { ...record, left: now, ...(event.onMonitor?.left ? {} : { over: now }) })]
  })

function stretches(before: CaseState, after: CaseState, content: CaseContent, now: number): Course['signs'] {
  const course = after.records.Course[CASE_ID]?.signs ?? {}
  const beside = new Set(content.monitorCourse?.beside.map(({ sign }) => sign.slug))
  const was = new Map(targetsOf(before, content).map((target) => [target.sign.slug, target]))
  const changed = targetsOf(after, content).flatMap((target) => {
    const earlier = was.get(target.sign.slug)
    const own = course[target.sign.slug]
    // Beside the rows nobody looks at anything until something moves it.
    if (!own && target.by.length === 0 && beside.has(target.sign.slug)) return []
    const goingTo = own?.to ?? earlier?.row ?? target.row
    if (areSameValues(goingTo, target.to)) return []
    return [[target.sign.slug, stretchTo(target, earlier, { own, state: after, content, now })] as const]
  })
  return changed.length === 0 ? course : { ...course, ...Object.fromEntries(changed) }
}

interface Standing {
  readonly own: Stretch | undefined
  readonly state: CaseState
  readonly content: CaseContent
  readonly now: number
}

function stretchTo(target: Target, earlier: Target | undefined, { own, state, content, now }: Standing): Stretch {
  const inTime = content.monitorCourse?.signs.find(({ sign }) => sign === target.sign.slug)
  const stretch = own && { ...own, since: seenAt(state, own.since) }
  const clock = { now: caseNow(state, now), pace: paceOf(state) }
  const from = stretch ? alongStretch(stretch, clock.now, clock.pace) : (earlier?.row ?? target.row)
  const held = heldAt(target, from, { stretch, inTime, clock })
  return {
    from: [...from],
    to: [...target.to],
    since: now,
    over: Math.round(overMs(target, earlier, inTime)),
    ...(held && { held }),
  }
}

function heldAt(
  { sign }: Target,
  [first = 0]: Values,
  {
    stretch,
    inTime,
    clock,
  }: {
    readonly stretch: Stretch | undefined
    readonly inTime: SignInTime | undefined
    readonly clock: { readonly now: number; readonly pace: number }
  },
) {
  const way = { margin: inTime?.margin ?? 0, ...(stretch && { stretch }) }
  const limited = { digits: digitsOf(sign), ...(sign.limits && { limits: sign.limits }) }
  return alarmAlong(limited, way, first, clock)
}

/** What leads it elsewhere says how long it takes; what no longer leads it, how long the way back takes; else the story. */
function overMs(target: Target, earlier: Target | undefined, inTime: SignInTime | undefined): number {
  const rowMs = (inTime?.overS ?? 0) * 1000
  if (earlier && !areSameValues(earlier.row, target.row)) return rowMs
  const names = (of: Target | undefined) => new Set(of?.by.map(({ name }) => name))
  const [was, is] = [names(earlier), names(target)]
  const begun = target.by.filter(({ name }) => !was.has(name)).map((one) => one.overMs)
  if (begun.length > 0) return Math.max(...begun)
  const ended = earlier?.by.filter(({ name }) => !is.has(name)).map((one) => one.backMs) ?? []
  return ended.length > 0 ? Math.max(...ended) : rowMs
}

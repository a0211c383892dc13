import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { type WorkUnit, workUnits } from '../../rules/work-units.ts'
import type { Law } from './law.ts'

const flagRecords = ['CaseAudioStatus', 'LeaveStatus', 'ChallengeStatus'] as const

/** Flags never go back within a run. */
export const flagsNeverGoBack: Law = ({ before, after, isSameRun }) => {
  if (!isSameRun) return null
  for (const name of flagRecords) {
    if (before.records[name] === after.records[name]) continue
    const [was, is] = [
      Object.entries(before.records[name][CASE_ID] ?? {}),
      Object.entries(after.records[name][CASE_ID] ?? {}),
    ]
    if (was.some(([field, flag]) => flag && !is.some(([other, now]) => other === field && now)))
      return `${name} went back`
  }
  if (before.records.Cases[CASE_ID]?.isShared && !after.records.Cases[CASE_ID]?.isShared)
    return 'sharing was taken back'
  const rank = ['pending', 'started', 'done']
  const isBack = Object.entries(after.records.TaskList).some(
    ([id, { taskStatus }]) =>
      rank.indexOf(taskStatus) < rank.indexOf(before.records.TaskList[id]?.taskStatus ?? 'pending'),
  )
  return isBack ? 'a task went back' : null
}

const flagOf = { Provider: PROVIDER, Therapist: RT, Nurse: RN } as const

/** The Provider is ready after both; whoever has listened had something shared; ready means that the work is done. */
export const flagsHaveTheirReasons: Law = ({ before, after, content }) => {
  const leave = after.records.LeaveStatus[CASE_ID]
  if (leave?.Provider && !(leave.Nurse && leave.Therapist)) return 'the Provider is ready before the others'
  const heard = after.records.CaseAudioStatus[CASE_ID]
  if ((heard?.Nurse || heard?.Therapist) && !after.records.Cases[CASE_ID]?.isShared) return 'heard before it was shared'
  if (before.records.LeaveStatus === after.records.LeaveStatus) return null
  const idle = workUnits(content).find(
    (unit) =>
      (unit.roleId === RT ? leave?.Therapist : leave?.Nurse) &&
      after.records.Work[unit.id]?.steps.length !== unit.steps.length,
  )
  return idle ? `ready to leave without ${idle.id}` : null
}

/** One sets one's own flags; only the challenge's are set for others, by the Provider's choice. */
export const flagsAreOnesOwn: Law = ({ before, after, isSameRun, roleId, command }) => {
  if (!isSameRun) return null
  for (const name of flagRecords) {
    const settles = command.kind === 'answer-ask' && roleId === PROVIDER && command.option !== null
    if (before.records[name] === after.records[name] || settles) continue
    const was = new Map(Object.entries(before.records[name][CASE_ID] ?? {}))
    for (const [field, flag] of Object.entries(after.records[name][CASE_ID] ?? {})) {
      // The fields of the three records are among these.
      if (was.get(field) !== flag && flagOf[field as keyof typeof flagOf] !== roleId)
        return `${name}.${field} by ${roleId}`
    }
  }
  return null
}

/** The clock is started once and stopped once, by the Provider, at the server's time, and never runs backwards. */
export const oneClock: Law = ({ before, after, isSameRun, now, roleId, command }) => {
  const clock = after.records.CaseTaskTime[CASE_ID]
  if (!clock) return null
  const { TransportStartTime: start, TransportStopTime: stop } = clock
  if (stop !== null && (start === null || stop < start)) return 'the clock stopped before it started'
  if (stop !== null && !after.records.LeaveStatus[CASE_ID]?.Provider) return 'the clock stopped before the team left'
  const was = before.records.CaseTaskTime[CASE_ID]
  if (!isSameRun || !was) return null
  if (start !== was.TransportStartTime) {
    if (was.TransportStartTime !== null) return 'the clock was started again'
    if (start !== now || roleId !== PROVIDER || command.kind !== 'continue')
      return 'the clock was started by something else'
  }
  if (stop !== was.TransportStopTime) {
    if (was.TransportStopTime !== null) return 'the clock was stopped again'
    if (stop !== Math.max(now, start ?? now) || roleId !== PROVIDER) return 'the clock was stopped by something else'
  }
  return null
}

/** Nobody starts a piece of work while another holds them: by its time, or by a step left undone. */
export const oneThingAtATime: Law = ({ before, after, content, now }) => {
  if (before.records.Work === after.records.Work) return null
  const units = workUnits(content)
  const started = units.find(({ id }) => !before.records.Work[id] && after.records.Work[id])
  if (!started) return null
  const holding = units.find(
    (unit) => unit.roleId === started.roleId && before.records.Work[unit.id] && !isFree(before, unit, now),
  )
  return holding ? `${started.id} was started while ${holding.id} was under way` : null
}

function isFree(state: CaseState, unit: WorkUnit, now: number): boolean {
  const work = state.records.Work[unit.id]
  if (!work || unit.busyMs === null || state.records.TaskList[unit.task]?.taskStatus === 'done') return true
  const last = work.steps.at(-1)
  if (!last || work.steps.length < unit.steps.length) return false
  const pace = state.records.Pace[CASE_ID]?.factor ?? 1
  return playedSince(state, work.startedAt, now) >= unit.busyMs / pace && now >= last.at
}

/** What of the time since then the case went on, with what was skipped, counted beside the rules. */
function playedSince(state: CaseState, at: number, now: number): number {
  const { pauses, skips } = state.records.CaseClock[CASE_ID] ?? { pauses: [], skips: [] }
  let played = now - at
  for (const { from, to } of pauses) if (to !== null && to > at) played -= to - Math.max(from, at)
  for (const skip of skips) if (skip.at > at) played += skip.ms
  return played
}

const checks: readonly string[] = ['confirm-check', 'send-back-check']

/** Work is done by its own person, in the order of its steps; what was done and first answered stays. */
export const workOnlyGrows: Law = ({ before, after, isSameRun, content, roleId, command }) => {
  if (!isSameRun || before.records.Work === after.records.Work) return null
  for (const unit of workUnits(content)) {
    const [was, is] = [before.records.Work[unit.id], after.records.Work[unit.id]]
    if (was === is) continue
    if (!is) return `${unit.id} was undone`
    if ((roleId === unit.roleId) === checks.includes(command.kind)) return `${unit.id} was touched by role ${roleId}`
    if (is.steps.some(({ slug }, index) => unit.steps[index]?.slug !== slug)) return `${unit.id} is out of order`
    if (was && (was.startedAt !== is.startedAt || is.steps.length < was.steps.length)) return `${unit.id} went back`
    const isFirst = Object.entries(was?.firstAnswers ?? {}).every(([ask, value]) => is.firstAnswers[ask] === value)
    if (!isFirst) return `a first answer of ${unit.id} was changed`
  }
  return null
}

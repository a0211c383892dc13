import { targetsOf } from '../../course/targets.ts'
import { areSameValues } from '../../course/values.ts'
import { CASE_ID } from '../../records/collections.ts'
import { changedSince } from '../../records/remember.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import type { CaseState } from '../../records/state.ts'
import { bedsideHistory, onArrival } from '../../rules/bedside.ts'
import { movesInTime } from '../../rules/events-in-time.ts'
import { placeOf } from '../../rules/places.ts'
import { decisionOn } from '../../rules/questions.ts'
import type { CaseContent } from '../../story/content.ts'
import { takesSeveral } from '../../story/group.ts'
import { pointsOf } from '../../story/points.ts'
import { docIdOf } from '../at-point.ts'
import type { Law, Transition } from './law.ts'

/** The score is made of what was decided and of nothing else, each item once, at the table's value. */
export const scoreIsWhatWasDecided: Law = ({ before, after, isSameRun, content }) => {
  const { TeamScore, ProviderChallange, PointProgress } = after.records
  if (
    TeamScore === before.records.TeamScore &&
    ProviderChallange === before.records.ProviderChallange &&
    PointProgress === before.records.PointProgress
  ) {
    return null
  }
  const is = TeamScore[CASE_ID] ?? {}
  const due = scoresDue(after, content)
  if (Object.keys(is).length !== due.size) return `${Object.keys(is).length} items scored, ${due.size} decided`
  for (const [item, score] of due)
    if (is[item]?.score !== score) return `${item} scored ${is[item]?.score}, not ${score}`
  const was = isSameRun ? Object.entries(before.records.TeamScore[CASE_ID] ?? {}) : []
  const twice = was.find(([item, entry]) => is[item]?.time !== entry.time)
  return twice ? `${twice[0]} was scored twice` : null
}

/** Every item that ought to stand, from the story's tables. */
function scoresDue(state: CaseState, content: CaseContent): Map<string, number> {
  const due = new Map<string, number>()
  for (const question of content.questions) {
    const option = question.options.find(({ name }) => name === decisionOn(state, question))
    if (option) due.set(question.slug, option.score)
  }
  for (const { docId, story } of pointsOf(content)) {
    const decided = state.records.PointProgress[docId]?.decidedAt
    const slots = state.records.DecisionPoint[docId]?.decisionPointData ?? []
    if (!decided || slots.some(({ decisionName }) => decided[decisionName] === undefined)) continue
    for (const { decisionName, provider } of slots) {
      for (const slug of [provider ?? []].flat()) {
        const item = `point-${docId}/${decisionName}${takesSeveral(content, decisionName) ? `/${slug}` : ''}`
        due.set(item, story.groups[decisionName]?.find((option) => option.slug === slug)?.score ?? Number.NaN)
      }
    }
  }
  return due
}

/** Monitor and gas show what the decisions so far make of the newborn, between the best row and the worst. */
export const rowsFollowTheDecisions: Law = ({ before, after, content }) => {
  const vitals = after.records.VitalStats[CASE_ID]
  const { VitalStats, PointProgress } = before.records
  if (!vitals || (VitalStats === after.records.VitalStats && PointProgress === after.records.PointProgress)) return null
  const { currentState, currentiStat } = vitals
  for (const row of [currentState, currentiStat]) {
    if (!Number.isInteger(row) || row < 0 || row > 4) return `there is no row ${row}`
  }
  const last = bedsideHistory(after, content).at(-1)
  const bedside = last?.after ?? last?.opening ?? content.asFound
  const arrival = content.flows[PROVIDER].findIndex(({ screen }) => screen === 'arrival')
  const { monitor, gas } = placeOf(after, PROVIDER) >= arrival ? onArrival(bedside, content) : bedside
  return monitor === currentState && gas === currentiStat
    ? null
    : `rows ${currentState}/${currentiStat}, worked out ${monitor}/${gas}`
}

const ledScreens = ['board', 'tasks', 'decision-point', 'arrival', 'handover', 'save-handover']

/** Places lie within the flows, move one step at a time and never back; where the Provider leads nobody is ahead. */
export const placesMoveOn: Law = ({ before, after, isSameRun, content, roleId, command }) => {
  if (before.records.Place === after.records.Place) return null
  const leader = content.flows[PROVIDER][placeOf(after, PROVIDER)]
  for (const role of roleIds) {
    const [was, is] = [placeOf(before, role), placeOf(after, role)]
    const step = content.flows[role][is]
    if (!step) return `role ${role} stands outside its flow`
    if (!isSameRun || was === is) continue
    if (command.kind !== 'continue') return `${command.kind} moved a place`
    if (is < was) return `role ${role} went back`
    const isLed = ledScreens.includes(step.screen)
    const isWithLeader = step.path === leader?.path || (step.screen === 'tasks' && leader?.screen === 'board')
    if (isLed && (roleId !== PROVIDER || !isWithLeader)) return `role ${role} is ahead of the Provider`
    if (!isLed && (role !== roleId || is !== was + 1)) return `role ${role} was moved by role ${roleId}`
  }
  return isSameRun && roleId !== null && !isDone(before, content, roleId) ? `role ${roleId} went on too early` : null
}

/** Whether what the step asks for had been done, told once more in other words. */
function isDone(state: CaseState, content: CaseContent, roleId: 0 | 1 | 2): boolean {
  const step = content.flows[roleId][placeOf(state, roleId)]
  const { Cases, CaseAudioStatus, ChallengeStatus, LeaveStatus, PointProgress, Recording } = state.records
  const word = (['Provider', 'Therapist', 'Nurse'] as const)[roleId]
  const heard = CaseAudioStatus[CASE_ID] ?? { Nurse: false, Therapist: false }
  switch (step?.screen) {
    case 'call':
      return state.records.Call[CASE_ID]?.answeredAt !== null
    case 'record':
      return Cases[CASE_ID]?.isShared === true
    case 'await-listeners':
      return heard.Nurse && heard.Therapist
    case 'listen':
      return word === 'Nurse' ? heard.Nurse : heard.Therapist
    case 'question':
      return content.questions.some((one) => one.slug === step.question && decisionOn(state, one) !== null)
    case 'question-result':
      return step.question === 'transport-mode' || roleId === PROVIDER
    case 'tasks':
    case 'ready-to-leave':
      return LeaveStatus[CASE_ID]?.[word] === true
    case 'challenge':
      return Object.values(ChallengeStatus[CASE_ID] ?? {}).every((flag) => flag)
    case 'decision-point':
      return typeof PointProgress[docIdOf(step.point ?? '', content)]?.resultsAt === 'number'
    case 'save-handover':
      return Recording.handover !== undefined
    default:
      return true
  }
}

const eventCommands: readonly string[] = ['inject', 'take-back', 'name-trouble', 'recognise-event', 'resolve-event']

/** What educators let happen changes nothing but itself, and nothing else changes it. */
export const eventsMoveNothing: Law = ({ before, after, isSameRun, command }) => {
  if (!isSameRun || command.kind === 'stand-in-acts') return null
  // Who lets something happen steers from then on.
  const own: readonly string[] = ['Injection', 'Course', 'Steering', 'Look']
  const isEvent = eventCommands.includes(command.kind)
  const isHand = command.kind === 'lay-hand' || command.kind === 'let-go'
  const changed = changedSince(before, after).filter((name) => {
    if (isEvent) return !own.includes(name)
    if (isHand) return !['Hand', 'Course', 'Steering'].includes(name)
    // Where the monitor moves in time an event also ends as its time comes, or as the case goes on from it.
    return (name === 'Injection' && !movesInTime(after)) || name === 'Hand' || name === 'Look'
  })
  return changed.length > 0 ? `${command.kind} changed ${changed.join(', ')}` : null
}

/** Where the monitor moves in time, every sign is where row, events and hands lead it, or on its way there. */
export const theMonitorFollows = ({ after, content }: Pick<Transition, 'after' | 'content'>): string | null => {
  const course = after.records.Course[CASE_ID]
  if (!course) return null
  for (const { sign, row, to } of targetsOf(after, content)) {
    const leads = course.signs[sign.slug]?.to ?? row
    if (!areSameValues(leads, to)) return `${sign.slug} goes to ${leads.join('/')} instead of ${to.join('/')}`
  }
  return null
}

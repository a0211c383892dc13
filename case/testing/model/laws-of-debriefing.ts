import { CASE_ID } from '../../records/collections.ts'
import { type RoleId, roleIds } from '../../records/roles.ts'
import { isStandIn } from '../../records/stand-in.ts'
import type { CaseState } from '../../records/state.ts'
import { reportForSeat } from '../../report/report-for-seat.ts'
import { placeOf } from '../../rules/places.ts'
import { ratingsInWords } from '../../rules/rating-words.ts'
import { ratingsOf } from '../../rules/ratings.ts'
import { viewDebriefing } from '../../views/debriefing.ts'
import { seatFields } from '../../views/view-fields.ts'
import { type Law, same, type Transition } from './law.ts'

const debriefingOf = ({ records }: CaseState) => records.Debriefing[CASE_ID]
const LONG_GONE_MS = 300_000
const GONE_MS = 120_000

const personAt = ({ records }: CaseState, role: RoleId | undefined): string | undefined =>
  Object.values(records.LiveCaseTeam).find(({ roleId, userId }) => roleId === role && !isStandIn(userId))?.userId

/** Of the team: who took the lead, while they are there, else the first who is no stand-in. */
function leadingRole(state: CaseState): RoleId | undefined {
  const takenBy = debriefingOf(state)?.takenBy
  return personAt(state, takenBy) ? takenBy : roleIds.find((role) => personAt(state, role))
}

/** Of a seat's view only this is cut, thousands of times. */
const nothingElse = (): never => {
  throw new Error('points do not depend on the course at the bedside')
}

const isAtReport = (state: CaseState, { content }: Transition, roleId: RoleId): boolean =>
  content.flows[roleId][placeOf(state, roleId)]?.screen === 'final-report'

/** A debriefing follows the handover. Only who leads it moves its phase: an educator, or else one person of the team. */
export const whoLeadsMovesThePhase: Law = (taken) => {
  const { before, after, isSameRun, asker, command, roleId } = taken
  const [was, is] = [debriefingOf(before), debriefingOf(after)]
  if (!isSameRun || was === is) return null
  if (!is) return 'a debriefing was forgotten'
  if (!before.records.Recording.handover) return 'a debriefing before the handover'
  if (command.kind === 'take-lead') return isTaken(taken)
  if (command.kind !== 'lead-debriefing') return isHandedOn(taken)
  if (is.phase !== command.phase) return `led to ${is.phase}, not to ${command.phase}`
  if (asker.by === 'educator') return is.leader === 'educator' ? null : 'an educator led and does not lead'
  if (roleId === null || roleId !== leadingRole(before)) return `role ${roleId} moved the phase`
  if (leadingSide(before) === 'educator') return 'the phase was moved under an educator'
  if (!isAtReport(before, taken, roleId)) return 'the phase was moved from elsewhere'
  if (is.takenBy !== was?.takenBy) return 'who moved the phase took the lead'
  return is.leader === 'provider' ? null : 'the team led and does not lead'
}

/** Who takes the lead takes it for themselves, from somebody who has gone or comes after them; nothing else changes. */
function isTaken(taken: Transition): string | null {
  const { before, after, roleId, people, now } = taken
  const [was, is] = [debriefingOf(before), debriefingOf(after)]
  if (roleId === null || is?.takenBy !== roleId || is.leader !== 'provider') return `the lead went to ${is?.takenBy}`
  if (is.phase !== (was?.phase ?? 'reactions')) return 'taking the lead moved the phase'
  if (leadingSide(before) === 'educator') return 'the lead was taken from an educator'
  if (!isAtReport(before, taken, roleId)) return 'the lead was taken from elsewhere'
  const leader = leadingRole(before)
  if (leader === undefined || roleId < leader) return null
  const holder = people.find(({ uid }) => uid === personAt(before, leader))
  const isGone = !holder?.isSignedIn || (!holder.isPresent && now - holder.since >= GONE_MS)
  return isGone && roleId !== leader ? null : `the lead was taken from role ${leader}, who is there`
}

const leadingSide = (state: CaseState) =>
  debriefingOf(state)?.leader ?? (state.records.Steering[CASE_ID] ? 'educator' : 'provider')

/** An educator hands the lead to the team, or is gone for five minutes; the phase stays. */
function isHandedOn({ before, after, command, now }: Transition): string | null {
  const [was, is] = [debriefingOf(before), debriefingOf(after)]
  if (command.kind !== 'hand-debriefing' && command.kind !== 'end-forgotten-lead') {
    return `${command.kind} moved the debriefing`
  }
  if (is?.phase !== (was?.phase ?? 'reactions')) return `${command.kind} moved the phase`
  if (is.leader !== 'provider' || is.takenBy !== undefined) return `after ${command.kind} the team does not lead`
  if (command.kind === 'hand-debriefing') return null
  if (leadingSide(before) !== 'educator') return 'a lead was forgotten that nobody had'
  const since = Math.max(was?.since ?? before.records.Recording.handover?.at ?? now, command.seenAt ?? 0)
  return now - since < LONG_GONE_MS ? 'the lead was taken from an educator too soon' : null
}

/** Hidden points open to all when the analysis is first come to, and to nobody sooner; they stay open. */
export const pointsOpenWithTheAnalysis: Law = ({ before, after, isSameRun, command, content }) => {
  const is = debriefingOf(after)
  const wasOpenAt = debriefingOf(before)?.openedAt ?? null
  const isOpenAt = is?.openedAt ?? null
  const isAnalysed = is?.phase === 'analysis' || is?.phase === 'summary'
  if (isAnalysed && isOpenAt === null) return `${is.phase} without points`
  if (isSameRun && wasOpenAt !== isOpenAt) {
    if (wasOpenAt !== null) return 'open points were closed, or opened again'
    if (command.kind !== 'lead-debriefing' || !isAnalysed) return `${command.kind} opened the points in ${is?.phase}`
  }
  const looked = ['Debriefing', 'ScoreSight', 'TeamScore', 'Place', 'Recording'] as const
  if (looked.every((name) => before.records[name] === after.records[name])) return null
  const isHidden = after.records.ScoreSight[CASE_ID]?.isHidden === true && isOpenAt === null
  for (const roleId of roleIds) {
    const looking = {
      state: after,
      content,
      roleId,
      course: { history: nothingElse, points: nothingElse, pages: nothingElse },
    }
    const score = seatFields.score(looking)
    const isReportOpen = viewDebriefing(looking)?.isReportOpen
    if (isHidden && score !== null) return `role ${roleId} sees hidden points`
    if (isReportOpen === isHidden) return `role ${roleId} has the report ${isHidden ? 'open' : 'closed'}`
  }
  return null
}

/** Each rates at the report, in their own name, all that is asked and nothing else; no rating goes. Others' are read after one's own. */
export const ratingsAreOnesOwn: Law = (taken) => {
  const { before, after, isSameRun, command, roleId, now, content } = taken
  const [was, is] = [before.records.Rating, after.records.Rating]
  if (!isSameRun || was === is) return null
  if (command.kind !== 'rate-team' && command.kind !== 'rate-as-educator') return `${command.kind} changed a rating`
  const by = command.kind === 'rate-team' ? String(roleId) : 'educator'
  const touched = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((id) => !same(was[id], is[id]))
  if (touched.some((id) => id !== by)) return `${touched} rated by ${by}`
  if (!before.records.Recording.handover) return 'a rating before the handover'
  if (roleId !== null && !isAtReport(before, taken, roleId)) return 'a rating from elsewhere'
  const given = is[by]
  if (!given || given.at !== now || given.words !== command.words) return 'something else was rated'
  const { items, levels } = content.teamRating
  const asked = items.filter(({ isOwn }) => by !== 'educator' || !isOwn).map(({ slug }) => slug)
  if (!same(Object.keys(given.marks).toSorted(), asked.toSorted())) return `rated were ${Object.keys(given.marks)}`
  if (Object.values(given.marks).some((mark) => !levels.some((_, place) => place === mark)))
    return 'a mark off the scale'
  return othersAreRead(taken)
}

function othersAreRead({ after, content }: Transition): string | null {
  const report = { ratings: ratingsInWords(content.teamRating, ratingsOf(after)), persons: [] }
  for (const roleId of roleIds) {
    const rating = viewDebriefing({ state: after, content, roleId })?.rating
    const others = Object.keys(after.records.Rating).filter((id) => id !== String(roleId))
    const expected = after.records.Rating[roleId] ? others.length : 0
    if (rating && rating.others.length !== expected) return `role ${roleId} reads ${rating.others.length} ratings`
    const reported = reportForSeat(report, roleId).ratings.filter(({ by }) => by !== roleId).length
    if (reported !== expected) return `role ${roleId} reads ${reported} ratings in the report`
  }
  return null
}

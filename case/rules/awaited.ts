import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId, RT, roleIds } from '../records/roles.ts'
import type { ScreenKind } from '../story/flow.ts'
import { advisersOf, opensLast } from '../story/group.ts'
import { pointNamed } from '../story/points.ts'
import { happenedIn, whyNotAsked } from './injections.ts'
import { hasOrderOf } from './orders.ts'
import { placeOf, type SeatInCase, stepOf } from './places.ts'
import { isDecided, openPointOf } from './points.ts'
import { answerOn, deciderOf, decisionOn, findQuestion } from './questions.ts'
import { answerField, flagField } from './role-fields.ts'
import { whyNotChecking } from './second-check.ts'
import { isLed } from './steps.ts'
import { workInTheWay } from './task-time.ts'
import { unitsOfRole, workUnits } from './work-units.ts'

/** What somebody waits for, and who can bring it. */
export interface Awaited {
  readonly what: string
  readonly who: readonly RoleId[]
  /** The page that is there to read meanwhile; null: none. */
  readonly reads: string | null
}

interface Standing extends SeatInCase {
  readonly now: number
}
type Awaits = (standing: Standing) => Awaited | null

const awaits = (what: string, who: readonly RoleId[], reads: string | null = null): Awaited | null =>
  who.length === 0 ? null : { what, who, reads }

/**
 * What a role waits for: it has done all that its step asks, nothing else is for it to do, and what is missing others bring.
 * Nobody waits who can still answer, advise, go on, check a drug that is asked to be checked or see to an event of their own,
 * nor who listens, nor for what only time brings.
 */
export function awaitedBy(standing: Standing): Awaited | null {
  const { state, content, roleId } = standing
  const awaited = awaitedAt[stepOf(state, content, roleId).screen]?.(standing) ?? null
  return awaited && !hasOtherWork(standing) ? awaited : null
}

const awaitedAt: { readonly [S in ScreenKind]?: Awaits } = {
  listen: ({ state }) => (state.records.Cases[CASE_ID]?.isShared ? null : awaits('the briefing', [PROVIDER])),
  'await-listeners': (standing) => awaits('the team to hear the briefing', missingIn(standing, 'CaseAudioStatus')),
  question: theAnswer,
  'question-result': theNextPage,
  board: (standing) => awaits('the team to be ready', missingIn(standing, 'LeaveStatus')),
  'ready-to-leave': (standing) => awaits('the team to be ready', missingIn(standing, 'LeaveStatus')),
  tasks: theSecondCheck,
  challenge: (standing) =>
    standing.state.records.ChallengeStatus[CASE_ID]?.[flagField[standing.roleId]]
      ? awaits('the answers to the challenge', missingIn(standing, 'ChallengeStatus'))
      : null,
  'bedside-report': theNextPage,
  'decision-point': theDecision,
  arrival: theNextPage,
  'save-handover': ({ state, roleId }) =>
    roleId === PROVIDER || state.records.Recording.handover ? null : awaits('the handover to be saved', [PROVIDER]),
}

type Flags = 'CaseAudioStatus' | 'LeaveStatus' | 'ChallengeStatus'

/** Whose flag is missing of those others that have one. */
const missingIn = ({ state, roleId }: Standing, flags: Flags): RoleId[] => {
  const given: { readonly [field: string]: boolean } = state.records[flags][CASE_ID] ?? {}
  // The Provider leaves last, and hears the briefing by giving it.
  const asked = flags === 'ChallengeStatus' ? roleIds : roleIds.filter((one) => one !== PROVIDER)
  return asked.filter((one) => one !== roleId && !given[flagField[one]])
}

function theNextPage({ state, content, roleId }: Standing): Awaited | null {
  const next = content.flows[roleId][placeOf(state, roleId) + 1]
  if (roleId === PROVIDER || !next || !isLed(next)) return null
  return awaits('the next page', [PROVIDER], stepOf(state, content, roleId).path)
}

function theAnswer({ state, content, roleId }: Standing): Awaited | null {
  const question = findQuestion(content, stepOf(state, content, roleId).question)
  if (!question || roleId === deciderOf(question) || decisionOn(state, question) !== null) return null
  return answerOn(state, question, roleId) === null ? null : awaits('the decision', [deciderOf(question)])
}

/** Advice is given on every group that is open, or a page is there to read that the Provider turns. */
function theDecision({ state, content, roleId }: Standing): Awaited | null {
  const point = pointNamed(content, stepOf(state, content, roleId).point)
  const progress = point && state.records.PointProgress[point.docId]
  if (roleId === PROVIDER || !progress || progress.openedAt === null) return null
  if (progress.showing !== null) return awaits('the next page', [PROVIDER], progress.showing)
  const groups = (openPointOf(state, point)?.record.decisionPointData ?? []).filter(
    ({ decisionName }) => !isDecided(progress, decisionName),
  )
  const open = groups.filter(
    ({ decisionName }) =>
      advisersOf(content, decisionName).includes(roleId) && (!opensLast(content, decisionName) || groups.length === 1),
  )
  const hasAdvised = open.every((group) => [group[answerField[roleId]] ?? []].flat().length > 0)
  return hasAdvised ? awaits('the decision', [PROVIDER]) : null
}

/** Whose drug is to be checked has their hands bound, unless another piece of work is begun and not done. */
function theSecondCheck({ state, content, roleId, now }: Standing): Awaited | null {
  const begun = unitsOfRole(content, roleId).flatMap((unit) => {
    const work = state.records.Work[unit.id]
    return work && work.steps.length < unit.steps.length ? [work] : []
  })
  if (begun.length === 0 || begun.some(({ checkAskedAt }) => checkAskedAt === null)) return null
  const isFree = !workInTheWay(state, content, RT, now)
  return awaits('a second check', isFree ? [PROVIDER, RT] : [PROVIDER])
}

function hasOtherWork({ state, content, roleId, now }: Standing): boolean {
  const mayCheck = roleId === PROVIDER || roleId === RT
  return (
    hasOrderOf(state, roleId) ||
    (mayCheck && workUnits(content).some(({ id }) => whyNotChecking({ state, content, roleId, now }, id) === null)) ||
    happenedIn(state, content).some((one) => one.event.roleId === roleId && whyNotAsked(state, content, one) === null)
  )
}

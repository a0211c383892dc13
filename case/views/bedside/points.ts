import type { DecisionGroup, DecisionPoint, PointProgress } from '../../records/decision-point.ts'
import { byOutcome } from '../../records/remember.ts'
import type { RoleId } from '../../records/roles.ts'
import { asReadBy, type HeldBack } from '../../rules/advice.ts'
import { decidedSeen, type PointHistory, storyOf } from '../../rules/bedside.ts'
import { showsPoints } from '../../rules/debriefing.ts'
import { hasOrders, hiddenFrom, isInHands } from '../../rules/orders.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { isAllDecided, isDecided } from '../../rules/points.ts'
import { timeOf } from '../../rules/work-clock.ts'
import { compiled } from '../../story/compiled.ts'
import type { DecisionStory } from '../../story/decision-story.ts'
import { groupCalled, opensLast, takesSeveral } from '../../story/group.ts'
import { pointRecordedAs } from '../../story/points.ts'
import { factsWith, holds, resolveText } from '../../story/resolve-text.ts'
import { type MedicalControlView, viewMedicalControl } from './medical-control.ts'
import { vitalsRecord } from './monitor.ts'
import { wordsOf } from './words.ts'

/** A decision point the team has come to. */
export interface PointView {
  readonly point: string
  /** Among the points of the story, from 1. */
  readonly place: number
  readonly title: string
  /** By the script's clock. */
  readonly time: string
  /** The call before it, where one comes. */
  readonly call: MedicalControlView | null
  readonly openedAt: number | null
  readonly situation: readonly string[]
  /** How many of its sentences, from the first, tell the event that the point opens with. */
  readonly eventSentences: number
  readonly groups: readonly GroupView[]
  /** The page the Provider has open, null for the point itself. */
  readonly showing: string | null
  readonly resultsAt: number | null
}

export interface GroupView extends HeldBack {
  readonly name: string
  /** Any number of its options may be chosen. */
  readonly several?: true
  /** Whose advice is asked; left out: that of RT and RN. */
  readonly advisedBy?: readonly RoleId[]
  readonly options: readonly PointOption[]
  readonly rt: DecisionGroup['rt']
  readonly rn: DecisionGroup['rn']
  readonly provider: DecisionGroup['provider']
  /** Something of what is decided is still in somebody's hands: it is told once it is reported. */
  readonly inHands?: true | undefined
  readonly decidedAt: number | null
  /** Some open last. */
  readonly isOpen: boolean
}

/** Score and reason come when the point's last group is decided, so that no group answers another. */
export interface PointOption {
  readonly slug: string
  readonly name: string
  readonly score: number | null
  readonly why: string | null
}

/** What is known of one point: its story, its records, its course. */
export interface PointFacts {
  readonly story: DecisionStory
  readonly record: DecisionPoint
  readonly progress: PointProgress
  readonly history: PointHistory
  readonly isAllDecided: boolean
}

export function factsOfPoint(
  { state, content }: CaseAndStory,
  history: PointHistory,
  record: DecisionPoint | null | undefined,
): PointFacts {
  const progress = state.records.PointProgress[history.docId]
  if (!record || !progress) throw new Error(`${history.point} is not there`)
  return {
    story: storyOf(content, history.point),
    record,
    progress,
    history,
    isAllDecided: isAllDecided({ record, progress }) && !isInHands(state, history.docId),
  }
}

/** A point's record with what is decided alone: advice comes and goes, and nothing but the point itself tells it. */
export const recordAsDecided = byOutcome((state, docId): DecisionPoint | null => {
  const record = state.records.DecisionPoint[docId]
  const progress = state.records.PointProgress[docId]
  if (!record || !progress) return null
  const decisionPointData = record.decisionPointData.map((group) => ({
    ...{ ...group, rt: null, rn: null },
    provider: isDecided(progress, group.decisionName) ? group.provider : null,
  }))
  return { ...record, decisionPointData }
})

/** A point, after the course that led to it. */
export function viewPoint(told: CaseAndStory, course: readonly PointHistory[], history: PointHistory): PointView {
  const point = factsOfPoint(told, history, told.state.records.DecisionPoint[history.docId])
  const isOpened = point.progress.openedAt !== null
  return {
    point: history.point,
    place: history.place,
    title: point.story.title,
    time: timeOf(history, told.content),
    call: viewCall(told, course, point),
    openedAt: point.progress.openedAt,
    ...(isOpened ? viewSituation(told, point) : { situation: [], eventSentences: 0 }),
    groups: isOpened
      ? point.record.decisionPointData.map((group) => viewGroup(told, point, asCarriedOut(told, point, group)))
      : [],
    showing: isWithheld(told, history) ? null : point.progress.showing,
    resultsAt: point.progress.resultsAt,
  }
}

/** Whoever carries out is not led to a page whose name would tell what was decided. */
const isWithheld = ({ state, eyes }: CaseAndStory, { docId }: PointHistory): boolean =>
  eyes === 'advisers' && hiddenFrom(state, docId, eyes).length > 0

/** Who decided sees what; the others, where hands carry it out, what they have done of it, and nothing that is only marked. */
function asCarriedOut(
  { state, content, eyes }: CaseAndStory,
  { progress, history: { docId } }: PointFacts,
  group: DecisionGroup,
): SeenGroup {
  if (eyes === 'advisers' && hasOrders(state) && !isDecided(progress, group.decisionName))
    return { ...group, provider: null, inHands: false }
  const hidden = eyes === 'advisers' ? hiddenFrom(state, docId, eyes) : []
  const chosen = [group.provider ?? []].flat()
  if (!chosen.some((slug) => hidden.includes(slug))) return { ...group, inHands: false }
  const seen = chosen.filter((slug) => !hidden.includes(slug))
  return { ...group, provider: takesSeveral(content, group.decisionName) ? seen : null, inHands: true }
}

/** The points as one role may read them. */
export const pointsReadBy = (roleId: RoleId, points: readonly PointView[]): readonly PointView[] =>
  points.map((point) => ({
    ...point,
    groups: point.groups.map((group) => asReadBy(roleId, group, group.decidedAt !== null)),
  }))

function viewCall(told: CaseAndStory, course: readonly PointHistory[], point: PointFacts): MedicalControlView | null {
  const { callSince: since } = point.progress
  const { place } = point.history
  const left = place === 1 ? told.content.asFound : course[place - 2]?.after
  const { callBefore } = point.story
  return callBefore && since !== null && left ? viewMedicalControl(told, callBefore, { since, left }) : null
}

function viewSituation(
  { state, content }: CaseAndStory,
  { story, history }: PointFacts,
): Pick<PointView, 'situation' | 'eventSentences'> {
  const { before, opening } = history
  const facts = factsWith(opening, new Set(), ...(opening.monitor > before.monitor ? ['monitor-fell'] : []))
  const words = wordsOf(history.opening, vitalsRecord(state), content)
  const parts = story.situation
    .filter(({ when }) => holds(when, facts))
    .map(({ text, isEvent = false }) => ({ sentence: resolveText(text, facts, words), isEvent }))
    .filter(({ sentence }) => sentence !== '')
  return {
    situation: parts.map(({ sentence }) => sentence),
    eventSentences: parts.filter(({ isEvent }) => isEvent).length,
  }
}

type SeenGroup = DecisionGroup & {
  readonly inHands: boolean
}

function viewGroup({ state, content }: CaseAndStory, point: PointFacts, group: SeenGroup): GroupView {
  const { progress, record } = point
  const { decisionName: name, rt, rn, provider, inHands } = group
  const others = record.decisionPointData.filter(({ decisionName }) => decisionName !== name)
  const isTurn = !opensLast(content, name) || others.every(({ decisionName }) => isDecided(progress, decisionName))
  const { several, advisedBy } = groupCalled(content, name) ?? {}
  return {
    name,
    ...(several && { several }),
    ...(advisedBy && { advisedBy }),
    options: group.options.map((option) => viewOption(point, name, option, showsPoints(state))),
    rt,
    rn,
    provider,
    heldBack: null,
    ...(inHands && { inHands: true as const }),
    decidedAt: progress.decidedAt[name] ?? null,
    isOpen: isTurn && !isDecided(progress, name) && progress.resultsAt === null,
  }
}

function viewOption(
  point: PointFacts,
  group: string,
  { slug, name, score }: Pick<PointOption, 'slug' | 'name' | 'score'>,
  hasPoints: boolean,
): PointOption {
  if (!point.isAllDecided || !hasPoints) return { slug, name, score: null, why: null }
  return { slug, name, score, why: reasonsOf(point.story).get(`${group}/${slug}`) ?? null }
}

/** Why each option was or was not right, by group and slug. */
const reasonsOf = compiled(
  ({ groups }: DecisionStory) =>
    new Map(
      Object.entries(groups).flatMap(([group, options]) =>
        options.map(({ slug, why }) => [`${group}/${slug}`, why] as const),
      ),
    ),
)

const seenOf = ({ state, content, eyes }: CaseAndStory, { docId }: PointHistory) => {
  const point = pointRecordedAs(content, docId)
  return point ? decidedSeen(state, point, eyes) : {}
}

/** The options decided at a point, newest group first; within a group in working order. */
export function decidedNewestFirst(told: CaseAndStory, { record, progress, history }: PointFacts) {
  const decided = seenOf(told, history)
  return record.decisionPointData
    .flatMap((group, index) => {
      const chosen = decided[group.decisionName]
      return chosen ? [{ group, chosen, at: progress.decidedAt[group.decisionName] ?? 0, index }] : []
    })
    .sort((one, other) => other.at - one.at || other.index - one.index)
}

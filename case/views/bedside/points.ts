import type { DecisionGroup, DecisionPoint, PointProgress } from '../../records/decision-point.ts'
import type { RoleId } from '../../records/roles.ts'
import { asReadBy, type HeldBack } from '../../rules/advice.ts'
import { decidedAt, type PointHistory, storyOf } from '../../rules/bedside.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import { isAllDecided, isDecided } from '../../rules/points.ts'
import { showsPoints } from '../../rules/score-sight.ts'
import { timeOf } from '../../rules/work-clock.ts'
import { compiled } from '../../story/compiled.ts'
import type { DecisionStory, GroupName } from '../../story/decision-story.ts'
import { factsWith, holds, resolveText } from '../../story/resolve-text.ts'
import { type MedicalControlView, viewMedicalControl } from './medical-control.ts'
import { vitalsRecord } from './monitor.ts'
import { wordsOf } from './words.ts'

/** A decision point the team has come to. */
export interface PointView {
  readonly point: number
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
  readonly name: GroupName
  readonly options: readonly PointOption[]
  readonly rt: DecisionGroup['rt']
  readonly rn: DecisionGroup['rn']
  readonly provider: DecisionGroup['provider']
  readonly decidedAt: number | null
  /** Departure opens last. */
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

export function factsOfPoint({ state, content }: CaseAndStory, history: PointHistory): PointFacts {
  const record = state.records.DecisionPoint[history.point]
  const progress = state.records.PointProgress[history.point]
  if (!record || !progress) throw new Error(`point ${history.point} is not there`)
  return {
    story: storyOf(content, history.point),
    record,
    progress,
    history,
    isAllDecided: isAllDecided({ record, progress }),
  }
}

/** A point, after the course that led to it. */
export function viewPoint(told: CaseAndStory, course: readonly PointHistory[], history: PointHistory): PointView {
  const point = factsOfPoint(told, history)
  const isOpened = point.progress.openedAt !== null
  return {
    point: history.point,
    title: point.story.title,
    time: timeOf(history, told.content),
    call: viewCall(told, course, point),
    openedAt: point.progress.openedAt,
    ...(isOpened ? viewSituation(told, point) : { situation: [], eventSentences: 0 }),
    groups: isOpened
      ? point.record.decisionPointData.map((group) => viewGroup(point, group, showsPoints(told.state)))
      : [],
    showing: point.progress.showing,
    resultsAt: point.progress.resultsAt,
  }
}

/** The points as one role may read them. */
export const pointsReadBy = (roleId: RoleId, points: readonly PointView[]): readonly PointView[] =>
  points.map((point) => ({
    ...point,
    groups: point.groups.map((group) => asReadBy(roleId, group, group.decidedAt !== null)),
  }))

function viewCall(told: CaseAndStory, course: readonly PointHistory[], point: PointFacts): MedicalControlView | null {
  const { callSince: since } = point.progress
  const left = course.find((one) => one.point === point.history.point - 1)?.after
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

function viewGroup(point: PointFacts, group: DecisionGroup, hasPoints: boolean): GroupView {
  const { progress, record } = point
  const { decisionName: name, rt, rn, provider } = group
  const others = record.decisionPointData.filter(({ decisionName }) => decisionName !== name)
  const isTurn = name !== 'Departure' || others.every(({ decisionName }) => isDecided(progress, decisionName))
  return {
    name,
    options: group.options.map((option) => viewOption(point, name, option, hasPoints)),
    rt,
    rn,
    provider,
    heldBack: null,
    decidedAt: progress.decidedAt[name] ?? null,
    isOpen: isTurn && !isDecided(progress, name) && progress.resultsAt === null,
  }
}

function viewOption(
  point: PointFacts,
  group: GroupName,
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

/** The options decided at a point, newest group first; within a group in working order. */
export function decidedNewestFirst(told: CaseAndStory, { record, progress, history }: PointFacts) {
  const decided = decidedAt(told.state, history.point)
  return record.decisionPointData
    .flatMap((group, index) => {
      const chosen = decided[group.decisionName]
      return chosen ? [{ group, chosen, at: progress.decidedAt[group.decisionName] ?? 0, index }] : []
    })
    .sort((one, other) => other.at - one.at || other.index - one.index)
}

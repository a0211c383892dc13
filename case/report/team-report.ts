import type { CaseState } from '../records/state.ts'
import { bedsideHistory, decidedAt } from '../rules/bedside.ts'
import { type RatingInWords, ratingsInWords } from '../rules/rating-words.ts'
import { ratingsOf } from '../rules/ratings.ts'
import { type Watched, watchedOf } from '../rules/watched.ts'
import { type WrittenPhase, writtenPhasesOf } from '../rules/written-phases.ts'
import type { About } from '../story/about.ts'
import type { CaseContent } from '../story/content.ts'
import { pointsOf } from '../story/points.ts'
import type { Instruments } from '../story/sign.ts'
import { type AttemptReport, attemptsReport } from './attempts-report.ts'
import { type BriefingReport, briefingReport } from './briefing-report.ts'
import { type AnswerReport, challengeReport } from './challenge-report.ts'
import { type CheckReport, checksReport } from './checks-report.ts'
import type { CourseOfRun } from './course-of-run.ts'
import { type DecisionReport, decisionsReport } from './decisions-report.ts'
import { type EventReport, eventsReport, type LookReport, looksReport } from './events-report.ts'
import { type MetricReport, metricsReport } from './metrics-report.ts'
import { type ObjectiveReport, objectivesReport } from './objectives-report.ts'
import { looksMetrics, ordersMetrics } from './orders-metrics.ts'
import { type OrderReport, ordersReport } from './orders-report.ts'
import { type ScoreReport, scoreReport } from './score-report.ts'
import { type StandInReport, standInsReport } from './stand-ins-report.ts'
import { type TeachingReport, teachingReport } from './teaching-report.ts'
import {
  type PreparationReport,
  preparationReport,
  type Segment,
  segmentsOf,
  type WorkReport,
  wholeMsOf,
  workReport,
} from './times-report.ts'
import { type GasReport, gasesReport, type VitalsReport } from './vitals-report.ts'

/** Which story was played, and what the report calls of it. */
export interface ToldStory extends Pick<About, 'id' | 'version' | 'title'> {
  /** To which the newborn was brought. */
  readonly unit: string
  /** On what minutes were lost. */
  readonly lostTo: string
}

/** What is told of the whole run and of all three: out of it come the verdict and what each person reads. */
export interface TeamReport {
  readonly run: number
  readonly story: ToldStory
  readonly startedAt: number
  /** When the handover was saved. */
  readonly endedAt: number
  readonly score: ScoreReport
  readonly decisions: readonly DecisionReport[]
  /** The whole run in stretches without a gap. */
  readonly segments: readonly Segment[]
  /** What they add up to. Null: an older version kept it, whose segments leave gaps. */
  readonly wholeMs: number | null
  readonly preparation: PreparationReport | null
  readonly work: readonly WorkReport[]
  readonly checks: readonly CheckReport[]
  /** Wrong answers in tasks, in their order. */
  readonly attempts: readonly AttemptReport[]
  readonly vitals: readonly VitalsReport[]
  readonly gases: readonly GasReport[]
  readonly answers: readonly AnswerReport[]
  readonly summary: BriefingReport
  readonly handover: BriefingReport
  readonly objectives: readonly ObjectiveReport[]
  /** What was called, read back, done and reported, in its order; empty where the run had no orders. */
  readonly orders: readonly OrderReport[]
  /** By what transports are measured; and loops of orders, where there are some. */
  readonly metrics: readonly MetricReport[]
  /** What monitor and analyser show. */
  readonly instruments: Instruments
  /** Of somebody's hands, on what gave nothing for them. */
  readonly minutesLost: number
  readonly debrief: readonly WrittenPhase[]
  readonly ratings: readonly RatingInWords[]
  /** What an educator marked on their checklist. */
  readonly watched: readonly Watched[]
  /** Each time that the trainer itself played a seat. */
  readonly standIns: readonly StandInReport[]
  /** What an educator let happen, in its order. */
  readonly events: readonly EventReport[]
  /** What somebody said was wrong and was not, in its order. */
  readonly looks: readonly LookReport[]
  /** What an educator did beside them. */
  readonly teaching: readonly TeachingReport[]
}

export function teamReport(course: CourseOfRun, content: CaseContent): TeamReport {
  const { state, startedAt, bedsideAt, arrivedAt, lastAt, vitals, stints, tried } = course
  if (startedAt === null) throw new Error('a run has at least the command that started it')
  const endedAt = state.records.Recording.handover?.at ?? lastAt
  const times = { startedAt, bedsideAt, arrivedAt, endedAt }
  const summary = briefingReport(state, content, 'summary')
  const handover = briefingReport(state, content, 'handover')
  const preparation = preparationReport(state, content)
  const answers = challengeReport(state, content)
  const checks = checksReport(state, content)
  const events = eventsReport(state, content)
  const looks = looksReport(state, content)
  const orders = ordersReport({ state, content })
  const segments = segmentsOf(state, content, times)
  return {
    run: state.run,
    story: toldStory(content),
    startedAt,
    endedAt,
    score: scoreReport(state, content),
    decisions: decisionsReport(state, content),
    segments,
    wholeMs: wholeMsOf(state, times),
    preparation,
    work: workReport(state, content),
    checks,
    attempts: attemptsReport(tried, state, content),
    instruments: content.instruments,
    vitals,
    gases: gasesReport(state, content, bedsideHistory(state, content)),
    answers,
    summary,
    handover,
    objectives: objectivesReport(state, content, { preparation, answers }),
    orders,
    metrics: [
      ...metricsReport(state, content, { segments, checks, handover, events }),
      ...ordersMetrics(orders),
      ...looksMetrics(events, looks),
    ],
    minutesLost: minutesLost(state, content),
    debrief: writtenPhasesOf(state, content),
    ratings: ratingsInWords(content.teamRating, ratingsOf(state)),
    watched: watchedOf(state, content),
    standIns: standInsReport(stints, state, content),
    events,
    looks,
    teaching: teachingReport(course, content),
  }
}

export const toldStory = ({ story: { id, version, title }, patient: { unit }, lostTo }: CaseContent): ToldStory => ({
  ...{ id, version, title },
  ...{ unit, lostTo },
})

const minutesLost = (state: CaseState, content: CaseContent): number =>
  pointsOf(content)
    .flatMap(({ docId, story }) => {
      const decided = Object.values(decidedAt(state, docId)).flat()
      const options = Object.values(story.groups).flat()
      return options.filter(({ slug }) => decided.includes(slug)).map(({ lostMin = 0 }) => lostMin)
    })
    .reduce((sum, minutes) => sum + minutes, 0)

import type { CourseView } from '../course/monitor-signs.ts'
import { DASHES } from '../course/values.ts'
import { viewCourse } from '../course/view-course.ts'
import { CASE_ID } from '../records/collections.ts'
import { PROVIDER, type RoleId } from '../records/roles.ts'
import type { CaseState } from '../records/state.ts'
import { pauseNow } from '../rules/case-clock.ts'
import { movesInTime } from '../rules/events-in-time.ts'
import { happenedIn, isLeft, lostNow } from '../rules/injections.ts'
import { hasComeTo } from '../rules/places.ts'
import { isRunning } from '../rules/runs.ts'
import { isReportDue } from '../rules/way-on.ts'
import type { CaseContent } from '../story/content.ts'
import type { Sign } from '../story/sign.ts'
import { vitalsRecord } from './bedside/monitor.ts'
import { type TeamSeat, viewTeam } from './team.ts'
import type { Clock } from './view.ts'
import { viewClock, viewScore } from './view-fields.ts'

/** What somebody who teaches sees of a room from afar. */
export interface RoomOverview {
  readonly run: number
  readonly isRunning: boolean
  /** Null: no case is under way, or it is not known since when. */
  readonly startedAt: number | null
  readonly seats: readonly TeamSeat[]
  readonly score: number | null
  readonly clock: Clock
  /** The team has come to its report. */
  readonly isAtReport: boolean
  readonly pause: { readonly since: number } | null
  /** As her monitor shows them; null: the team is not yet at the bedside. */
  readonly vitals: readonly SignTold[] | null
  /** How that moves in time; null: it stands at its row. */
  readonly course: CourseView | null
  /** What was let happen and nobody has seen to, by title. */
  readonly openEvents: readonly string[]
}

/** What the monitor shows of a sign. */
export interface SignTold {
  readonly kind: Sign['kind']
  /** Its name, where it moves in time. */
  readonly sign?: string
  readonly value: number | string
  /** Of a saturation: where. */
  readonly place?: string
  /** Of what has no name by its kind. */
  readonly label?: string
}

/** What a team last said or did. */
export interface LastWord {
  /** `team`: of nobody alone, as when time was up. */
  readonly by: RoleId | 'team'
  /** It was written in the chat. */
  readonly isChat: boolean
  /** Of something long, its beginning. */
  readonly text: string
}

export function viewRoom(state: CaseState, content: CaseContent): RoomOverview {
  const hasCase = isRunning(state)
  const pause = pauseNow(state)
  return {
    run: state.run,
    isRunning: hasCase,
    startedAt: state.records.Story[CASE_ID]?.startedAt ?? null,
    seats: viewTeam({ state, content }),
    score: viewScore(state),
    clock: viewClock(state),
    isAtReport: isReportDue(state, content, PROVIDER),
    pause: pause && { since: pause.from },
    vitals: hasCase ? viewVitalSigns(state, content) : null,
    course: hasCase ? viewCourse(state, content) : null,
    openEvents: openEvents(state, content),
  }
}

function viewVitalSigns(state: CaseState, content: CaseContent): readonly SignTold[] | null {
  if (!hasComeTo({ state, content, roleId: PROVIDER }, 'bedside-report')) return null
  const { allStates, currentState } = vitalsRecord(state)
  const row = allStates[currentState]
  const named = movesInTime(state)
  const lost = lostNow(state, content)?.sign
  return row
    ? content.instruments.signs.flatMap((sign) =>
        toldOf(sign, sign.slug === lost ? DASHES : row[sign.slug]).map((told) =>
          named ? { ...told, sign: sign.slug } : told,
        ),
      )
    : null
}

function toldOf(sign: Sign, value: number | string | undefined): readonly SignTold[] {
  if (value === undefined) return []
  const { kind } = sign
  if (kind === 'saturation') return [{ kind, value, place: sign.place }]
  return [kind === 'number' || kind === 'cuff' ? { kind, value, label: sign.label } : { kind, value }]
}

const openEvents = (state: CaseState, content: CaseContent): string[] =>
  happenedIn(state, content)
    .filter((one) => !one.record.resolved && !isLeft(state, content, one))
    .map(({ event }) => event.title)

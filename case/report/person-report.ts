import { type RoleId, roleIds } from '../records/roles.ts'
import type { ChecklistId } from '../records/spoken.ts'
import type { CaseContent } from '../story/content.ts'
import type { AttemptReport } from './attempts-report.ts'
import type { AnswerReport } from './challenge-report.ts'
import type { CheckReport } from './checks-report.ts'
import type { CourseOfRun } from './course-of-run.ts'
import type { EventReport } from './events-report.ts'
import { listNames } from './list-names.ts'
import { choicesOf, type OwnChoices } from './person-choices.ts'
import type { Written } from './person-course.ts'
import { type WaitsReport, waitsReport } from './person-waits.ts'
import { type OwnWork, workOf } from './person-work.ts'
import { itemsOf } from './stand-in-course.ts'
import type { TeamReport } from './team-report.ts'

/** What one of the team did, for that one and who teaches. No points of its own, and none of the private notes. */
export interface PersonReport {
  readonly roleId: RoleId
  /** How many people had the seat, one after the other; 0: the trainer itself played it throughout. */
  readonly people: number
  readonly work: readonly OwnWork[]
  /** What they ticked of lists, as said or heard. */
  readonly lists: readonly { readonly list: string; readonly ticked: number; readonly of: number }[]
  /** What they asked at the bedside. */
  readonly asked: readonly string[]
  readonly choices: OwnChoices
  /** As first given. */
  readonly answers: readonly AnswerReport[]
  readonly attempts: readonly AttemptReport[]
  readonly checks: readonly OwnCheck[]
  /** Those that were theirs to see to, and others that they saw first. */
  readonly events: readonly EventReport[]
  readonly chat: {
    readonly count: number
    /** The newest ones. */
    readonly last: readonly Written[]
  }
  readonly notes: readonly {
    readonly phase: string
    readonly question: string
    readonly text: string
    readonly time: number
  }[]
  readonly waits: WaitsReport
}

type Team = Pick<
  TeamReport,
  'endedAt' | 'work' | 'decisions' | 'answers' | 'attempts' | 'checks' | 'events' | 'debrief'
>

/** A report for each seat that somebody had, out of what is told of the team and how the run went. */
export const personReports = (team: Team, course: CourseOfRun, content: CaseContent): PersonReport[] =>
  roleIds
    .filter((roleId) => course.persons[roleId].people.length > 0 || course.stints.some((one) => one.roleId === roleId))
    .map((roleId) => personReport(roleId, team, course, content))

function personReport(roleId: RoleId, team: Team, course: CourseOfRun, content: CaseContent): PersonReport {
  const { state } = course
  const own = course.persons[roleId]
  const isTheirs = (one: { readonly roleId: RoleId }) => one.roleId === roleId
  const { questions } = content.bedsideReport
  return {
    roleId,
    people: own.people.length,
    work: workOf(roleId, team.work, { state, content }),
    lists: listsOf(roleId, course, content),
    asked: own.asked.flatMap((slug) => questions.find((one) => one.slug === slug)?.question ?? []),
    choices: choicesOf(roleId, team.decisions, content),
    answers: team.answers.filter(isTheirs),
    attempts: team.attempts.filter(isTheirs),
    checks: checksOf(roleId, team.checks),
    events: team.events.filter((event) => isTheirs(event) || event.recognised?.roleId === roleId),
    chat: { count: own.messageCount, last: own.messages },
    notes: team.debrief.flatMap(({ title, prompts }) =>
      prompts.flatMap(({ text: question, notes }) =>
        notes.filter(isTheirs).map(({ text, time }) => ({ phase: title, question, text, time })),
      ),
    ),
    waits: waitsReport(own, state, team.endedAt),
  }
}

const listIds: readonly ChecklistId[] = ['summary', 'review', 'handover']

const listsOf = (roleId: RoleId, { state }: CourseOfRun, content: CaseContent): PersonReport['lists'] =>
  listIds.flatMap((list) => {
    const checklist = state.records.Checklist[`${list}/${roleId}`]
    if (!checklist) return []
    return [{ list: listNames(content)[list], ticked: checklist.ticked.length, of: itemsOf(content, list).length }]
  })

/** A second check that somebody did. */
interface OwnCheck {
  readonly drug: string
  readonly at: number
  /** What they said does not fit; null: they confirmed. */
  readonly said: string | null
  readonly isRight: boolean
}

const checksOf = (roleId: RoleId, checks: readonly CheckReport[]): OwnCheck[] =>
  checks.flatMap(({ drug, misfit, answers }) =>
    answers.flatMap(({ roleId: by, at, part }, index) => {
      if (by !== roleId) return []
      // What somebody has named is put right before it is shown again.
      const isOpen = misfit !== null && answers.slice(0, index).every((one) => one.part !== misfit.part)
      return [{ drug, at, said: part, isRight: part === (isOpen ? misfit.part : null) }]
    }),
  )

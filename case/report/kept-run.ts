import type { RoleId } from '../records/roles.ts'
import type { View } from '../views/view.ts'
import { harmsOf } from './harms.ts'
import type { Report } from './report.ts'
import type { RunBeside } from './run-beside.ts'

/** What is told of a kept run in a list, and laid beside others. */
export interface RunSummary {
  readonly score: number
  readonly best: number
  /** The handover was saved: the run went to its end. */
  readonly isWhole: boolean
  /** Null: the team never left. */
  readonly preparationMs: number | null
  /** Those that the run did not end in. */
  readonly stretches: readonly { readonly label: string; readonly durationMs: number }[]
  /** How many of the choices did harm. */
  readonly harms: number
  readonly objectivesMet: number
  readonly objectives: number
  readonly decisions: readonly {
    readonly part: string
    readonly group: string
    readonly chosen: string
    readonly score: number
  }[]
}

export const summaryOf = (report: Report, view: View): RunSummary => ({
  score: report.score.total,
  best: report.score.best,
  isWhole: view.recordings?.handover != null,
  preparationMs: report.preparation?.durationMs ?? null,
  stretches: report.segments.filter(({ isCut }) => !isCut).map(({ label, durationMs }) => ({ label, durationMs })),
  harms: harmsOf(view).size,
  objectivesMet: report.objectives.filter(({ isMet }) => isMet).length,
  objectives: report.objectives.length,
  decisions: report.score.items.map(({ part, label, chosen, score }) => ({ part, group: label, chosen, score })),
})

/** A kept run as a list of them tells it. */
export interface KeptRun {
  readonly room: string
  readonly run: number
  readonly roomName: string
  readonly story: { readonly id: string; readonly title: string }
  readonly startedAt: number | null
  readonly endedAt: number
  readonly keptUntil: number
  /** The secret by which whoever has it may read the report. Null: educators alone. */
  readonly link: string | null
  readonly team: readonly { readonly roleId: RoleId; readonly name: string }[]
  readonly hasSound: boolean
  readonly summary: RunSummary
}

/** How kept runs can be put in order, newest or best first. */
export const keptOrders = ['newest', 'score', 'preparation', 'harm', 'room'] as const
export type KeptOrder = (typeof keptOrders)[number]

/** What a list shows of a kept run. */
export interface ListedRun extends Omit<KeptRun, 'summary'> {
  readonly summary: Pick<RunSummary, 'score' | 'best' | 'isWhole' | 'preparationMs' | 'harms'>
}

/** A page of those that were looked for. */
export interface KeptList {
  readonly runs: readonly ListedRun[]
  readonly onAPage: number
  readonly found: number
  /** Of which stories there are any. */
  readonly stories: readonly KeptRun['story'][]
  readonly all: number
}

/** A kept run with what of its report is laid beside others. */
export interface ComparedRun extends KeptRun {
  readonly beside: RunBeside
}

/** The report of a kept run, and what its Provider saw beside it. */
export interface KeptReport {
  readonly report: Report
  readonly view: View
}

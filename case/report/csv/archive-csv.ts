import { labelOf } from '../../records/roles.ts'
import type { KeptRun, RunSummary } from '../kept-run.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'

const columns = [
  ...[
    'run',
    'room',
    'story',
    'started',
    'ended',
    'kept until',
    'team',
    'score',
    'best',
    'went to the end',
    'preparation (s)',
  ],
  ...['choices that did harm', 'objectives met', 'objectives', 'stretches (s)'],
]
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000))

/** A kept run without its choices, which are in its report. */
export interface RunInTable extends Omit<KeptRun, 'summary'> {
  readonly summary: Omit<RunSummary, 'decisions'>
}

/** A list of kept runs as one flat table begins, and goes on: a run a row. */
export const runsCsvHead = BYTE_ORDER_MARK + csvOf([columns])
export const runsCsvRows = (runs: readonly RunInTable[]): string => csvOf(runs.map(rowOf))

const rowOf = ({ run, roomName, story, startedAt, endedAt, keptUntil, team, summary }: RunInTable) => [
  run,
  roomName,
  story.title,
  moment(startedAt),
  moment(endedAt),
  moment(keptUntil),
  team.map(({ roleId, name }) => `${labelOf(roleId)} ${name}`).join(', '),
  summary.score,
  summary.best,
  summary.isWhole ? 'yes' : 'no',
  seconds(summary.preparationMs),
  summary.harms,
  summary.objectivesMet,
  summary.objectives,
  summary.stretches.map(({ label, durationMs }) => `${label} ${seconds(durationMs)}`).join(', '),
]

import { labelOf } from '../../records/roles.ts'
import type { KeptRun, RunSummary } from '../kept-run.ts'
import type { RunOverTime } from '../over-time.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'
import { isoTime } from './report-row.ts'

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
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000))

/** A kept run without its choices, which are in its report. */
export interface RunInTable extends Omit<KeptRun, 'summary'> {
  readonly summary: Omit<RunSummary, 'decisions'>
}

/** A list of kept runs as one flat table begins, and goes on: a run a row. */
export const runsCsvHead = BYTE_ORDER_MARK + csvOf([columns])
export const runsCsvRows = (runs: readonly RunInTable[]): string => csvOf(runs.map(rowOf))

const teamInCell = (team: KeptRun['team']): string =>
  team.map(({ roleId, name }) => `${labelOf(roleId)} ${name}`).join(', ')

const rowOf = ({ run, roomName, story, startedAt, endedAt, keptUntil, team, summary }: RunInTable) => [
  run,
  roomName,
  story.title,
  isoTime(startedAt),
  isoTime(endedAt),
  isoTime(keptUntil),
  teamInCell(team),
  summary.score,
  summary.best,
  summary.isWhole ? 'yes' : 'no',
  seconds(summary.preparationMs),
  summary.harms,
  summary.objectivesMet,
  summary.objectives,
  summary.stretches.map(({ label, durationMs }) => `${label} ${seconds(durationMs)}`).join(', '),
]

const overTimeColumns = ['run', 'room', 'team', 'started', 'kind', 'what', 'came of it']
const said = { met: 'met', missed: 'not met', open: 'cannot be told' } as const

/** A team over time as one flat table: an objective, or what was left, of a run a row. */
export const overTimeCsvHead = BYTE_ORDER_MARK + csvOf([overTimeColumns])

export const overTimeCsvRows = (runs: readonly RunOverTime[]): string =>
  csvOf(
    runs.flatMap(({ run, roomName, team, startedAt, endedAt, objectives, concerns }) => {
      const which = [run, roomName, teamInCell(team), isoTime(startedAt ?? endedAt)]
      return [
        ...objectives.map(({ text, came }) => [...which, 'objective', text, said[came]]),
        ...concerns.map((title) => [...which, 'to talk about', title, '']),
      ]
    }),
  )

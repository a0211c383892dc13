import { labelOf } from '../../records/roles.ts'
import type { KeptRun } from '../kept-run.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'

const columns = [
  ...['run', 'room', 'started', 'ended', 'kept until', 'team', 'score', 'best', 'went to the end', 'preparation (s)'],
  ...['choices that did harm', 'objectives met', 'objectives', 'stretches (s)'],
]
const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString())
const seconds = (ms: number | null) => (ms === null ? null : Math.round(ms / 1000))

/** A list of kept runs as one flat table, a run a row. */
export const runsCsv = (runs: readonly KeptRun[]): string => BYTE_ORDER_MARK + csvOf([columns, ...runs.map(rowOf)])

const rowOf = ({ run, roomName, startedAt, endedAt, keptUntil, team, summary }: KeptRun) => [
  run,
  roomName,
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

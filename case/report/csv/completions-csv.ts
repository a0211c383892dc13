import { labelOf, type RoleId } from '../../records/roles.ts'
import { BYTE_ORDER_MARK, csvOf } from './csv.ts'
import { yesOrNo } from './report-row.ts'

/** That somebody took part in a run, as a learning system takes it in. */
export interface Completion {
  /** YYYY-MM-DD, where it is read. */
  readonly date: string
  readonly name: string
  /** Empty for a guest, and for an account that is gone. */
  readonly email: string
  readonly story: string
  readonly roleId: RoleId
  /** From its begin to its end on the clock on the wall. */
  readonly minutes: number
  /** The handover was saved. */
  readonly isCompleted: boolean
  readonly points: number
  readonly best: number
  readonly roomName: string
  readonly run: number
}

const columns = [
  ...['date', 'name', 'e-mail', 'story', 'role', 'minutes', 'completed', 'points of the team', 'best points'],
  ...['room', 'run'],
]

/** Who took part in what, a person in a run a row. */
export const completionsCsvHead = BYTE_ORDER_MARK + csvOf([columns])
export const completionsCsvRows = (completions: readonly Completion[]): string => csvOf(completions.map(rowOf))

const rowOf = (one: Completion) => [
  ...[one.date, one.name, one.email, one.story, labelOf(one.roleId), one.minutes, yesOrNo(one.isCompleted)],
  ...[one.points, one.best, one.roomName, one.run],
]

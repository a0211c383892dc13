import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { CASE_ID } from '#case/records/collections.ts'
import { isSoundAllowed } from '#case/rules/sound-consent.ts'
import type { CaseState } from '#case/state.ts'
import { rulesMark } from './rules-mark.ts'
import { keepRunSql } from './store-sql.ts'

/** Keeps a run that is about to end, if its room is set to keep it. */
export async function keepRun(
  client: pg.PoolClient,
  room: string,
  state: CaseState,
  { entry }: { readonly entry?: { readonly at: number } },
): Promise<void> {
  const { version, records } = state
  const seats = Object.values(records.LiveCaseTeam)
  const { startedAt = null, ...story } = records.Story[CASE_ID] ?? {}
  await client.query(keepRunSql, [
    room,
    version,
    seats.map(({ userId }) => userId),
    seats.map(({ roleId }) => roleId),
    JSON.stringify(story),
    rulesMark(),
    startedAt,
    entry?.at ?? 0,
    randomBytes(16).toString('base64url'),
    isSoundAllowed(state),
  ])
}

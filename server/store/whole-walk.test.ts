import { afterAll, expect, test } from 'vitest'
import { createCase } from '#case/create-case.ts'
import { reportOf } from '#case/report/report.ts'
import { walkAll } from '#case/walk.ts'
import { idealChoices } from '#case/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '../live/case-loop.ts'
import { createCaseStore } from './case-store.ts'
import { type Database, openDatabase } from './database.ts'
import { freshDatabase } from './fresh-database.ts'
import { migrate } from './migrate.ts'

let database: Database
afterAll(() => database.close())

test('a whole case, stored command by command with restarts in between, is the case that was decided', async () => {
  const walk = walkAll(idealChoices)
  database = openDatabase(await freshDatabase())
  await migrate(database)
  const store = createCaseStore(database)

  let now = 0
  const start = () => createCaseLoop({ store, rules: createCase(case1), clock: () => now })
  let loop = await start()
  for (const [index, { asker, command, at }] of walk.asked.entries()) {
    now = at
    const answer = await loop.submit(asker, command)
    expect(answer, JSON.stringify(command)).toMatchObject({ ok: true })
    if (index % 50 === 49) loop = await start()
  }

  expect(await store.load()).toEqual(walk.state)
  expect(reportOf(await store.readLog(0), case1)).toEqual(reportOf(walk.log, case1))
})

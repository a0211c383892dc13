import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { listenToLog } from './log-listener.ts'

test('a connection that fell silent is noticed, and news are heard again', async () => {
  const url = await freshDatabase()
  const wire = await startWire(url)
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  let heard = 0
  let people = 0
  const listener = listenToLog(wire.url, () => ({ by: 'a' }), {
    onNews(notice) {
      if (notice !== '{"by":"a"}') heard += 1
    },
    onPeople() {
      people += 1
    },
  })
  await vi.waitFor(() => expect(heard).toBe(1), 60_000)
  await database.query('notify people')
  await vi.waitFor(() => expect(people).toBe(1), 60_000)

  wire.fallSilent()
  await database.query('notify case_log')
  await vi.waitFor(() => expect(heard).toBeGreaterThan(1), 60_000)
  expect(wire.carried).toBe(2)
  const before = heard
  await database.query('notify case_log')
  await vi.waitFor(() => expect(heard).toBeGreaterThan(before), 60_000)

  await listener.close()
  await database.end()
  wire.close()
})

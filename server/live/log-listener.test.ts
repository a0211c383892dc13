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
  const playheads: string[] = []
  const listener = listenToLog(wire.url, () => ({ by: 'a' }), {
    onNews(notice) {
      if (notice !== '{"by":"a"}') heard += 1
    },
    onPeople() {
      people += 1
    },
    onPlayhead(notice) {
      playheads.push(notice)
    },
  })
  await vi.waitFor(() => expect(heard).toBe(1), 60_000)
  await database.query('notify people')
  await database.query(`notify playhead, 'here'`)
  await vi.waitFor(() => expect([people, playheads]).toEqual([1, ['here']]), 60_000)

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

test('greetings that come all at once are said one after the other, the last of them as things are then', async () => {
  const url = await freshDatabase()
  const warnings: string[] = []
  const warn = ({ message }: Error) => void warnings.push(message)
  process.on('warning', warn)
  let rooms = 0
  const heard: unknown[] = []
  const listener = listenToLog(url, () => ({ by: 'a', rooms }), {
    onNews: (notice) => void heard.push(notice && JSON.parse(notice)),
    onPeople() {},
    onPlayhead() {},
  })
  for (rooms = 1; rooms < 20; rooms++) listener.greet()
  await vi.waitFor(() => expect(heard).toContainEqual({ by: 'a', rooms: 20 }), 60_000)
  for (rooms = 21; rooms < 40; rooms++) listener.greet()
  await vi.waitFor(() => expect(heard).toContainEqual({ by: 'a', rooms: 40 }), 60_000)

  await listener.close()
  process.off('warning', warn)
  // The driver will not take a query any more while another is under way.
  expect(warnings).toEqual([])
})

import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { startNode } from '../start-node.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../store/fresh-database.ts'
import { TestNode } from '../test-node.ts'
import { makePeople, openPage } from '../test-team.ts'

let node: TestNode | undefined
afterEach(() => node?.kill())

test('kill -9 amid a stream of commands: nothing acknowledged is lost, nothing sent again is doubled', async () => {
  const databaseUrl = await freshDatabase()
  const seeding = await startNode({ databaseUrl, webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' })
  const [ann] = await makePeople(seeding.database, ['ann'])
  await seeding.close()
  if (!ann) throw new Error('nobody to send')

  const killed = new TestNode({ DATABASE_URL: databaseUrl })
  node = killed
  const acknowledged = new Set<string>()
  const unanswered: { id: string; message: string }[] = []
  let sent = 0
  let cutOff = 0

  for (let round = 0; round < 4; round++) {
    const port = await killed.start()
    const page = await openPage(port, ann)
    await page.send({ kind: 'take-role', roleId: 0 })
    const again = unanswered.splice(0)
    const fresh = Array.from({ length: 40 }, () => ({ id: `command-${++sent}`, message: `message ${sent}` }))
    const sending = [...again, ...fresh].map(async ({ id, message }) => {
      let answer = await page.send({ kind: 'send-message', message }, id).catch(() => undefined)
      // Like a real page, it waits and sends again when it is told that it was too fast.
      while (answer && 'retry' in answer) {
        await sleep(100)
        answer = await page.send({ kind: 'send-message', message }, id).catch(() => undefined)
      }
      if (answer?.ok) acknowledged.add(message)
      else unanswered.push({ id, message })
    })
    // In the last round everything is let through.
    if (round < 3) {
      await sleep(5 + round * 8)
      await killed.kill()
      page.close()
    }
    await Promise.all(sending)
    cutOff += unanswered.length
    page.close()
  }

  const database = openDatabase(databaseUrl)
  const { rows } = await database.pool.query<{ message: string }>(
    `select data->>'message' as message from list_items where list = 'chat' order by position`,
  )
  await database.close()
  const stored = rows.map(({ message }) => message)
  expect(cutOff).toBeGreaterThan(0)
  expect(unanswered).toEqual([])
  expect(acknowledged.size).toBe(sent)
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted())
}, 180_000)

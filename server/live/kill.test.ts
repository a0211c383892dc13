import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../store/fresh-database.ts'
import { TestNode } from '../test-node.ts'
import { startQuietNode } from '../test-quiet-node.ts'
import { makePeople, openPage } from '../test-team.ts'

/** Fewer than may wait for one person at once. */
const AT_ONCE = 25
const LOSSES = 3

let node: TestNode | undefined
afterEach(() => node?.kill())

test('kill -9 amid a stream of commands: nothing acknowledged is lost, nothing sent again is doubled', async () => {
  const databaseUrl = await freshDatabase()
  const seeding = await startQuietNode(databaseUrl)
  const [ann] = await makePeople(seeding.database, ['ann'])
  await seeding.close()
  if (!ann) throw new Error('nobody to send')

  const killed = new TestNode({ DATABASE_URL: databaseUrl })
  node = killed
  const acknowledged = new Set<string>()
  const unanswered: { id: string; message: string }[] = []
  let sent = 0
  let losses = 0

  for (;;) {
    const isLetThrough = losses === LOSSES
    const port = await killed.start()
    const page = await openPage(port, ann)
    await page.send({ kind: 'take-role', roleId: 0 })
    const again = unanswered.splice(0)
    const fresh = Array.from({ length: AT_ONCE - again.length }, () => ({
      id: `command-${++sent}`,
      message: `message ${sent}`,
    }))
    const acknowledgedBefore = acknowledged.size
    const sending = [...again, ...fresh].map(async ({ id, message }) => {
      const answer = await page.send({ kind: 'send-message', message }, id).catch(() => undefined)
      if (answer?.ok) acknowledged.add(message)
      else unanswered.push({ id, message })
    })
    // Killed at its first answers, each time a few later: amid the stream, however fast the machine is.
    if (!isLetThrough) {
      const enough = acknowledgedBefore + losses * 8
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(enough), { timeout: 20_000, interval: 1 })
      await killed.kill()
      page.close()
    }
    await Promise.all(sending)
    page.close()
    if (isLetThrough) break
    if (unanswered.length > 0) losses += 1
  }

  const database = openDatabase(databaseUrl)
  const { rows } = await database.pool.query<{ message: string }>(
    `select data->>'message' as message from list_items where list = 'chat' order by position`,
  )
  await database.close()
  const stored = rows.map(({ message }) => message)
  expect(unanswered).toEqual([])
  expect(acknowledged.size).toBe(sent)
  expect(stored.toSorted()).toEqual([...acknowledged].toSorted())
}, 180_000)

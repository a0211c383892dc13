import { afterEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode, TestNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople } from '../testing/people.ts'

/** So many are on their way at any time. */
const HANDS = 5
const LOSSES = 3

interface Said {
  readonly id: string
  readonly message: string
}

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
  const unanswered: Said[] = []
  let sent = 0

  for (let losses = 0; losses <= LOSSES; losses++) {
    const page = await openPage(await killed.start(), ann)
    await page.send({ kind: 'take-role', roleId: 0 })
    const waiting = unanswered.splice(0)
    const isAnswered = async (command: Said) => {
      const { id, message } = command
      const answer = await page.send({ kind: 'send-message', message }, id).catch(() => undefined)
      if (!answer) unanswered.push(command)
      else if (answer.ok) acknowledged.add(message)
      // Told to slow down.
      else waiting.push(command)
      return answer !== undefined
    }
    const isLast = losses === LOSSES
    const enough = acknowledged.size + waiting.length + 1 + losses * 8
    const next = () => waiting.shift() ?? (isLast ? undefined : { id: `command-${++sent}`, message: `message ${sent}` })
    const streams = Array.from({ length: HANDS }, async () => {
      for (let command = next(); command; command = next()) if (!(await isAnswered(command))) return
    })
    if (!isLast) {
      // Killed amid the stream, at its first answers, each time a few later, however fast the machine is.
      await vi.waitFor(() => expect(acknowledged.size).toBeGreaterThan(enough), { timeout: 60_000, interval: 1 })
      await killed.kill()
      page.close()
    }
    await Promise.all(streams)
    if (!isLast) expect(unanswered.length).toBeGreaterThan(0)
    page.close()
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
})

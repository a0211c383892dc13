import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let node: RunningNode
let [ann]: Person[] = []

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  const seeding = await start()
  ;[ann] = await makePeople(seeding.database, ['ann'])
  await seeding.close()
  node = await start()
})
afterAll(() => node.close())

const expireIn = (person: Person | undefined, seconds: number) =>
  node.database.pool.query(`update "session" set "expiresAt" = now() + make_interval(secs => $2) where "userId" = $1`, [
    person?.uid,
    seconds,
  ])

test('a page whose session expires is told so and closed, though it asks nothing', async () => {
  const page = await openPage(node.port, ann ?? { cookie: '' })
  // Whoever connects has their session lengthened.
  await expireIn(ann, 2)
  const isTold = new Promise<void>((resolve) => page.socket.once('signed-out', resolve))
  const isClosed = new Promise((resolve) => page.socket.once('disconnect', resolve))
  await Promise.all([isTold, isClosed])
  await expect(openPage(node.port, ann ?? { cookie: '' })).rejects.toThrow()
})

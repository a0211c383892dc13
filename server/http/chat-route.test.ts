import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChatPiece } from '#case/views/last-messages.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

const MESSAGES = 10_000
let node: RunningNode
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl)
  node = await start()
  people = await makePeople(node.database, ['ann', 'rob', 'looker'])
  await node.close()
  node = await start()
  for (const roleId of [0, 1]) await give(roleId, { kind: 'take-role', roleId })
  let said = 0
  const talk = async (who: number) => {
    while (said < MESSAGES) await give(who, { kind: 'send-message', message: `Pumps are checked, ${said++}.` })
  }
  await Promise.all(Array.from({ length: 50 }, (_, index) => talk(index % 2)))
})
afterAll(() => node.close())

async function give(who: number, request: object): Promise<void> {
  const command = { ...request, id: randomUUID(), run: node.loop.state.run }
  const answer = await node.loop.submit({ by: 'user', uid: people[who]?.uid ?? '' }, command)
  if (!answer.ok) throw new Error(answer.message)
}

const ask = (who: number, query: string) =>
  fetch(`http://localhost:${node.port}/api/chat?${query}`, { headers: { cookie: people[who]?.cookie ?? '' } })

test('a page that joins a long conversation gets its end, and little else', async () => {
  const page = await openPage(node.port, people[1] ?? { cookie: '' })
  const [first] = page.told
  page.close()
  expect(JSON.stringify(first).length).toBeLessThan(40_000)
  const { chat } = node.loop.state.records.ChatInbox['1'] ?? { chat: [] }
  expect(first).toMatchObject({ type: 'whole', view: { chat: chat.slice(-50), chatBefore: chat.length - 50 } })
})

test('a page that missed more than a page begins with gets the end as well', async () => {
  const { run, version } = node.loop.state
  const much = await openPage(node.port, people[1] ?? { cookie: '' }, { run, version: version - 400 })
  expect(much.told[0]).toMatchObject({ type: 'whole' })
  expect(JSON.stringify(much.told[0]).length).toBeLessThan(40_000)
  much.close()
  const little = await openPage(node.port, people[1] ?? { cookie: '' }, { run, version: version - 20 })
  expect(little.told[0]).toMatchObject({ type: 'change', from: version - 20 })
  little.close()
})

test('earlier messages come piece by piece, to the first', async () => {
  const { chat } = node.loop.state.records.ChatInbox['1'] ?? { chat: [] }
  const { run } = node.loop.state
  let read: ChatPiece['messages'] = []
  for (let before = chat.length; before > 0; ) {
    const piece: ChatPiece = await (await ask(0, `run=${run}&before=${before}`)).json()
    read = [...piece.messages, ...read]
    before = piece.from
  }
  expect(read).toEqual(chat)
})

test('only who holds a seat reads them, of this run, and what there is', async () => {
  const { run } = node.loop.state
  expect((await fetch(`http://localhost:${node.port}/api/chat?run=${run}&before=9`)).status).toBe(401)
  expect((await ask(2, `run=${run}&before=9`)).status).toBe(403)
  expect((await ask(0, `run=${run + 1}&before=9`)).status).toBe(404)
  expect((await ask(0, `run=${run}&before=99999`)).status).toBe(404)
  expect((await ask(0, `run=${run}&before=-1`)).status).toBe(404)
  expect((await ask(0, 'before=all')).status).toBe(404)
})

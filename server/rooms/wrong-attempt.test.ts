import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Request } from '#case/commands.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

test('a wrong attempt is stored once, and answered with its hint however often it is sent, and to whichever node', async () => {
  const databaseUrl = await freshDatabase()
  const node = await startQuietNode(databaseUrl)
  const people = await makePeople(node.database, ['ann', 'rob', 'nia'])
  const uids = people.map(({ uid }) => uid)
  await walkIn(node.database, { uids }, (walk) => walk.toPreparation())
  const other = await startQuietNode(databaseUrl)
  await node.loop.catchUp()

  const nia = { by: 'user', uid: uids[2] ?? '' } as const
  const give = ({ loop }: typeof node, request: Request, id: string = randomUUID()) =>
    loop.submit(nia, { ...request, id, run: loop.state.run })
  expect(await give(node, { kind: 'start-task', work: 'OrderPharmacy' })).toMatchObject({ ok: true })
  const { version } = node.loop.state
  const early: Request = { kind: 'do-step', work: 'OrderPharmacy', step: 'send' }
  const id = randomUUID()
  const answers = [await give(node, early, id), await give(node, early, id), await give(other, early, id)]

  expect(answers[0]).toMatchObject({ ok: false, refusal: { code: 'wrong-step', hint: expect.stringMatching(/\w/) } })
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(node.loop.state.version).toBe(version + 1)
  expect(Object.values(node.loop.state.records.Attempt)).toMatchObject([{ step: 'pad', instead: 'send' }])
  await Promise.all([node.close(), other.close()])
})

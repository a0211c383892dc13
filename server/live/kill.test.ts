import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Request } from '#case/commands.ts'
import { messages } from '#content/texts/messages.ts'
import { createCaseStore } from '../store/case-store.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startWire } from '../testing/database-wire.ts'
import { startQuietNode, TestNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

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

const order = '1'
const readBack = { kind: 'hear-order', order, said: { drug: 'dopamine', dose: '5' } } as const

/** The Provider has called dopamine, and RN has still to read it back. */
async function orderIsCalled() {
  const databaseUrl = await freshDatabase()
  const seeding = await startQuietNode(databaseUrl)
  const people = await makePeople(seeding.database, ['ann', 'rob', 'nia'])
  const [ann, rob, nia] = people
  if (!ann || !rob || !nia) throw new Error('somebody is missing')
  const point = 'first-ten-minutes'
  await walkIn(seeding.database, { uids: people.map(({ uid }) => uid), hasOrders: true }, (walk) => {
    walk.toDecisions()
    walk.do(0, { kind: 'decide-group', point, group: 'Medications', choice: 'dopamine' })
    walk.do(0, { kind: 'call-order', order, isWritten: false })
  })
  await seeding.close()
  return { databaseUrl, ann, rob, nia }
}

async function orderIn(databaseUrl: string) {
  const database = openDatabase(databaseUrl)
  const state = await createCaseStore(database, { node: 'looking', isAlone: () => true }).load()
  await database.close()
  return state.records.Order[order]
}

test('kill -9 between a read-back and the report: the order goes on where it was, and nothing of it is done twice', async () => {
  const { databaseUrl, ann, rob, nia } = await orderIsCalled()
  const killed = new TestNode({ DATABASE_URL: databaseUrl })
  node = killed
  const ok = { ok: true }
  /** Somebody asks something, the node dies as soon as it has answered, and they send it again. */
  const askAndDie = async (person: typeof ann, request: Request) => {
    const id = randomUUID()
    const page = await openPage(killed.port ?? (await killed.start()), person)
    await vi.waitFor(async () => expect(await page.send(request, id)).toMatchObject(ok), { timeout: 300_000 })
    await killed.kill()
    page.close()
    const next = await openPage(await killed.start(), person)
    expect(await next.send(request, id)).toMatchObject(ok)
    next.close()
  }
  await askAndDie(nia, readBack)
  const provider = await openPage(killed.port ?? 0, ann)
  // Not within the first second.
  await vi.waitFor(async () => expect(await provider.send({ kind: 'confirm-order', order })).toMatchObject(ok), {
    timeout: 300_000,
    interval: 200,
  })
  provider.close()
  await askAndDie(nia, { kind: 'work-order', order, step: 'syringe', choice: 'option-2' })
  const [rn, rt] = [await openPage(killed.port ?? 0, nia), await openPage(killed.port ?? 0, rob)]
  const work = (step: string, value?: number) =>
    rn.send({ kind: 'work-order', order, step, ...(value !== undefined && { value }) })
  expect(await work('rate', 0.6)).toMatchObject(ok)
  expect(await work('check')).toMatchObject(ok)
  expect(await rt.send({ kind: 'check-order', order, fits: true })).toMatchObject(ok)
  for (const step of ['start', 'pressure']) expect(await work(step)).toMatchObject(ok)
  expect(await rn.send({ kind: 'report-order', order })).toMatchObject(ok)
  rn.close()
  rt.close()

  const stored = await orderIn(databaseUrl)
  expect(stored).toMatchObject({ heard: [{}], closed: { how: 'reported' } })
  expect(stored?.heard).toHaveLength(1)
})

test('a read-back while the database is away is told so, and is read back once when it is there again', async () => {
  const { databaseUrl, nia } = await orderIsCalled()
  const wire = await startWire(databaseUrl)
  const cutOff = new TestNode({ DATABASE_URL: wire.url })
  node = cutOff
  const page = await openPage(await cutOff.start(), nia)
  wire.fallSilent()
  const id = randomUUID()
  expect(await page.send(readBack, id)).toMatchObject({ ok: false, message: messages.serviceUnreachable })
  // As a page does: the same again, until it is answered.
  await vi.waitFor(async () => expect(await page.send(readBack, id)).toMatchObject({ ok: true }), { timeout: 60_000 })
  page.close()
  expect((await orderIn(databaseUrl))?.heard).toHaveLength(1)
  wire.close()
})

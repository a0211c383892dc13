import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveMessage } from '#case/live-messages.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

let nodes: [RunningNode, RunningNode]
/** Whom a test signs out or slows down comes after the first fifty, and is in that test alone. */
let people: Person[]
/** Where the clock stands that people are held to a pace by, if it does not go. */
let stoppedAt: number | null = null
/** By how much it is ahead. */
let aheadMs = 0

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { paceClock: () => (stoppedAt ?? performance.now()) + aheadMs })
  nodes = [await start(), await start()]
  people = await makePeople(
    nodes[0].database,
    Array.from({ length: 53 }, (_, index) => `person-${index}`),
  )
  // Their records were written past the loop, so both nodes must read them afresh.
  await Promise.all(nodes.map((node) => node.close()))
  nodes = [await start(), await start()]
})

afterEach(() => nodes[0].accounts.endCase())
afterAll(() => Promise.all(nodes.map((node) => node.close())))

const pageOn = (node: 0 | 1, person: Person | undefined, resume?: object): Promise<Page> =>
  openPage(nodes[node].port, person ?? { cookie: '' }, resume)

test('of fifty people who want one role on two nodes, one gets it and the others hear why', async () => {
  const fifty = people.slice(0, 50)
  const { run } = nodes[0].loop.state
  const pages = await Promise.all(fifty.map((person, index) => pageOn((index % 2) as 0 | 1, person)))
  const answers = await Promise.all(pages.map((page) => page.send({ kind: 'take-role', roleId: 0 })))

  expect(answers.filter((answer) => answer.ok)).toHaveLength(1)
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused).toHaveLength(49)
  expect(new Set(refused.map((answer) => answer.message))).toEqual(new Set(['User with same Role Exists']))
  expect(nodes[0].loop.state.run).toBe(run)
  for (const page of pages) page.close()
})

test('a change on one node reaches pages on the other', async () => {
  const [ann, rob] = [await pageOn(0, people[0]), await pageOn(1, people[1])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  await ann.send({ kind: 'send-message', message: 'We go by air.' })

  await vi.waitFor(
    () =>
      expect(rob.newest).toMatchObject({ type: 'change', addChat: [{ message: 'We go by air.', user: 'Provider' }] }),
    60_000,
  )
  ann.close()
  rob.close()
})

test('whoever asks a node sees what was acknowledged by another, even while that cannot tell it', async () => {
  const ann = await pageOn(0, people[0])
  await ann.send({ kind: 'take-role', roleId: 0 })
  const open = await pageOn(1, people[1])
  for (let count = 1; count <= 5; count++) {
    // For half a second after this no node hears of the others.
    await nodes[0].database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen case_log'`,
    )
    const answer = await ann.send({ kind: 'send-message', message: `message ${count}` })
    const version = answer.ok ? answer.version : 0
    const isTold = new Promise<LiveMessage>((resolve) => open.socket.once('live', resolve))
    open.socket.emit('resume', {})
    expect((await isTold).version).toBeGreaterThanOrEqual(version)
    const rob = await pageOn(1, people[1])
    expect(rob.newest?.version).toBeGreaterThanOrEqual(version)
    rob.close()
  }
  open.close()
  ann.close()
})

test('a command sent again gets the same answer and has one effect, on the other node too', async () => {
  const [ann, again] = [await pageOn(0, people[0]), await pageOn(1, people[0])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  const { run } = nodes[0].loop.state
  const command = { kind: 'send-message', message: 'once', id: randomUUID(), run }
  const first = await ann.sendRaw(command)
  const second = await again.sendRaw(command)

  expect(first.ok).toBe(true)
  expect(second).toEqual(first)
  await nodes[1].loop.catchUp()
  expect(nodes[1].loop.state.records.ChatInbox['1']?.chat).toHaveLength(1)
  ann.close()
  again.close()
})

test('a refused command sent again is refused again, whatever has become possible meanwhile', async () => {
  const [ann, rob] = [await pageOn(0, people[0]), await pageOn(1, people[1])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  const id = randomUUID()
  const first = await ann.send({ kind: 'continue', step: 0 }, id)
  await ann.send({ kind: 'answer-call' })
  const second = await ann.send({ kind: 'continue', step: 0 }, id)

  expect(first).toMatchObject({ ok: false, refusal: { code: 'not-done-yet' } })
  expect(second).toEqual(first)
  expect(await ann.send({ kind: 'continue', step: 0 })).toMatchObject({ ok: true })
  ann.close()
  rob.close()
})

test('a page that was away is told what it missed, and only that', async () => {
  const [ann, rob] = [await pageOn(0, people[0]), await pageOn(0, people[1])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  await ann.send({ kind: 'send-message', message: 'before' })
  await vi.waitFor(() => expect(rob.newest).toMatchObject({ addChat: [{ message: 'before' }] }), 60_000)
  const { run, version } = nodes[0].loop.state
  rob.close()

  await ann.send({ kind: 'send-message', message: 'while away' })
  await ann.send({ kind: 'answer-call' })
  const back = await pageOn(1, people[1], { run, version })

  expect(back.newest).toMatchObject({ type: 'change', run, from: version, addChat: [{ message: 'while away' }] })
  expect(back.newest).not.toHaveProperty('set.score')
  expect(back.newest?.version).toBe(nodes[1].loop.state.version)
  ann.close()
  back.close()
})

test('a page from before a deploy that knows of no differences is told each field anew, and everything as it comes again', async () => {
  const [ann, rob] = [await pageOn(0, people[0], { rules: undefined }), await pageOn(0, people[1])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  const nia = await pageOn(0, people[2])
  await nia.send({ kind: 'take-role', roleId: 2 })
  const isOfNia = (team: unknown) => JSON.stringify(team ?? '').includes(people[2]?.uid ?? '')
  await vi.waitFor(() => {
    expect(ann.told.find((told) => told.type === 'change' && isOfNia(told.set.team))).toMatchObject({
      set: { team: viewFor(nodes[0].loop.state, 0, case1).team },
    })
    expect(rob.told.some((told) => told.type === 'change' && isOfNia(told.inside))).toBe(true)
  }, 60_000)
  expect(JSON.stringify(ann.told)).not.toContain('inside')
  const { run, version } = nodes[0].loop.state
  for (const rules of [undefined, 'of another day']) {
    const back = await pageOn(1, people[0], { run, version: version - 1, rules })
    expect(back.newest).toMatchObject({ type: 'whole', view: viewFor(nodes[1].loop.state, 0, case1) })
    back.close()
  }
  for (const page of [ann, rob, nia]) page.close()
})

test.each([
  ['of an older run', (run: number, version: number) => ({ run: run - 1, version })],
  ['of the future', (run: number, version: number) => ({ run, version: version + 1000 })],
  ['of nothing at all', () => ({})],
  ['that makes no sense', () => ({ run: 'x', version: null })],
])('a page that remembers a version %s is told everything', async (_, remembered) => {
  const ann = await pageOn(0, people[0])
  await ann.send({ kind: 'take-role', roleId: 0 })
  const { run, version } = nodes[0].loop.state
  const page = await pageOn(0, people[0], remembered(run, version))
  expect(page.newest).toMatchObject({ type: 'whole', run, view: viewFor(nodes[0].loop.state, 0, case1) })
  ann.close()
  page.close()
})

test('the log is read only for a page that it can help', async () => {
  const ann = await pageOn(0, people[0])
  await ann.send({ kind: 'take-role', roleId: 0 })
  const { run, version } = nodes[0].loop.state
  for (let count = 0; count < 501; count++) {
    const command = { kind: 'save-note', text: `${count}`, id: randomUUID(), run }
    await nodes[0].loop.submit({ by: 'user', uid: people[0]?.uid ?? '' }, command)
  }
  const read = vi.spyOn(nodes[0].loop, 'readLog')

  for (const far of [
    { run, version },
    { run: run - 1, version: version + 500 },
    { run, version: -1 },
  ]) {
    const page = await pageOn(0, people[0], far)
    expect(page.newest).toMatchObject({ type: 'whole', version: version + 501 })
    page.close()
  }
  expect(read).not.toHaveBeenCalled()

  const near = await pageOn(0, people[0], { run, version: version + 1 })
  expect(near.newest).toMatchObject({ type: 'change', from: version + 1, version: version + 501 })
  expect(read).toHaveBeenCalledOnce()
  read.mockRestore()
  ann.close()
  near.close()
})

test('a page that asks without pause to be caught up is cut off, and told everything when it comes again', async () => {
  const ann = await pageOn(0, people[50])
  await ann.send({ kind: 'take-role', roleId: 0 })
  const { run, version } = nodes[0].loop.state
  const closed = new Promise((resolve) => ann.socket.once('disconnect', resolve))
  // However long a slow machine takes, no more may be asked.
  stoppedAt = performance.now()
  onTestFinished(() => {
    stoppedAt = null
  })
  for (let count = 0; count < 500; count++) ann.socket.emit('resume', { run, version })
  expect(await closed).toBe('io server disconnect')
  expect(ann.told.length).toBeLessThan(200)
  // It comes again when it may: a browser waits, and tries until then.
  aheadMs += 60_000

  const back = await pageOn(0, people[50], { run, version: version - 1 })
  expect(back.newest).toMatchObject({ run, version: nodes[0].loop.state.version })
  back.close()
})

test('a page whose person took another seat meanwhile is told everything, through the new eyes', async () => {
  const [ann, rob] = [await pageOn(0, people[0]), await pageOn(0, people[1])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  const { run, version } = nodes[0].loop.state
  await rob.send({ kind: 'take-role', roleId: 2 })
  const page = await pageOn(1, people[1], { run, version })

  expect(page.newest).toMatchObject({ type: 'whole', run, view: viewFor(nodes[0].loop.state, 2, case1) })
  ann.close()
  rob.close()
  page.close()
})

test('a status set false elsewhere closes the person’s pages on every node at once', async () => {
  const person = people[51]
  const pages = [await pageOn(0, person), await pageOn(1, person)]
  const signedOut = pages.map((page) => new Promise<void>((resolve) => page.socket.once('signed-out', resolve)))
  const closed = pages.map((page) => new Promise((resolve) => page.socket.once('disconnect', resolve)))
  await nodes[0].users.signOut(person?.uid ?? '')
  await Promise.all([...signedOut, ...closed])
  await expect(pageOn(1, person)).rejects.toThrow()
})

test('the Provider’s logout empties every record, and all keep their accounts', async () => {
  const [ann, rob] = [await pageOn(0, people[52]), await pageOn(1, people[4])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  await rob.send({ kind: 'send-message', message: 'ready' })
  const answer = await ann.send({ kind: 'log-out' })

  expect(answer.ok).toBe(true)
  const { rows } = await nodes[0].database.pool.query('select 1 from records')
  expect(rows).toEqual([])
  const users = await nodes[0].users.list()
  expect(users).toHaveLength(people.length)
  expect(users.find(({ uid }) => uid === people[52]?.uid)?.status).toBe(false)
  const { rows: items } = await nodes[0].database.pool.query('select 1 from list_items')
  expect(items).toEqual([])
  await vi.waitFor(
    () => expect(rob.newest).toMatchObject({ type: 'whole', view: { isRunning: false, team: [], chat: [] } }),
    60_000,
  )
  rob.close()
})

test('commands of the old run have no effect in the new one', async () => {
  const [ann, rob] = [await pageOn(0, people[5]), await pageOn(1, people[6])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  const { run } = nodes[0].loop.state
  const old = { kind: 'send-message', message: 'from before', id: randomUUID(), run }
  await nodes[0].accounts.endCase()
  await vi.waitFor(() => expect([ann.newest?.run, rob.newest?.run]).toEqual([run + 1, run + 1]), 60_000)
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })

  expect(await rob.sendRaw(old)).toMatchObject({ ok: false, refusal: { code: 'case-restarted' } })
  expect(nodes[0].loop.state.records.ChatInbox['1']?.chat).toEqual([])
  ann.close()
  rob.close()
})

test.each([
  ['an unknown command', { kind: 'grant-points' }, 'unknown-command'],
  ['a command with extra fields', { kind: 'take-role', roleId: 1, score: 30 }, 'bad-input'],
  ['a forged role', { kind: 'send-message', message: 'x', roleId: 0 }, 'bad-input'],
  ['a command of the system', { kind: 'finish-tasks' }, 'not-allowed'],
  ['a command of an administrator', { kind: 'end-case' }, 'not-allowed'],
  ['a command of a seat one does not hold', { kind: 'continue', step: 0 }, 'no-seat'],
])('%s is refused and changes nothing', async (_, fields, code) => {
  const page = await pageOn(0, people[7])
  const { version, run } = nodes[0].loop.state
  const answer = await page.sendRaw({ ...fields, id: randomUUID(), run })
  expect(answer).toMatchObject({ ok: false, refusal: { code } })
  expect(nodes[0].loop.state.version).toBe(version)
  page.close()
})

test('who has a page open is known on every node', async () => {
  const [ann, rob] = [await pageOn(0, people[8]), await pageOn(1, people[9])]
  await ann.send({ kind: 'take-role', roleId: 0 })
  await rob.send({ kind: 'take-role', roleId: 1 })
  rob.close()
  const told = (isPresent: boolean) =>
    vi.waitFor(
      () => expect(ann.people).toContainEqual(expect.objectContaining({ uid: people[9]?.uid, isPresent })),
      60_000,
    )
  await told(false)
  const { version } = nodes[0].loop.state
  const back = await pageOn(1, people[9])
  await told(true)
  expect(nodes[0].loop.state.version).toBe(version)
  ann.close()
  back.close()
})

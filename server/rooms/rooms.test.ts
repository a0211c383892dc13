import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

const teams = ['open', 'blue', 'green'] as const
let databaseUrl: string
let nodes: [RunningNode, RunningNode]
let people: Person[]

beforeEach(async () => {
  databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { letGoAfterMs: 200, graceSeconds: 1 })
  const seeding = await start()
  people = await makePeople(
    seeding.database,
    teams.flatMap((team) => [`${team}-ann`, `${team}-rob`]),
  )
  const { pool } = seeding.database
  for (const [index, team] of teams.entries()) {
    await pool.query(
      'insert into rooms (id, run, version, opened_at) values ($1, $2, 0, 1e15) on conflict do nothing',
      [team, index * 1_000_000 + 1],
    )
    const uids = people.slice(index * 2, index * 2 + 2).map(({ uid }) => uid)
    await pool.query('update "session" set room = $1 where "userId" = any($2::text[])', [team, uids])
  }
  await seeding.close()
  nodes = [await start(), await start()]
})
afterEach(() => Promise.all(nodes.map((node) => node.close())))

const person = (name: string) => people.find(({ email }) => email.startsWith(`${name}@`)) ?? { uid: '', cookie: '' }
const loopOf = async ({ rooms }: RunningNode, id: string) => (await rooms.get(id)).loop
const heldBy = (node: RunningNode) => node.rooms.held().map(({ id }) => id)

/** What a page was ever told, as it stands on the wire. */
const wordsOf = ({ told, people: known }: Page) => JSON.stringify([told, known])

test('teams work side by side, each on two nodes, and hear nothing of each other', async () => {
  const pages = await Promise.all(
    teams.map(async (team) => {
      const lead = await openPage(nodes[0].port, person(`${team}-ann`))
      const other = await openPage(nodes[1].port, person(`${team}-rob`))
      expect(await lead.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
      await vi.waitFor(() => expect(other.newest).toMatchObject({ view: { isRunning: true } }), 60_000)
      expect(await other.send({ kind: 'take-role', roleId: 1 })).toMatchObject({ ok: true })
      for (let count = 1; count <= 5; count++) {
        await lead.send({ kind: 'send-message', message: `secret of ${team}, ${count}` })
        await other.send({ kind: 'save-note', text: `thought in ${team}, ${count}` })
      }
      return { team, lead, other }
    }),
  )

  for (const { team, lead, other } of pages) {
    const [here, elsewhere] = [await loopOf(nodes[0], team), await loopOf(nodes[1], team)]
    await vi.waitFor(() => expect(here.state).toEqual(elsewhere.state), 60_000)
    const { state } = here
    expect(state.records.ChatInbox['1']?.chat).toHaveLength(5)
    for (const [role, page] of [lead, other].entries()) {
      await vi.waitFor(() => expect(page.newest?.version).toBe(state.version), 60_000)
      await vi.waitFor(
        () => expect(page.people.map(({ name }) => name).toSorted()).toEqual([`${team}-ann`, `${team}-rob`]),
        60_000,
      )
      for (const foreign of teams.filter((one) => one !== team)) {
        expect(wordsOf(page)).not.toContain(`of ${foreign}`)
        expect(wordsOf(page)).not.toContain(`in ${foreign}`)
        expect(wordsOf(page)).not.toContain(`${foreign}-`)
      }
      const whole = await openPage(nodes[role === 0 ? 1 : 0].port, person(`${team}-${role === 0 ? 'ann' : 'rob'}`))
      expect(whole.newest).toMatchObject({ type: 'whole', run: state.run, view: viewFor(state, role as 0 | 1, case1) })
      whole.close()
    }
  }

  // A team that ends takes nothing from the others.
  const [, blue, green] = pages
  const ending = await loopOf(nodes[0], 'blue')
  const end = { kind: 'end-case', id: randomUUID(), run: ending.state.run }
  expect(await ending.submit({ by: 'administrator' }, end)).toMatchObject({ ok: true })
  await vi.waitFor(() => expect(blue?.other.newest).toMatchObject({ view: { isRunning: false } }), 60_000)
  const { rows } = await nodes[0].database.pool.query<{ room: string }>('select distinct room from log order by room')
  expect(rows.map(({ room }) => room)).toEqual(['green', 'open'])
  expect(await green?.other.send({ kind: 'send-message', message: 'still here' })).toMatchObject({ ok: true })

  for (const { lead, other } of pages) for (const page of [lead, other]) page.close()
})

test('a room that nobody is in is let go of, and stands as it was when somebody comes', async () => {
  const first = await openPage(nodes[0].port, person('green-ann'))
  await first.send({ kind: 'take-role', roleId: 0 })
  first.close()
  await vi.waitFor(() => expect(nodes.map(heldBy)).toEqual([['open'], ['open']]), 60_000)
  const page = await openPage(nodes[0].port, person('green-ann'))
  expect(nodes.map(heldBy)).toEqual([['open', 'green'], ['open']])
  expect(page.newest).toMatchObject({ type: 'whole', run: 2_000_001, view: { isRunning: true } })
  expect(await page.send({ kind: 'send-message', message: 'back' })).toMatchObject({ ok: true })
  page.close()
  await vi.waitFor(() => expect(nodes.map(heldBy)).toEqual([['open'], ['open']]), 60_000)
})

test('nodes are told of a room only where another holds it', async () => {
  const versions: number[] = []
  const listener = new pg.Client({ connectionString: databaseUrl })
  await listener.connect()
  listener.on('notification', ({ payload = '' }) => {
    const { room, version } = JSON.parse(payload)
    if (room === 'green') versions.push(version)
  })
  await listener.query('listen case_log')
  const lead = await openPage(nodes[0].port, person('green-ann'))
  await lead.send({ kind: 'take-role', roleId: 0 })
  const isTold = async () => {
    await lead.send({ kind: 'send-message', message: 'are you there' })
    // What was notified before comes before this answer.
    await listener.query('select 1')
    return versions.includes((await loopOf(nodes[0], 'green')).state.version)
  }
  // That the other node has let go of it is heard with its next greeting.
  await vi.waitFor(async () => expect(await isTold()).toBe(false), 60_000)
  const other = await openPage(nodes[1].port, person('green-rob'))
  await vi.waitFor(async () => expect(await isTold()).toBe(true), 60_000)
  lead.close()
  other.close()
  await listener.end()
})

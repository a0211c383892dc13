import { inflateSync } from 'node:zlib'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { LiveMessage, ResumePoint } from '#case/live-messages.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'
import { wholeMessage } from './catch-up.ts'
import { cutBy } from './cut-by.ts'
import { packed } from './live-socket.ts'

let node: RunningNode
let people: Person[]

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const seeding = await startQuietNode(databaseUrl)
  people = await makePeople(seeding.database, ['ann'])
  await seeding.close()
  node = await startQuietNode(databaseUrl)
})
afterAll(() => node.close())

const ann = (): Person => people[0] ?? { uid: '', email: '', cookie: '' }

/** The first that a page is told which says that it can unpack, and how far it has come. */
function firstTold(
  transport: 'websocket' | 'polling',
  at: ResumePoint = { rules: null },
): Promise<{ event: string; told: unknown }> {
  const socket = io(`http://localhost:${node.port}`, {
    ...{ path: '/live', transports: [transport], forceNew: true, reconnection: false },
    ...{ auth: { unpacks: true, ...at }, extraHeaders: { cookie: ann().cookie } },
  })
  return new Promise((resolve, reject) => {
    socket.on('connect_error', reject)
    socket.onAny((event, told) => {
      if (['entry', 'room', 'people'].includes(event)) return
      socket.disconnect()
      resolve({ event, told })
    })
  })
}

test('all that a page gets which joins at the report is at most 40 KB, also as text where there is no WebSocket', () => {
  const walk = new Walk()
  walk.toReport(idealChoices)
  const message = wholeMessage(walk.state, PROVIDER, createViewCutter(case1), walk.now)
  const bytes = packed(message)
  expect(JSON.parse(inflateSync(bytes ?? '').toString())).toEqual(message)
  expect(bytes?.toString('base64').length).toBeLessThan(40_000)
})

test('what is small goes to every page as it is', async () => {
  const { run, version } = node.loop.state
  expect(await firstTold('websocket', { run, version, rules: cutBy(case1) })).toMatchObject({
    event: 'live',
    told: { type: 'change' },
  })
})

test('what is large goes packed to who can unpack it, over either transport, and as it is to everybody else', async () => {
  onTestFinished(async () => void (await node.accounts.endCase()))
  const page = await openPage(node.port, ann())
  await page.send({ kind: 'take-role', roleId: PROVIDER })
  for (let count = 0; count < 12; count++) {
    expect(await page.send({ kind: 'send-message', message: 'Pumps are checked. '.repeat(40) })).toMatchObject({
      ok: true,
    })
  }
  page.close()
  const plain = await openPage(node.port, ann())
  const { now: _, ...expected } = plain.newest ?? { now: 0 }
  plain.close()
  for (const transport of ['websocket', 'polling'] as const) {
    const { event, told } = await firstTold(transport)
    expect(event).toBe('packed')
    const message: LiveMessage = JSON.parse(inflateSync(told as Buffer).toString())
    expect(message).toMatchObject(expected)
  }
})

test('who asks hears of it and is answered in one piece', async () => {
  onTestFinished(async () => void (await node.accounts.endCase()))
  const page = await openPage(node.port, ann())
  await page.send({ kind: 'take-role', roleId: PROVIDER })
  const run = page.newest?.run
  page.close()
  // By hand, because what answers a poll is a piece whatever becomes of it on the way.
  const headers = { cookie: ann().cookie, 'content-type': 'text/plain;charset=UTF-8' }
  let query = 'EIO=4&transport=polling'
  const poll = async () => (await fetch(`http://localhost:${node.port}/live/?${query}`, { headers })).text()
  const say = (body: string) => fetch(`http://localhost:${node.port}/live/?${query}`, { method: 'POST', headers, body })
  async function pollFor(words: string): Promise<string[]> {
    for (;;) {
      const packets = (await poll()).split('\u001e')
      if (packets.includes('2')) await say('3')
      if (packets.some((packet) => packet.includes(words))) return packets
    }
  }
  query += `&sid=${JSON.parse((await poll()).slice(1)).sid}`
  await say('40')
  await pollFor('"whole"')

  const next = pollFor('"change"')
  const command = { kind: 'send-message', message: 'Pumps are checked.', id: 'in-one-piece', run }
  await say(`421${JSON.stringify(['command', command])}`)
  expect(await next).toContainEqual(expect.stringMatching(/^431\[/))
})

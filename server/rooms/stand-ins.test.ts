import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RN, RT } from '#case/records/roles.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openPage, type Page } from '../testing/pages.ts'
import { makePeople, type Person } from '../testing/people.ts'

const LONG_MS = 120_000
let nodes: [RunningNode, RunningNode]
let ann: Person
let pages: [Page, Page]

const stateOn = async ({ rooms }: RunningNode) => (await rooms.get('open')).loop.state
const chatOn = async (node: RunningNode) => (await stateOn(node)).records.ChatInbox[1]?.chat ?? []

beforeAll(async () => {
  const databaseUrl = await freshDatabase()
  const start = () => startQuietNode(databaseUrl, { pace: 200, graceSeconds: 1 })
  nodes = [await start(), await start()]
  const [made] = await makePeople(nodes[0].database, ['ann'])
  if (!made) throw new Error('nobody was made')
  ann = made
  pages = [await openPage(nodes[0].port, ann), await openPage(nodes[1].port, ann)]
})
afterAll(() => nodes[1].close())

test('stand-ins act on whichever of two nodes, each thing once, and go on with the other when one is gone', async () => {
  const [page, other] = pages
  expect(await page.send({ kind: 'take-role', roleId: 0 })).toMatchObject({ ok: true })
  for (const roleId of [RT, RN])
    expect(await page.send({ kind: 'seat-stand-in', roleId, manner: 'expert', seed: 4 })).toMatchObject({ ok: true })
  await page.send({ kind: 'answer-call' })
  await page.send({ kind: 'continue', step: 0 })
  const { loop } = await nodes[0].rooms.get('open')
  const kept = { recording: 'summary', path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000 }
  const keep = { kind: 'keep-recording', id: randomUUID(), run: loop.state.run, uid: ann.uid, ...kept }
  expect(await loop.submit({ by: 'system' }, keep)).toMatchObject({ ok: true })

  // Both have listened, ticked what they heard, gone on, advised, and said why.
  await vi.waitFor(async () => expect(await chatOn(nodes[1])).toHaveLength(2), LONG_MS)
  const { records } = await stateOn(nodes[1])
  expect(records.CaseAudioStatus[1]).toEqual({ Nurse: true, Therapist: true })
  expect(new Set((await chatOn(nodes[1])).map(({ roleId }) => roleId))).toEqual(new Set([RT, RN]))
  for (const role of [RT, RN]) expect(records.Checklist[`summary/${role}`]?.ticked).toHaveLength(10)
  const { rows } = await nodes[0].database.pool.query(
    "select from log where kind = 'stand-in-acts' and changes::text like '%Checklist%'",
  )
  expect(rows).toHaveLength(20)

  expect(await page.send({ kind: 'send-message', message: 'RN, where are we?' })).toMatchObject({ ok: true })
  await vi.waitFor(async () => expect(await chatOn(nodes[1])).toHaveLength(4), LONG_MS)
  expect((await chatOn(nodes[1])).at(-1)).toMatchObject({ user: 'RN', isStandIn: true, answers: 2 })

  await nodes[0].close()
  for (const step of [1, 2]) expect(await other.send({ kind: 'continue', step })).toMatchObject({ ok: true })
  const decision = { kind: 'answer-question', question: 'transport-mode', option: 'Fixed wing (Airplane)' } as const
  expect(await other.send(decision)).toMatchObject({ ok: true })
  await vi.waitFor(async () => {
    const { Place } = (await stateOn(nodes[1])).records
    for (const role of [RT, RN]) expect(Place[role]?.step).toBeGreaterThan(2)
  }, LONG_MS)
})

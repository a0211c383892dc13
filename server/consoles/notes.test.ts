import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { RN, type RoleId, RT, roleIds } from '#case/records/roles.ts'
import type { Report } from '#case/report/report.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { openConsole, openPage, openRoomsPage } from '../testing/pages.ts'
import { joinAs, makeEducator, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

// What somebody notes is theirs alone: everything that anybody else is told is read for it.

let node: RunningNode
let eda: Person
beforeAll(async () => {
  node = await startQuietNode(await freshDatabase())
  eda = await makeEducator(node, 'eda')
})
afterAll(() => node.close())

const noted = ['a heron of the Provider', 'a heron of RT', 'a heron of RN'] as const
const NOTE = /heron/

async function aTeam(name: string) {
  const settings = { keepDays: 7, hasReportLink: true, hasWatchers: true }
  const { body } = await request(node, '/api/rooms', { cookie: eda.cookie, body: { name, settings } })
  const [{ id, code }] = body.rooms
  const guests = [await joinAs(node, code, 'Ann'), await joinAs(node, code, 'Rob'), await joinAs(node, code, 'Nia')]
  return { id: id as string, code: code as string, guests }
}

/** All that comes over a connection from now on, as it stands on the wire. */
function hear(socket: { onAny: (listener: (...said: unknown[]) => void) => unknown }): string[] {
  const heard: string[] = []
  socket.onAny((...said) => heard.push(JSON.stringify(said)))
  return heard
}

test('while they are written, no page of an educator, of a teammate or of who looks on is told a word', async () => {
  const { id, code, guests } = await aTeam('Noting')
  const pages = await Promise.all(guests.map((guest) => openPage(node.port, guest)))
  for (const roleId of roleIds) await pages[roleId]?.send({ kind: 'take-role', roleId })
  const watcher = await openPage(node.port, await joinAs(node, code, 'Wim'))
  const parts = ['console', 'projector'] as const
  const openAll = () => Promise.all(parts.map((part) => openConsole(node, eda, { room: id, part })))
  const [early, board] = [await openAll(), await openRoomsPage(node, eda)]
  const others = [...early, board, watcher].map(({ socket }) => hear(socket))
  const teams = pages.map(({ socket }) => hear(socket))

  for (const roleId of roleIds) {
    expect(await pages[roleId]?.send({ kind: 'save-note', text: noted[roleId] })).toMatchObject({ ok: true })
  }
  await pages[RN]?.send({ kind: 'send-message', message: 'That is all.' })
  const late = await openAll()
  // A projector shows no chat.
  const [atConsole = [], , , looksOn = []] = others
  for (const heard of [atConsole, looksOn, ...teams]) {
    await vi.waitFor(() => expect(heard.join()).toContain('That is all.'), { timeout: 60_000 })
  }
  for (const heard of others) expect(heard.join()).not.toMatch(NOTE)
  for (const { told } of [...early, ...late]) expect(JSON.stringify([told, [...told.screens]])).not.toMatch(NOTE)
  expect(late[0]?.told.screens.size).toBe(3)
  for (const roleId of roleIds) {
    const heard = teams[roleId]?.join() ?? ''
    expect(heard).toContain(noted[roleId])
    for (const other of roleIds) if (other !== roleId) expect(heard).not.toContain(noted[other])
  }
  for (const page of [...pages, watcher, board, ...early, ...late]) page.close()
})

test('nor does one stand in what a debriefing or the archive gives out', async () => {
  const { id, guests } = await aTeam('Looked at again')
  await walkIn(node.database, { room: id, uids: guests.map(({ uid }) => uid) }, (walk) => {
    for (const roleId of roleIds) walk.do(roleId, { kind: 'save-note', text: noted[roleId] })
    walk.toReport(idealChoices)
  })
  async function readAll(under: string, report: string, { cookie }: Pick<Person, 'cookie'> = eda): Promise<string> {
    const { from, to } = (await request(node, `${under}/time-line`, { cookie })).body
    const moments = Array.from({ length: 11 }, (_, part) => Math.floor(from + ((to - from) * part) / 10))
    const files = [report, '/report.csv', '/report.json', '/time-line']
    const paths = [...files, ...moments.map((at) => `/as-it-was?at=${at}`)]
    const answers = await Promise.all(paths.map((path) => request(node, `${under}${path}`, { cookie })))
    for (const [index, { status }] of answers.entries()) expect([paths[index], status]).toEqual([paths[index], 200])
    return answers.map(({ text }) => text).join()
  }
  expect(await readAll(`/api/rooms/${id}`, '/report')).not.toMatch(NOTE)
  // Who teaches reads there what each of the three did.
  const { persons }: Report = (await request(node, `/api/rooms/${id}/report`, eda)).body.report
  expect(persons.map(({ roleId }) => roleId)).toEqual(roleIds)
  const ofRt = (await request(node, '/api/debriefing/time-line', guests[RT] ?? {})).body
  const was = await request(node, `/api/debriefing/as-it-was?at=${ofRt.to}`, guests[RT] ?? {})
  expect(was.text).toContain(noted[RT])
  for (const other of roleIds.filter((roleId: RoleId) => roleId !== RT)) expect(was.text).not.toContain(noted[other])

  const { loop } = await node.rooms.current(id)
  const end = { kind: 'end-case', id: 'the-end-of-it', run: loop.state.run }
  expect(await loop.submit({ by: 'administrator' }, end)).toMatchObject({ ok: true })
  const { body } = await request(node, '/api/archive', eda)
  const kept = body.runs.find((one: { room: string }) => one.room === id)
  expect(JSON.stringify(body)).not.toMatch(NOTE)
  for (const under of [`/api/archive/${id}/${kept.run}`, `/api/kept/${kept.link}`]) {
    expect(await readAll(under, '')).not.toMatch(NOTE)
  }
})

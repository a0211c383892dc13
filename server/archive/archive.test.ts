import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PROVIDER, RT } from '#case/records/roles.ts'
import { standInUid } from '#case/records/stand-in.ts'
import { type Report, reportOf } from '#case/report/report.ts'
import type { KeepDays } from '#case/rooms.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { projectRoot } from '../settings/project-root.ts'
import type { RunningNode } from '../start-node.ts'
import { up } from '../store/migrations/014-kept-without-notes.ts'
import { tidy } from '../store/tidy.ts'
import { freshDatabase, tablesWith } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs, makeEducator, makePeople, type Person, request } from '../testing/people.ts'
import { playWalk } from '../testing/play-walk.ts'
import { sample } from '../testing/sample-recordings.ts'

let node: RunningNode
/** Each test's own. */
let eda: Person
let max: Person
/** What a team says, and as tables tell it. */
const soundOf = (name: string) => Buffer.from(`planted sound of ${name}`)
const soundInTables = (name: string) => soundOf(name).toString('hex')
const patience = 60_000

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase())
  max = await makeEducator(node, 'max')
})
afterAll(() => node.close())

beforeEach(async () => {
  eda = await makeEducator(node, `eda-${randomUUID()}`)
})

const get = (path: string, cookie = eda.cookie) => request(node, path, { cookie })
const post = (path: string, body: object = {}, cookie = eda.cookie) => request(node, path, { cookie, body })
const listed = async (cookie = eda.cookie) => (await get('/api/archive', cookie)).body.runs

async function openRoom(name: string, settings: { keepDays: KeepDays; hasReportLink?: boolean }) {
  const wanted = { hasReportLink: false, hasWatchers: false, ...settings }
  return (await post('/api/rooms', { name, settings: wanted })).body.rooms[0] as { id: string; code: string }
}

/** Three guests play a case to its report, with words and sounds of their own, and say whether those may be kept. */
async function play(room: { id: string; code: string }, name: string, { isSoundAllowed = false } = {}) {
  const guests = []
  for (const role of ['Provider', 'RT', 'RN']) guests.push(await joinAs(node, room.code, `${name} ${role}`))
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'send-message', message: `${name} says this` })
  walk.do(PROVIDER, { kind: 'save-note', text: `${name} notes this` })
  walk.toReport(idealChoices)
  if (isSoundAllowed) walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
  const uids = guests.map(({ uid }) => uid)
  const spoken = { bytes: soundOf(name) }
  await playWalk(node.database, walk, { uids, room: room.id, spoken, lateMs: Date.now() - walk.now })
  return walk
}

async function endRun({ id }: { id: string }): Promise<number> {
  const { loop } = await node.rooms.get(id)
  await loop.catchUp()
  const { run } = loop.state
  const answer = await post(`/api/rooms/${id}/command`, { kind: 'end-case', id: `end-of-run-${run}`, run })
  expect(answer.status).toBe(200)
  return run
}

/** Times are later than in the walk, and the run's number tells which drug is made wrong. */
const comparable = ({ run, startedAt, endedAt, checks, metrics, verdict, persons, ...report }: Report) => {
  const concerns = verdict.concerns.filter(({ kind }) => kind !== 'check')
  const ofAnyRun = {
    metrics: metrics.filter(({ slug }) => slug !== 'medication-errors'),
    persons: persons.map(({ checks: _, chat, ...person }) => ({ ...person, messages: chat.count })),
    concerns,
  }
  return JSON.parse(JSON.stringify({ ...report, ...ofAnyRun }).replace(/\d{13}/g, '0'))
}

/** Everything of a team that was planted. */
const planted = (name: string) => [`${name} says this`, `${name} notes this`, `${name} Provider`, `${name} RN`]

test('a run that is not kept leaves no word, name or sound in any table once its room has ended', async () => {
  const room = await openRoom('Nothing', { keepDays: 0 })
  await play(room, 'Nola', { isSoundAllowed: true })
  expect(await tablesWith(node.database, soundInTables('Nola'))).toEqual(['recordings'])
  await endRun(room)
  expect(await tablesWith(node.database, soundInTables('Nola'))).toEqual([])
  for (const words of planted('Nola').slice(0, 2)) expect(await tablesWith(node.database, words), words).toEqual([])
  await post(`/api/rooms/${room.id}/end`)
  for (const words of planted('Nola')) expect(await tablesWith(node.database, words), words).toEqual([])
  expect(await listed()).toEqual([])
})

test('a kept run has the report that its team saw, with its names, and its sound where everyone said yes', async () => {
  const room = await openRoom('Keeping', { keepDays: 30 })
  const walk = await play(room, 'Kim', { isSoundAllowed: true })
  const run = await endRun(room)
  await post(`/api/rooms/${room.id}/end`)

  const [kept] = await listed()
  expect(kept).toMatchObject({
    ...{ room: room.id, run, roomName: 'Keeping', hasSound: true, link: null },
    team: [
      { roleId: 0, name: 'Kim Provider' },
      { roleId: 1, name: 'Kim RT' },
      { roleId: 2, name: 'Kim RN' },
    ],
    summary: { score: 30, best: 30, isWhole: true, preparationMs: 600_000, harms: 0 },
  })
  expect(kept.keptUntil - kept.endedAt).toBe(30 * 86_400_000)
  expect(JSON.stringify(kept)).not.toContain('uid')
  expect(await tablesWith(node.database, 'Kim says this')).toEqual(['kept_log'])
  expect(await tablesWith(node.database, 'Kim notes this')).toEqual([])

  const path = `/api/archive/${room.id}/${run}`
  const { body } = await get(path)
  expect(comparable(body.report)).toEqual(comparable(reportOf(walk.log, case1)))
  expect(body.view).toMatchObject({ note: null, chat: [], team: [], seatNews: [] })
  expect(body.report.persons[PROVIDER].chat).toEqual({ count: 1, last: [] })
  expect(body.view.recordings.summary.path).toMatch(new RegExp(`^${path}/Audio/Provider`))
  const sound = await get(body.view.recordings.summary.path)
  expect(sound).toMatchObject({ status: 200, text: soundOf('Kim').toString() })
  expect((await get(`${path}/report.csv`)).text).toContain('"score"')
  for (const at of ['', '/report.csv', '/report.json']) {
    expect((await get(`${path}${at}`)).headers.get('content-encoding'), at).toBe('gzip')
  }
  expect((await get('/api/archive.csv')).text).toContain('Provider Kim Provider, RT Kim RT, RN Kim RN')
  const beside = `/api/archive/compared?runs=${room.id}.${run},${room.id}.${run + 9}`
  const verdict = body.report.verdict.sentences[0]
  expect((await get(beside)).body.runs).toMatchObject([{ run, beside: { verdict, handover: { heard: 10, of: 10 } } }])
  expect((await get(beside, max.cookie)).body.runs).toEqual([])

  for (const at of ['', '/report.csv', '/report.json', body.view.recordings.summary.path.replace(path, '')]) {
    expect((await get(`${path}${at}`, max.cookie)).status, at).toBe(404)
    expect((await get(`${path}${at}`, '')).status, at).toBe(401)
  }
  expect((await post(`${path}/delete`, {}, max.cookie)).status).toBe(404)
  expect(await listed(max.cookie)).toEqual([])

  expect((await post(`${path}/delete`)).status).toBe(200)
  expect((await get(path)).status).toBe(404)
  for (const words of [...planted('Kim'), room.id, soundInTables('Kim')]) {
    expect(await tablesWith(node.database, words), words).toEqual([])
  }
})

test('a kept run tells who was a stand-in, in list, report and file', async () => {
  const room = await openRoom('Two and one', { keepDays: 7 })
  const [ann, nia] = [await joinAs(node, room.code, 'Ann'), await joinAs(node, room.code, 'Nia')]
  const walk = new Walk()
  walk.toPreparation()
  const uids = [ann.uid, standInUid(RT, { manner: 'ordinary', seed: 4711 }), nia.uid]
  await playWalk(node.database, walk, { uids, room: room.id })
  const run = await endRun(room)
  const names = ['Ann', 'Stand-in', 'Nia'].map((name, roleId) => ({ roleId, name }))
  expect((await listed())[0]).toMatchObject({ run, team: names })

  const path = `/api/archive/${room.id}/${run}`
  const { report } = (await get(path)).body
  expect(report.standIns).toMatchObject([{ roleId: RT, manner: 'ordinary', seed: 4711, until: null }])
  expect((await get(`${path}/report.csv`)).text).toContain('"stand-in","","practice number","RT","4711"')
  expect((await get('/api/archive.csv')).text).toContain('Provider Ann, RT Stand-in, RN Nia')

  // One that was kept before there were stand-ins, or an educator’s console, says nothing of them.
  await node.database.pool.query(
    `update kept_runs set report = jsonb_set(jsonb_set(report::jsonb,
       '{report}', (report::jsonb->'report') - '{wholeMs,metrics,standIns,events,teaching,persons,watched}'::text[]),
       '{view}', (report::jsonb->'view') - '{pause,spoken,events,isScoreHidden}'::text[])
     where room = $1`,
    [room.id],
  )
  const older = (await get(path)).body
  expect(older.report).toMatchObject({
    wholeMs: null,
    metrics: [],
    standIns: [],
    events: [],
    teaching: [],
    persons: [],
    watched: [],
  })
  expect(older.view).toMatchObject({ pause: null, spoken: [], events: [], isScoreHidden: false })
  expect((await get(`${path}/report.csv`)).text).not.toContain('stand-in')
  const [compared] = (await get(`/api/archive/compared?runs=${room.id}.${run}`)).body.runs
  expect(compared.beside).toMatchObject({ metrics: null, events: null, attempts: [], handover: { heard: 0 } })

  // One whose flags said neither well done nor to talk about.
  await node.database.pool.query(
    `update kept_runs set report = jsonb_set(report::jsonb, '{report,teaching}', '[{"kind":"flag","at":1,"text":"Who leads?"}]')
     where room = $1`,
    [room.id],
  )
  const flagged = { kind: 'flag', at: 1, text: 'Who leads?', sign: null, about: null }
  expect((await get(path)).body.report.teaching).toEqual([flagged])
})

test('without a yes of everyone who spoke no sound is kept, nor where the run ends early', async () => {
  const room = await openRoom('Silent', { keepDays: 7 })
  await play(room, 'Sid')
  const first = await endRun(room)
  const guest = await joinAs(node, room.code, 'Early')
  const short = new Walk()
  await playWalk(node.database, short, { uids: [guest.uid, 'rt', 'rn'], room: room.id })
  // Nobody of the team has spoken; what the educator did is nobody's to keep.
  const { run } = (await node.rooms.current(room.id)).loop.state
  const spoken = await fetch(
    `http://localhost:${node.port}/api/rooms/${room.id}/speak?run=${run}&id=${randomUUID()}&as=pilot`,
    {
      method: 'POST',
      headers: { cookie: eda.cookie, 'content-type': 'audio/webm' },
      body: new Uint8Array(sample('chromium.webm')),
    },
  )
  expect(spoken.status).toBe(200)
  const second = await endRun(room)

  expect(await tablesWith(node.database, soundInTables('Sid'))).toEqual([])
  const { body } = await get(`/api/archive/${room.id}/${first}`)
  expect(body.view.recordings).toMatchObject({ summary: null, handover: null })
  expect(await listed()).toMatchObject([
    { run: second, hasSound: false, summary: { isWhole: false, score: 0, preparationMs: null } },
    { run: first, hasSound: false, summary: { isWhole: true } },
  ])
  expect((await get(`/api/archive/${room.id}/${second}`)).status).toBe(200)
})

test('a run is gone when its time is over, found or not, and with the last one whose room it was', async () => {
  const room = await openRoom('Short time', { keepDays: 7, hasReportLink: true })
  await play(room, 'Tim', { isSoundAllowed: true })
  const run = await endRun(room)
  await post(`/api/rooms/${room.id}/end`)
  const [kept] = (await listed()).filter((one: { room: string }) => one.room === room.id)
  expect((await request(node, `/api/kept/${kept.link}`)).status).toBe(200)

  await node.database.pool.query('update kept_runs set kept_until = $2 where room = $1', [room.id, Date.now() - 1])
  expect((await get(`/api/archive/${room.id}/${run}`)).status).toBe(404)
  expect((await request(node, `/api/kept/${kept.link}`)).status).toBe(404)
  expect((await listed()).some((one: { room: string }) => one.room === room.id)).toBe(false)
  await tidy(node.database)
  for (const words of [...planted('Tim'), room.id, soundInTables('Tim')]) {
    expect(await tablesWith(node.database, words), words).toEqual([])
  }
})

test('whoever has the link of a report reads it, until it is taken back', async () => {
  const room = await openRoom('Linked', { keepDays: 7, hasReportLink: true })
  await play(room, 'Lin')
  const uids = Object.keys((await node.rooms.current(room.id)).loop.state.records.LiveCaseTeam)
  expect(uids).toHaveLength(3)
  const run = await endRun(room)
  const [{ link }] = await listed()
  expect(Buffer.from(link.split('.')[1], 'base64url')).toHaveLength(16)
  const read = () => request(node, `/api/kept/${link}`)
  expect((await read()).body).toMatchObject({ roomName: 'Linked', link: null, report: { score: { total: 30 } } })
  expect((await request(node, `/api/kept/${link}/report.csv`)).status).toBe(200)
  // No search engine keeps what was given to somebody.
  expect((await request(node, `/api/kept/${link}`)).headers.get('x-robots-tag')).toContain('noindex')
  const ofPersons = /"waits"|"waited for others"/
  for (const at of ['', '/report.json', '/report.csv']) {
    const by = async (path: string, cookie: string) => (await request(node, `${path}${at}`, { cookie })).text
    expect(await by(`/api/kept/${link}`, ''), at).not.toMatch(ofPersons)
    expect(await by(`/api/archive/${room.id}/${run}`, eda.cookie), at).toMatch(ofPersons)
  }
  // What of the team it tells is what people were promised.
  const promised = readFileSync(path.join(projectRoot, 'docs', 'PRIVACY.md'), 'utf8')
  expect(promised).toContain('By the link: the names of the team, as in the report; no chat, no orders, no one')
  const told = await read()
  expect(told.body.team.map(({ name }: { name: string }) => name)).toEqual(['Lin Provider', 'Lin RT', 'Lin RN'])
  const { body: line } = await request(node, `/api/kept/${link}/time-line`)
  const moment = await request(node, `/api/kept/${link}/as-it-was?at=${line.to}`)
  expect(moment.body.views[0].team).toHaveLength(3)
  for (const { text } of [told, moment, await request(node, `/api/kept/${link}/time-line`)]) {
    for (const secret of ['Lin says this', 'Lin notes this', ...uids]) expect(text).not.toContain(secret)
  }
  expect((await request(node, '/api/kept/nonsense')).status).toBe(404)
  await post(`/api/archive/${room.id}/${run}/drop-link`)
  expect((await read()).status).toBe(404)
})

test('what is kept is made stricter at once, and looser only for runs that have not begun', async () => {
  const room = await openRoom('Changing', { keepDays: 7, hasReportLink: false })
  const days = async () => {
    const { rows } = await node.database.pool.query(
      'select run_keep_days as days, run_has_link as link from rooms where id = $1',
      [room.id],
    )
    return rows[0]
  }
  const change = (keepDays: KeepDays, hasReportLink = false) =>
    post(`/api/rooms/${room.id}/settings`, { keepDays, hasReportLink })
  await change(90)
  expect(await days()).toEqual({ days: 90, link: false })
  await play(room, 'Cho')
  await change(365, true)
  expect(await days()).toEqual({ days: 90, link: false })
  await change(0)
  expect(await days()).toEqual({ days: 0, link: false })
  await change(365, true)
  expect(await days()).toEqual({ days: 0, link: false })
  await endRun(room)
  expect(await days()).toEqual({ days: 365, link: true })
  expect((await listed()).some((one: { room: string }) => one.room === room.id)).toBe(false)
})

test('who removes an account takes its name, its id and its chat out of kept runs', async () => {
  const room = await openRoom('Names', { keepDays: 7 })
  const [una] = await makePeople(node.database, ['una-planted'])
  const uid = una?.uid ?? ''
  await request(node, '/api/join', { cookie: una?.cookie, body: { code: room.code } })
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'send-message', message: 'una-planted says this' })
  walk.do(RT, { kind: 'send-message', message: 'This stays.' })
  await playWalk(node.database, walk, { uids: [uid, 'rt', 'rn'], room: room.id })
  await endRun(room)
  await vi.waitFor(async () => expect((await listed())[0]).toMatchObject({ team: [{ name: 'una-planted' }] }), patience)
  expect(await node.accounts.remove(uid)).toMatchObject({ ok: true })
  expect((await listed())[0]).toMatchObject({ room: room.id, team: [{ roleId: 0, name: '' }] })
  expect(await tablesWith(node.database, 'una-planted')).toEqual([])
  // That it was removed, the open room's log tells until its run ends.
  expect(await tablesWith(node.database, uid)).toEqual(['log'])
  // The time line goes on without them.
  const { run } = (await listed())[0] ?? { run: 0 }
  const { body } = await get(`/api/archive/${room.id}/${run}/time-line`)
  const chat = body.entries.filter(({ lane }: { lane: string }) => lane === 'chat')
  expect(chat.map(({ by, text }: { by: number; text: string }) => [by, text])).toEqual([
    [0, '(removed)'],
    [1, 'This stays.'],
  ])
})

test('a report that could not be worked out when the run ended is worked out when somebody asks', async () => {
  const room = await openRoom('Missed', { keepDays: 7 })
  await play(room, 'Mia')
  const run = await endRun(room)
  await vi.waitFor(async () => {
    const { rows } = await node.database.pool.query('select report from kept_runs where room = $1', [room.id])
    expect(rows[0].report).not.toBeNull()
  }, patience)
  await node.database.pool.query('update kept_runs set report = null, summary = null where room = $1', [room.id])
  expect((await listed())[0]).toMatchObject({ run, summary: { score: 30 } })
})

test('of runs that older versions kept the notes are taken out', async () => {
  const room = await openRoom('Older', { keepDays: 7 })
  await play(room, 'Olga')
  await endRun(room)
  const { pool, query } = node.database
  const noted = JSON.stringify([
    { change: { op: 'put', collection: 'Note', id: 'x', data: { text: 'Olga notes this' } } },
  ])
  await pool.query(`update kept_log set changes = $2 where room = $1 and kind = 'save-note'`, [room.id, noted])
  expect(await tablesWith(node.database, 'Olga notes this')).toEqual(['kept_log'])
  await up(query as unknown as Kysely<unknown>) // a migration knows no tables
  expect(await tablesWith(node.database, 'Olga notes this')).toEqual([])
})

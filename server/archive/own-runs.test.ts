import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROVIDER, RT } from '#case/records/roles.ts'
import type { OwnRuns } from '#case/report/own-run.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { saveBackup } from '../backup/save-backup.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { joinAs, makeEducator, makePeople, type Person, request } from '../testing/people.ts'
import { walkIn } from '../testing/play-walk.ts'

let node: RunningNode
let eda: Person
let ann: Person
let rob: Person
let una: Person
let room: { id: string; code: string }
let run: number
const databaseUrl = freshDatabase()
const spoken = { bytes: Buffer.from('planted sound') }
const marks = (level: number) => Object.fromEntries(case1.teamRating.items.map(({ slug }) => [slug, level]))

/** Two accounts and a guest play to the report; a third account had the seat of RN before, and gave it away. */
beforeAll(async () => {
  node = await startQuietNode(await databaseUrl)
  eda = await makeEducator(node, 'eda')
  const people = await makePeople(node.database, ['ann-planted', 'rob-planted', 'una-planted'])
  const [first, second, third] = people
  if (!first || !second || !third) throw new Error('nobody was made')
  ;[ann, rob, una] = [first, second, third]
  const settings = { keepDays: 7, hasReportLink: true, hasWatchers: false }
  const opened = await request(node, '/api/rooms', { cookie: eda.cookie, body: { name: 'Monday', settings } })
  room = opened.body.rooms[0]
  for (const { cookie } of people) await request(node, '/api/join', { cookie, body: { code: room.code } })
  const nia = await joinAs(node, room.code, 'Nia')
  await walkIn(node.database, { room: room.id, uids: [ann.uid, rob.uid, nia.uid], spoken }, (walk) => {
    walk.do(PROVIDER, { kind: 'send-message', message: 'ann-planted says this' })
    walk.do(RT, { kind: 'send-message', message: 'This stays.' })
    walk.toReport(idealChoices)
    walk.do(PROVIDER, { kind: 'allow-sound', isGiven: true })
    walk.do(PROVIDER, { kind: 'rate-team', marks: marks(3), words: 'Well done.' })
    walk.do(RT, { kind: 'rate-team', marks: marks(1), words: 'Words of another.' })
  })
  run = await endRun()
  // Una played a step of another run, and somebody else went on in the seat.
  await walkIn(node.database, { room: room.id, uids: [ann.uid, una.uid, nia.uid] }, (walk) => walk.toPreparation())
  const { loop } = await node.rooms.get(room.id)
  await loop.catchUp()
  await command({ kind: 'move-person', uid: rob.uid, roleId: RT }, loop.state.run)
  await endRun()
})
afterAll(() => node.close())

const get = (path: string, cookie = ann.cookie) => request(node, path, { cookie })
async function ownOf(person: Pick<Person, 'cookie'>, query = ''): Promise<OwnRuns> {
  const { status, body, text } = await get(`/api/own-runs${query}`, person.cookie)
  expect(status, text).toBe(200)
  return body
}

async function command(asked: object, number: number): Promise<void> {
  const body = { id: `${JSON.stringify(asked).length}-of-run-${number}`, run: number, ...asked }
  const answer = await request(node, `/api/rooms/${room.id}/command`, { cookie: eda.cookie, body })
  expect(answer.status, answer.text).toBe(200)
}

async function endRun(): Promise<number> {
  const { loop } = await node.rooms.get(room.id)
  await loop.catchUp()
  const ended = loop.state.run
  await command({ kind: 'end-case' }, ended)
  return ended
}

test('an account finds the kept runs that it took part in, also where it gave its seat away', async () => {
  const { runs, found, stories } = await ownOf(ann)
  expect({ found, stories }).toEqual({ found: 2, stories: [{ id: 'case-1', title: case1.story.title }] })
  expect(runs.map(({ summary }) => summary.isWhole)).toEqual([false, true])
  expect(runs[1]).toMatchObject({
    ...{ room: room.id, run, roomName: 'Monday', roleId: PROVIDER, teamSize: 3 },
    summary: { score: 30, best: 30, preparationMs: 600_000 },
    figures: { people: 1, loops: null, doses: { count: 0, of: expect.any(Number) } },
  })
  const [first] = case1.teamRating.items
  expect(runs[1]?.figures?.ratings[0]).toEqual({
    ...{ name: first?.name, own: { mean: 4, word: case1.teamRating.levels[3] } },
    others: { mean: 2, word: case1.teamRating.levels[1] },
  })
  expect((await ownOf(una)).runs).toMatchObject([{ roleId: null, figures: null, summary: { isWhole: false } }])
  expect((await ownOf(rob)).runs.map(({ roleId }) => roleId)).toEqual([RT, RT])
  expect((await ownOf(eda)).found).toBe(0)
  for (const query of ['?story=case-2', '?page=2']) expect((await ownOf(ann, query)).runs).toEqual([])
})

test('one reads one’s own part of a run and nobody else’s', async () => {
  const { body, text } = await get(`/api/own-runs/${room.id}/${run}`)
  expect(body).toMatchObject({
    person: { roleId: PROVIDER },
    ratings: [{ words: 'Well done.' }, { words: 'Words of another.' }],
  })
  // Who has not rated the team, as Nia, is told no ratings; nobody is told another's own part.
  expect(text).not.toContain('"roleId":2')
  expect((await get(`/api/own-runs/${room.id}/${run + 9}`)).status).toBe(404)
  expect((await get(`/api/own-runs/${room.id}/${run}`, eda.cookie)).status).toBe(404)
})

test('all that is kept of somebody comes as one file, without what others did', async () => {
  const { body, headers, text } = await get('/api/own-runs.json')
  expect(headers.get('content-disposition')).toContain('.json')
  expect(body.account).toMatchObject({ email: ann.email, isEducator: false, leadsRooms: [] })
  expect(body.runs).toHaveLength(2)
  const [, { run: own, deeds, recordings, rating }] = body.runs
  expect(own).toMatchObject({ run, roleId: PROVIDER })
  expect(rating.words).toBe('Well done.')
  expect(
    deeds.some((deed: { command: object }) => JSON.stringify(deed.command).includes('ann-planted says this')),
  ).toBe(true)
  expect(recordings).toHaveLength(2)
  for (const others of ['This stays.', 'Words of another.', rob.uid, rob.email]) expect(text).not.toContain(others)
})

test('completions are told by date, with the e-mail of accounts', async () => {
  const table = async (query = '') =>
    (await get(`/api/archive/completions.csv${query}`, eda.cookie)).text.trim().split('\r\n')
  const [head, ...rows] = await table()
  expect(head).toContain('"date","name","e-mail"')
  expect(rows).toHaveLength(6)
  const today = new Date().toISOString().slice(0, 10)
  const whole = rows.filter((row) => row.includes(`"${run}"`))
  expect(whole[0]).toMatch(
    /^"\d{4}-\d\d-\d\d","ann-planted","ann-planted@ward.test","[^"]+","Provider","\d+","yes","30","30","Monday"/,
  )
  expect(whole[2]).toContain('"Nia","",')
  expect(await table(`?from=${today}&until=${today}`)).toHaveLength(
    1 + rows.filter((row) => row.startsWith(`"${today}"`)).length,
  )
  expect(await table('?until=2020-01-01')).toHaveLength(1)
  expect(await table('?from=nonsense&zone=Nowhere')).toHaveLength(7)
})

test('a team over time tells of its runs which objectives were met', async () => {
  const overTime = async (query = '') => (await get(`/api/archive/over-time?${query}`, eda.cookie)).body
  const { runs, rooms, story, found } = await overTime('words=ann')
  expect({ found, story: story.id, rooms }).toEqual({
    found: 2,
    story: 'case-1',
    rooms: [{ id: room.id, name: 'Monday' }],
  })
  expect(runs[1].objectives.map(({ came }: { came: string }) => came)).toEqual(case1.objectives.map(() => 'met'))
  expect(runs[0].objectives.map(({ came }: { came: string }) => came)).toContain('open')
  expect((await overTime(`room=${room.id}&story=no-such`)).found).toBe(2)
  expect((await overTime('room=elsewhere')).found).toBe(0)
  expect((await get('/api/archive/over-time.csv?words=ann', eda.cookie)).text).toContain(
    `"objective","${case1.objectives[0]?.text.replaceAll('"', '""')}`,
  )
})

/** The run again, in a room of its own that Max leads, with others in Ann’s and Rob’s places. */
async function copyFor(name: string): Promise<{ here: string; max: Person; person: Person }> {
  const [person] = await makePeople(node.database, [name])
  if (!person) throw new Error('nobody was made')
  const max = await makeEducator(node, `max-of-${name}`)
  const here = `room-of-${name}`
  const { pool } = node.database
  const values = [room.id, run, here, ann.uid, person.uid, name, rob.uid]
  const other = (column: string, type: string) =>
    `replace(replace(replace(${column}::text, $4, $5), 'ann-planted', $6), $7, 'rob-elsewhere')::${type}`
  await pool.query(
    `insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, link, team, summary, report)
     select $3, run, room_name, story, rules, started_at, ended_at, kept_until, link, ${other('team', 'jsonb')}, summary, report
     from kept_runs where room = $1 and run = $2`,
    values,
  )
  await pool.query(
    `insert into kept_log (room, run, version, schema, asker, kind, command, at, changes)
     select $3, run, version, schema, ${other('asker', 'text')}, kind, ${other('command', 'json')}, at, ${other('changes', 'json')}
     from kept_log where room = $1 and run = $2`,
    values,
  )
  await pool.query(
    `insert into kept_recordings select $3, run, path, mime_type, bytes from kept_recordings where room = $1 and run = $2`,
    values.slice(0, 3),
  )
  await pool.query('insert into room_educators (room, uid, is_owner) values ($1, $2, true)', [here, max.uid])
  return { here, max, person }
}

test('whoever takes their name out of a run is to be found nowhere in it, nor in a backup from then on', async () => {
  const { here, max, person: zoe } = await copyFor('zoe-planted')
  const kept = `/api/archive/${here}/${run}`
  const isTold = async (path: string) => (await get(path, max.cookie)).text.includes('zoe-planted')
  expect(await isTold(`${kept}/time-line`)).toBe(true)
  const { link } = (await get(kept, max.cookie)).body
  const takeOut = ({ cookie }: Person) => request(node, `/api/own-runs/${here}/${run}/take-out`, { cookie, body: {} })
  for (const other of [max, ann]) expect((await takeOut(other)).status).toBe(404)
  for (const status of [200, 404]) expect((await takeOut(zoe)).status).toBe(status)

  const files = [kept, `${kept}/report.csv`, `${kept}/report.json`, '/api/archive.csv', '/api/archive/completions.csv']
  const lists = ['/api/archive', '/api/archive/over-time', `/api/archive/compared?runs=${here}.${run}`]
  const lines = [`${kept}/time-line`, `${kept}/as-it-was?at=0`, `/api/kept/${link}`, `/api/kept/${link}/time-line`]
  for (const path of [...files, ...lists, ...lines]) {
    const { status, text } = await get(path, max.cookie)
    expect(status, path).toBe(200)
    // The room is called after her, which nobody else's is.
    expect(text.replaceAll(here, ''), path).not.toContain('zoe-planted')
    expect(text, path).not.toContain(zoe.uid)
  }
  const { body } = await get(kept, max.cookie)
  expect(body.team.map(({ name }: { name: string }) => name)).toEqual(['', 'rob-planted', 'Nia'])
  expect(body).toMatchObject({ hasSound: false, report: { score: { total: 30 } } })
  expect((await get(`${kept}/time-line`, max.cookie)).text).toContain('This stays.')
  expect((await ownOf(zoe)).found).toBe(0)
  // Of the others two have completed it.
  expect((await get('/api/archive/completions.csv', max.cookie)).text.trim().split('\r\n')).toHaveLength(1 + 2)

  const folder = await mkdtemp(join(tmpdir(), 'own-runs-'))
  const file = join(folder, 'house.backup')
  await saveBackup(await databaseUrl, file)
  const rows = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  await rm(folder, { recursive: true })
  const inBackup = rows.filter((row) => row.includes(here))
  expect(inBackup.some((row) => row.includes('This stays.'))).toBe(true)
  for (const gone of ['zoe-planted', zoe.uid])
    expect(inBackup.filter((row) => row.replaceAll(here, '').includes(gone))).toEqual([])
})

test('two thousand runs are told page by page', async () => {
  const { here, max, person: tom } = await copyFor('tom')
  await node.database.pool.query(
    `insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, team, summary, report)
     select room, run + n, room_name, story, rules, started_at - n * 60000, ended_at - n * 60000, kept_until, team, summary,
       case when n < 30 then report else '{"report":{}}' end
     from kept_runs, generate_series(1, 2000) as n where room = $1`,
    [here],
  )
  const { runs, found, onAPage } = await ownOf(tom)
  expect({ found, told: runs.length }).toEqual({ found: 2001, told: onAPage })
  expect((await ownOf(tom, '?page=41')).runs).toHaveLength(1)
  const told = (await get('/api/archive/over-time', max.cookie)).body
  expect({ found: told.found, told: told.runs.length }).toEqual({ found: 2001, told: told.onAPage })
  const table = (await get('/api/archive/completions.csv', max.cookie)).text
  expect(table.trim().split('\r\n')).toHaveLength(1 + 3 * 2001)
})

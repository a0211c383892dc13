import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { reportCsv } from '#case/report/csv/run-csv.ts'
import type { Report } from '#case/report/report.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { openDatabase } from '../store/database.ts'
import { migrate } from '../store/migrate.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makePeople } from '../testing/people.ts'
import { playWalk } from '../testing/play-walk.ts'

let shared: House
const [ann, rob, nia, eve] = [0, 1, 2, 3]
const paths = ['/api/report', '/api/report.json', '/api/report.csv']

beforeAll(async () => {
  shared = await openHouse()
})
afterAll(() => shared.node.close())

type House = Awaited<ReturnType<typeof openHouse>>

/** A node on a database of its own, where a team is at its report. */
async function openHouse(sql = '') {
  const databaseUrl = await freshDatabase()
  const database = openDatabase(databaseUrl)
  await migrate(database)
  const people = await makePeople(database, ['ann', 'rob', 'nia', 'eve'])
  await playWalk(database, walkToTheReport(), { uids: people.map(({ uid }) => uid) })
  await database.pool.query(sql)
  await database.close()
  const node = await startQuietNode(databaseUrl)
  const submit = (person: number, asked: object) =>
    node.loop.submit(
      { by: 'user', uid: people[person]?.uid ?? '' },
      { ...asked, id: randomUUID(), run: node.loop.state.run },
    )
  return { node, people, submit }
}

/** One that a test may change. */
async function openOwnHouse(sql?: string): Promise<House> {
  const house = await openHouse(sql)
  onTestFinished(() => house.node.close())
  return house
}

const planted = (role: RoleId) => `only on page ${role}`

/** The handover is saved; the Provider and RT have gone on to the report, RN has not. */
function walkToTheReport(): Walk {
  const walk = new Walk()
  for (const role of [PROVIDER, RT, RN] as const) walk.do(role, { kind: 'send-message', message: planted(role) })
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  walk.bedside()
  for (const [index, choices] of idealChoices.entries()) walk.point(index + 1, choices)
  walk.go(PROVIDER)
  walk.go(PROVIDER)
  const kept = { path: '/Audio/NICU1', mimeType: 'audio/webm', durationMs: 75_000 }
  walk.system({ kind: 'keep-recording', uid: 'ann', recording: 'handover', ...kept })
  walk.go(PROVIDER)
  walk.go(RT)
  walk.do(RT, { kind: 'write-debrief', prompt: 'helped', text: '=1+1, “aloud”' })
  return walk
}

const get = (path: string, person?: number, { node, people } = shared) =>
  fetch(`http://localhost:${node.port}${path}`, {
    headers: person === undefined ? {} : { cookie: people[person]?.cookie ?? '' },
  })

test.each(paths)('%s is given to nobody without a session, without a seat, or before it is due', async (path) => {
  const refusals = await Promise.all([undefined, eve, nia].map((person) => get(path, person)))
  expect(refusals.map(({ status }) => status)).toEqual([401, 403, 409])
  expect(await Promise.all(refusals.map((response) => response.json()))).toEqual([
    { message: 'You are signed out.' },
    { message: 'Choose a role first.' },
    { message: 'The report opens when the handover is saved.' },
  ])
  for (const { headers } of refusals) expect(headers.get('content-disposition')).toBeNull()
})

test.each(paths)('%s comes packed, and is kept by no cache', async (path) => {
  const { headers } = await get(path, ann)
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'accept-encoding'])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('the page’s report and the JSON file are the same report', async () => {
  const [page, file] = await Promise.all([get('/api/report', rob), get('/api/report.json', rob)])
  expect(page.headers.get('content-disposition')).toBeNull()
  expect(file.headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename="neonatal-transport-run-1-2026-01-05.json"',
  )
  const text = await file.text()
  expect(JSON.parse(text)).toEqual(await page.json())
  expect(text.split('\n').length).toBeGreaterThan(1000)
  expect(JSON.parse(text)).toMatchObject({ run: 1, score: { total: 30 } })
})

test('the CSV file is the report as a table, in UTF-8, with what a person wrote kept from being a formula', async () => {
  const [page, file] = await Promise.all([get('/api/report', rob), get('/api/report.csv', rob)])
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="neonatal-transport-run-1-2026-01-05.csv"')
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  const report: Report = await page.json()
  expect(text).toBe(reportCsv(report))
  expect(text.startsWith('\uFEFF"section","part","item","role"')).toBe(true)
  expect(text).toContain('"RT","\'=1+1, “aloud”"')
})

test('in every form each reads what they did themselves, and nobody else does', async () => {
  for (const path of paths) {
    for (const [person, role] of [
      [ann, PROVIDER],
      [rob, RT],
      [ann, PROVIDER],
    ] as const) {
      const text = await (await get(path, person)).text()
      const read = ([PROVIDER, RT, RN] as const).filter((other) => text.includes(planted(other)))
      expect(read, `${path} of ${role}`).toEqual([role])
    }
  }
})

const comeToReport = { kind: 'continue', step: case1.flows[RN].length - 2 }

test('it opens for RN when RN has come to it', async () => {
  const own = await openOwnHouse()
  expect(await own.submit(nia, comeToReport)).toMatchObject({ ok: true })
  for (const path of paths) expect((await get(path, nia, own)).status).toBe(200)
})

test('others’ ratings are in it once one has given one’s own, also where both ask for the same version', async () => {
  const own = await openOwnHouse()
  await own.submit(nia, comeToReport)
  const marks = Object.fromEntries(case1.teamRating.items.map(({ slug }) => [slug, 0]))
  const rate = (person: number, words: string) => own.submit(person, { kind: 'rate-team', marks, words })
  const texts = (person: number) => Promise.all(paths.map(async (path) => (await get(path, person, own)).text()))
  expect(await rate(rob, 'We were calm.')).toMatchObject({ ok: true })
  for (const person of [rob, ann, rob, nia]) {
    const hasRated = person === rob
    for (const text of await texts(person)) expect(text.includes('We were calm.')).toBe(hasRated)
    const report: Report = await (await get('/api/report', person, own)).json()
    expect(report.ratings.map(({ by }) => by)).toEqual(hasRated ? [RT] : [])
  }
  expect(await rate(ann, 'I was not.')).toMatchObject({ ok: true })
  for (const text of await texts(ann)) expect(text).toContain('We were calm.')
  for (const text of await texts(nia)) expect(text).not.toMatch(/We were calm|I was not/)
})

/** As if the log were slow to read. Only what stands in it by now is counted: whoever works is told of every new row. */
const slowLog = `
  create sequence rows_read;
  create table written as select max(version) as last, count(*) as rows from log;
  alter table log rename to log_itself;
  create function slowly(bigint) returns boolean language plpgsql volatile as $$ begin
    perform nextval('rows_read') from written where $1 <= last;
    perform pg_sleep(0.01);
    return true;
  end $$;
  create view log as select * from log_itself where slowly(version)`

test('however many ask for it, the log is read once for all, and nobody who works waits for that', async () => {
  const own = await openOwnHouse(slowLog)
  // What the node looked at as it started does not count.
  await own.node.database.pool.query('alter sequence rows_read restart')
  // More of one person’s wait for these.
  const asked = [ann, rob].flatMap((person) => Array.from({ length: 4 }, () => get('/api/report.csv', person, own)))
  const isAnswered = Promise.all(asked).then(() => true)
  let worked = 0
  while (!(await Promise.race([isAnswered, false]))) {
    const health = await get('/api/health', undefined, own)
    expect(health.status).toBe(200)
    expect(await own.submit(rob, { kind: 'save-note', text: `${++worked}` })).toMatchObject({ ok: true })
  }

  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 200))
  // One as Rob may read it, one as Ann may.
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(2)
  const { rows } = await own.node.database.pool.query(
    'select last_value as read, rows as written from rows_read, written',
  )
  expect(worked).toBeGreaterThan(0)
  expect(rows[0].read).toBe(rows[0].written)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptList } from '#case/report/kept-run.ts'
import type { RunningNode } from '../start-node.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { makeEducator, type Person, request } from '../testing/people.ts'

let node: RunningNode
let eda: Person
const RUNS = 430
const FIRST_AT = Date.UTC(2026, 0, 1, 23, 30)

beforeAll(async () => {
  node = await startQuietNode(await freshDatabase())
  eda = await makeEducator(node, 'eda')
  const max = await makeEducator(node, 'max')
  for (const [person, run] of [
    [eda, 0],
    [max, 1000],
  ] as const) {
    const settings = { keepDays: 30, hasReportLink: false, hasWatchers: false }
    const opened = await request(node, '/api/rooms', { cookie: person.cookie, body: { name: 'Kept', settings } })
    await keep(opened.body.rooms[0].id, run)
  }
})
afterAll(() => node.close())

/** One an hour. The later, the more points; every tenth never left; Zoe was in one. */
const keep = (room: string, from: number) =>
  node.database.pool.query(
    `insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, team, summary, report)
     select $1, $2 + n, 'Room ' || (n % 7), '{}', '', $3::bigint + n * 3600000, $3::bigint + n * 3600000 + 60000, $4,
       jsonb_build_array(jsonb_build_object('roleId', 2, 'uid', 'u', 'name', case when n = 17 then 'Zoe' else 'Ann' end)),
       jsonb_build_object('score', n, 'best', 430, 'isWhole', true, 'harms', n % 3, 'objectives', 9, 'objectivesMet', 8,
         'preparationMs', case when n % 10 = 0 then null else 1000000 - n end, 'stretches', '[]'::jsonb,
         'decisions', (select jsonb_agg(jsonb_build_object('chosen', repeat('a choice that was made ', 5))) from generate_series(1, 20))),
       '{}'
     from generate_series(0, ${RUNS - 1}) as n`,
    [room, from, FIRST_AT, Date.now() + 86_400_000],
  )

async function list(query: string): Promise<KeptList> {
  const answer = await request(node, `/api/archive?${query}`, { cookie: eda.cookie })
  expect(answer.status).toBe(200)
  return answer.body
}
const numbersOf = ({ runs }: KeptList) => runs.map(({ run }) => run)
const from = (first: number, step: number, count = 50) =>
  Array.from({ length: count }, (_, index) => first + step * index)

test('kept runs come page by page, the newest first, and are few bytes', async () => {
  const first = await list('')
  expect(first).toMatchObject({ onAPage: 50, found: RUNS, all: RUNS })
  expect(numbersOf(first)).toEqual(from(RUNS - 1, -1))
  expect(numbersOf(await list('page=9'))).toEqual(from(29, -1, 30))
  expect(numbersOf(await list('page=10'))).toEqual([])
  const { headers, text } = await request(node, '/api/archive', { cookie: eda.cookie })
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(text.length).toBeLessThan(25_000)
})

test('all of them are put in order, not those of a page', async () => {
  expect(numbersOf(await list('order=score&page=9'))).toEqual(from(29, -1, 30))
  const fastest = numbersOf(await list('order=preparation'))
  expect(fastest.slice(0, 10)).toEqual([429, 428, 427, 426, 425, 424, 423, 422, 421, 419])
  expect(numbersOf(await list('order=preparation&page=9')).at(-1)).toBe(0)
  expect(numbersOf(await list('order=harm')).slice(0, 3)).toEqual([428, 425, 422])
  expect(numbersOf(await list('order=room')).slice(0, 3)).toEqual([427, 420, 413])
})

test('words are looked for in all of them: room, team and day, by the clock of who looks', async () => {
  expect(await list('words=zoe')).toMatchObject({ found: 1, all: RUNS, runs: [{ run: 17 }] })
  expect(numbersOf(await list('words=rn%20zoe%20%20room'))).toEqual([17])
  expect(numbersOf(await list('words=zoe%20ann'))).toEqual([])
  // The eleventh and the twelfth end as the first and the second do.
  expect((await list('words=jan%201,')).found).toBe(1 + 24)
  expect(numbersOf(await list('words=jan%202,%2000:30'))).toEqual([241, 1])
  expect(numbersOf(await list('words=jan%202,%2000:30&zone=Europe/Berlin'))).toEqual([240, 0])
  expect((await list(`words=${encodeURIComponent("%_' or")}`)).found).toBe(0)
})

test('what is asked for amiss is the first page', async () => {
  const first = await list('')
  for (const query of ['page=0', 'page=x', 'order=best', 'zone=Nowhere/At_all', 'words=a&words=b'])
    expect(await list(query), query).toEqual(first)
})

test('the table has all of them, packed', async () => {
  const { text, headers } = await request(node, '/api/archive.csv', { cookie: eda.cookie })
  expect(text.split('\r\n')).toHaveLength(1 + RUNS + 1)
  expect(text).toContain('RN Zoe')
  expect(headers.get('content-encoding')).toBe('gzip')
})

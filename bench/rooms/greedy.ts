import type { TimeLine } from '#case/debriefing/debriefing-messages.ts'
import { short } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import { bringToReport } from './debriefings.ts'
import { loadOf, times, waitsOf } from './figures.ts'
import { House, makeRooms, type Worked } from './house.ts'

const WORKING = 4
const A_SECOND = 8
const SECONDS = 4
const ROUNDS = 3
const WARM_SECONDS = 10

/** Teams at work, beside one person of another who asks for something over and over on a hundred connections. */
export async function measureGreedy(): Promise<void> {
  const house = await House.open(WORKING)
  const [looking] = await makeRooms(house.databaseUrl, 1)
  if (!looking) throw new Error('there is no room')
  await bringToReport(house.databaseUrl, [looking])
  await house.begin()
  const [cookie = ''] = looking.cookies
  const url = `http://localhost:${house.port}`
  const line = await fetch(`${url}/api/debriefing/time-line`, { headers: { cookie } })
  const { from, to }: TimeLine = await line.json()
  await house.work({ aSecond: A_SECOND, seconds: WARM_SECONDS })
  const load = loadOf()
  const paths = { nothing: null, '/api/me': '/api/me', moments: '/api/debriefing/as-it-was', health: '/api/health' }
  const rows = []
  for (const [asked, path] of Object.entries(paths)) {
    const env = { ADDRESS: `${url}${path}`, COOKIE: cookie, FROM: String(from), TO: String(to) }
    const greedy = path === null ? null : await Child.start('../rooms/greedy-person.ts', '', env)
    const rounds: Worked[] = []
    for (let count = 0; count < ROUNDS; count++) rounds.push(await house.work({ aSecond: A_SECOND, seconds: SECONDS }))
    const answers = await greedy?.ask<{ [status: string]: number }>({ what: 'answers' })
    await greedy?.kill()
    rows.push({ asked, ...figuresOf(rounds, answers ?? {}) })
  }
  const [quiet] = rows
  console.log(`\n${WORKING} teams at work, and one person on 100 connections; load average ${load} to ${loadOf()}`)
  console.table(
    rows.map(({ asked, half, most, share, given, refused }) => ({
      asked,
      'p 50': `${short(half)} ms ${times(half / (quiet?.half ?? 1))}`,
      'p 99': `${short(most)} ms ${times(most / (quiet?.most ?? 1))}`,
      'of a core': `${short(share * 100)} %`,
      'given a second': short(given),
      'refused a second': short(refused),
    })),
  )
  await house.close()
}

function figuresOf(rounds: readonly Worked[], answers: { readonly [status: string]: number }) {
  const sum = (of: (one: Worked) => number) => rounds.reduce((total, one) => total + of(one), 0)
  const seconds = sum(({ ms }) => ms) / 1000
  const { 200: given = 0, ...others } = answers
  const refused = Object.values(others).reduce((total, one) => total + one, 0)
  const share = sum(({ cpuMs }) => cpuMs) / sum(({ ms }) => ms)
  return { ...waitsOf(rounds), share, given: given / seconds, refused: refused / seconds }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { PROVIDER, RN, RT } from '#case/records/roles.ts'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { openDatabase } from '#server/store/database.ts'
import { walkIn } from '#server/testing/play-walk.ts'
import { at, short } from '../figures/figures.ts'
import { Child } from '../wire/child.ts'
import type { Asked, Looked } from './debriefing-people.ts'
import { loadOf, times } from './figures.ts'
import { House, type MadeRoom, makeRooms, type Worked } from './house.ts'

const ROOMS = [1, 10, 25, 50]
const WORKING = 16
const A_SECOND = 32
const QUIET_SECONDS = 15
/** At most: as long as it takes until all who look back have looked. */
const LONGEST_SECONDS = 90
/** Before a decision. */
const MESSAGES = 60
const APART_MS = 8000

/** Rooms that come to their report together: everybody in them opens the debriefing and looks at moments, beside teams at work. */
export async function measureDebriefings(): Promise<void> {
  const house = await House.open(WORKING)
  const groups: MadeRoom[][] = []
  for (const count of ROOMS) groups.push(await makeRooms(house.databaseUrl, count))
  await bringToReport(house.databaseUrl, groups.flat())
  await house.begin()
  console.log(`\nRooms that look back at once, three people each, beside ${WORKING} at work; load average ${loadOf()}`)
  await house.work({ aSecond: A_SECOND, seconds: QUIET_SECONDS })
  const quiet = await house.work({ aSecond: A_SECOND, seconds: QUIET_SECONDS })
  const usual = at(quiet.delays, 0.99)
  const looking = await Child.start('../rooms/debriefing-people.ts', '', { PORT: String(house.port) })
  const rows = []
  for (const [place, rooms] of groups.entries())
    rows.push({ rooms: ROOMS[place], ...(await lookBack(house, looking, rooms, usual)) })
  console.table(rows)
  console.log(`load average ${loadOf()}`)
  await looking.kill()
  await house.close()
}

async function lookBack(house: House, looking: Child, rooms: readonly MadeRoom[], usual: number) {
  await looking.ask({ cookies: rooms.flatMap(({ cookies }) => cookies) })
  let isOver = false
  const beside: Worked[] = []
  const working = (async () => {
    const began = performance.now()
    while (!isOver && performance.now() - began < LONGEST_SECONDS * 1000)
      beside.push(await house.work({ aSecond: A_SECOND, seconds: 2 }))
  })()
  await sleep(500)
  const found = await looking.ask<Looked[]>({})
  isOver = true
  await working
  const lines = found.map(({ line }) => line)
  const moments = found.flatMap((one) => one.moments)
  const ms = (asked: readonly Asked[], share: number) =>
    Math.round(
      at(
        asked.map((one) => one.ms),
        share,
      ),
    )
  const last = found.map(({ line, moments }) => line.ms + moments.reduce((sum, one) => sum + one.ms, 0))
  const most = at(
    beside.flatMap(({ delays }) => delays),
    0.99,
  )
  return {
    'time line p 50': ms(lines, 0.5),
    last: ms(lines, 1),
    'moment p 50': ms(moments, 0.5),
    'p 95': ms(moments, 0.95),
    'all seen': Math.round(Math.max(...last)),
    failed: [...lines, ...moments].filter(({ isGiven }) => !isGiven).length,
    'p 99 at work': `${short(most)} ms ${times(most / usual)}`,
    'node stands still': `${short(Math.max(...beside.map(({ standstillMs }) => standstillMs)))} ms`,
    'of its processor': `${short(beside.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / rooms.length)} ms a room`,
  }
}

/** One walks, the others get what it left: as many entries as a lively team leaves. */
export async function bringToReport(databaseUrl: string, rooms: readonly MadeRoom[]): Promise<void> {
  const [first, ...others] = rooms
  if (!first) return
  const database = openDatabase(databaseUrl)
  await walkIn(database, { room: first.room, uids: first.uids }, walkAndTalk)
  for (const { room, uids } of others) {
    const renamed = (column: string) =>
      first.uids.reduce((text, _, place) => `replace(${text}, $${place + 3}, $${place + 6})`, column)
    const values = [room, first.room, ...first.uids, ...uids]
    const copy = (sql: string) => database.pool.query(sql, values)
    const run = '(select run from rooms where id = $1)'
    const ofAll = `$3::text || $4 || $5 || $6 || $7 || $8 <> ''`
    await copy(`insert into records (room, schema, collection, id, data)
      select $1, schema, collection, ${renamed('id')}, ${renamed('data::text')}::json from records where room = $2 and ${ofAll}`)
    await copy(`insert into list_items (room, schema, collection, id, list, position, data)
      select $1, schema, collection, id, list, position, data from list_items where room = $2 and ${ofAll}`)
    await copy(`insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
      select $1, schema, version, ${run}, ${renamed('asker')}, command_id, kind, ${renamed('command::text')}::json, at,
        ${renamed('changes::text')}::json from log where room = $2`)
    await copy(`update rooms set version = (select version from rooms where id = $2) where id = $1 and ${ofAll}`)
  }
  await database.close()
}

function walkAndTalk(walk: Walk): void {
  walk.toDecisions()
  for (const [index, choice] of idealChoices.entries()) {
    for (let said = 0; said < MESSAGES; said++) {
      walk.wait(APART_MS)
      const role = [PROVIDER, RT, RN][said % 3] ?? PROVIDER
      walk.do(role, { kind: 'send-message', message: `The pumps are checked, and the gas was better, ${said}.` })
    }
    walk.point(index + 1, choice)
  }
  walk.handOver()
}

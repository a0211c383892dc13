import { type Database, openDatabase } from '#server/store/database.ts'
import { median, short } from '../figures/figures.ts'
import { loadOf, times, waitsOf } from './figures.ts'
import { House, type Worked } from './house.ts'

const SECONDS_OF_EACH = 3
const WARM_SECONDS = 20
const ROUNDS = 6
const WORK_SECONDS = 8

/** Each does something every three seconds: in this house, and in one like it with many accounts, kept runs and entries of others. */
export async function measureBusy(house: House): Promise<void> {
  const people = house.rooms.length * 3
  const aSecond = people / SECONDS_OF_EACH
  const crowded = await House.open(house.rooms.length)
  await crowded.begin()
  const database = openDatabase(crowded.databaseUrl)
  await crowd(database)
  await database.close()
  for (const one of [house, crowded]) await one.work({ aSecond, seconds: WARM_SECONDS })

  const load = loadOf()
  const [here, there]: [Worked[], Worked[]] = [[], []]
  for (let count = 0; count < ROUNDS; count++) {
    here.push(await house.work({ aSecond, seconds: WORK_SECONDS }))
    there.push(await crowded.work({ aSecond, seconds: WORK_SECONDS }))
  }
  await crowded.close()
  const [plain, among] = [figuresOf(here), figuresOf(there)]
  console.log(
    `\n${house.rooms.length} rooms, ${people} people, each a command every ${SECONDS_OF_EACH} seconds, load average ${load} to ${loadOf()}`,
  )
  console.log(`  ${short(plain.aSecond)} a second; p 50 ${short(plain.half)} ms, p 99 ${short(plain.most)} ms`)
  console.log(
    `  ${short(plain.cpu)} ms of the node's processor for each, ${short(plain.share * 100)} % of a core in all`,
  )
  console.log('  among 10,000 accounts and 10,000 kept runs more, and 10,000 entries in the logs of other rooms:')
  console.log(
    `  p 50 ${short(among.half)} ms ${times(among.half / plain.half)}, p 99 ${short(among.most)} ms ${times(among.most / plain.most)}, processor ${short(among.cpu)} ms ${times(among.cpu / plain.cpu)}`,
  )
}

function figuresOf(rounds: readonly Worked[]) {
  const of = (figure: (worked: Worked) => number) => median(rounds.map(figure))
  return {
    aSecond: of(({ commands, ms }) => (commands * 1000) / ms),
    ...waitsOf(rounds),
    cpu: of(({ commands, cpuMs }) => cpuMs / commands),
    share: of(({ cpuMs, ms }) => cpuMs / ms),
  }
}

const ACCOUNTS = 10_000
const ENTRIES = 10_000
const ENTRIES_OF_A_ROOM = 200
const KEPT_RUNS = 10_000
const RUNS_OF_A_ROOM = 50
const ENTRIES_OF_A_RUN = 20
const RUNS_AT_ONCE = 500
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Puts many accounts, kept runs with their logs, and entries of rooms that nobody is in beside what there is. */
async function crowd({ pool }: Database): Promise<void> {
  const numbers = `generate_series(1, ${ACCOUNTS}) as n`
  await pool.query(`
    insert into "user" (id, name, email, "emailVerified")
      select 'crowd-' || n, 'crowd-' || n, 'crowd-' || n || '@ward.test', true from ${numbers};
    insert into users (uid, email, status, time)
      select 'crowd-' || n, 'crowd-' || n || '@ward.test', false, 0 from ${numbers}`)
  // As they are in the rooms of this house.
  await pool.query(`
    insert into log (room, schema, version, run, asker, command_id, kind, command, at, changes)
    select 'crowd-' || n / ${ENTRIES_OF_A_ROOM}, schema, n, run, asker, 'crowd-' || n, kind, command, at, changes
    from (
      select log.*, row_number() over () as n from log, generate_series(1, 100) limit ${ENTRIES}
    ) as copied`)
  const room = `'crowd-' || n / ${RUNS_OF_A_ROOM}`
  await pool.query(
    `insert into kept_runs (room, run, room_name, story, rules, started_at, ended_at, kept_until, team)
       select ${room}, n, 'Crowd', '{}', '', $1, $1, $2, '[]' from generate_series(1, ${KEPT_RUNS}) as n`,
    [Date.now(), Date.now() + KEPT_MS],
  )
  for (let first = 1; first <= KEPT_RUNS; first += RUNS_AT_ONCE) {
    await pool.query(`
      insert into kept_log (room, run, version, schema, asker, kind, command, at, changes)
      select ${room}, n, row_number() over (partition by n), schema, asker, kind, command, at, changes
      from generate_series(${first}, ${first + RUNS_AT_ONCE - 1}) as n,
        (select * from log where kind <> 'take-role' limit ${ENTRIES_OF_A_RUN}) as entry`)
  }
}

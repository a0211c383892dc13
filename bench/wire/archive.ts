import { openDatabase } from '#server/store/database.ts'
import { median, type Row } from '../figures/figures.ts'
import { Child } from './child.ts'
import { setRoom } from './site.ts'

const RUNS = 2000
const ROUNDS = 10

/** What the list of an educator's kept runs takes, as it is first opened. */
export async function measureArchive(): Promise<Row[]> {
  const { databaseUrl, educators, room } = await setRoom('report', 30)
  const node = await Child.start('node-server.ts', databaseUrl)
  const list = async () => {
    const answer = await fetch(`http://localhost:${node.port}/api/archive`, {
      headers: { cookie: educators[0].cookie },
    })
    if (!answer.ok) throw new Error(await answer.text())
    const { found }: { found: number } = JSON.parse(await answer.clone().text())
    return { found, bytes: (await answer.arrayBuffer()).byteLength }
  }
  await node.ask({ what: 'end-run', room })
  // The first who looks has its report worked out.
  while ((await list()).found === 0);
  const database = openDatabase(databaseUrl)
  await database.pool.query(
    `insert into kept_runs select (jsonb_populate_record(one, jsonb_build_object('run', one.run + n))).*
     from kept_runs as one, generate_series(1, $1) as n`,
    [RUNS - 1],
  )
  await database.close()
  const rounds: { ms: number; bytes: number; cpuMs: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = await node.ask<{ cpuMs: number }>({ what: 'usage' })
    const began = performance.now()
    const { found, bytes } = await list()
    if (found !== RUNS) throw new Error(`${found} runs are found`)
    const ms = performance.now() - began
    const after = await node.ask<{ cpuMs: number }>({ what: 'usage' })
    if (round > 0) rounds.push({ ms, bytes, cpuMs: after.cpuMs - before.cpuMs })
  }
  await node.kill()
  const row = (what: string, of: (one: (typeof rounds)[number]) => number, unit: string): Row => ({
    what: `the list of ${RUNS} kept runs, ${what}`,
    measured: median(rounds.map(of)),
    unit,
  })
  return [
    row('answered after', ({ ms }) => ms, 'ms'),
    row('processor time', ({ cpuMs }) => cpuMs, 'ms'),
    row('its first page, before it is packed', ({ bytes }) => bytes / 1000, 'KB'),
  ]
}

import { setTimeout as sleep } from 'node:timers/promises'
import type { CaseState } from '#case/records/state.ts'
import { LARGEST_BYTES } from '#sound/limits.ts'
import { judge } from '../judge.ts'
import type { Trainee } from '../trainee.ts'
import type { FrontDoor } from './front-door.ts'
import { nginxVersion } from './front-door.ts'
import type { Cluster } from './make-cluster.ts'
import { complaintsOfSystemd, type UnitNode } from './unit.ts'

type Row = readonly [what: string, result: string]
interface Walked {
  readonly state: CaseState
  readonly pace: number
  readonly happened: readonly Row[]
  readonly folder: string
}

/** Says in a table what has become of the walk. Whether all of it is as it should be. */
export async function report(cluster: Cluster, { state, pace, happened, folder }: Walked): Promise<boolean> {
  const { trainees, database, nodes, door } = cluster
  const pages = await pagesToldBy(nodes, trainees.length)
  const checks = await checkDoor(cluster, state)
  const complaints = complaintsOfSystemd(folder)
  const wrong = [...checks.wrong, ...(await judge(database, trainees, pace))]
  if (complaints) wrong.push(complaints)
  const sent = trainees.flatMap((trainee) => trainee.sent)
  const accepted = sent.filter(({ answer }) => answer?.ok)
  const polled = trainees.at(-1)?.seen.length ?? 0

  print([
    [nginxVersion() ?? '', `in front of nodes at ${nodes.map(({ port }) => port).join(' and ')}`],
    ['the case', `walked to its report, ${state.version} entries in the log`],
    ...happened,
    ['commands', `${sent.length} sent, ${accepted.length} accepted, ${sent.length - accepted.length} refused`],
    ['views', `${trainees.flatMap(({ seen }) => seen).length} seen, ${polled} of them by long polling`],
    ['recordings kept', Object.keys(state.records.Recording).join(', ')],
    ['pages open, by the metrics', pages.join(' and ')],
    ...checks.rows,
    ['systemd takes the unit', complaints === null ? 'not asked, there is none here' : complaints ? 'NO' : 'yes'],
  ])
  for (const problem of wrong.slice(0, 20)) console.log(`WRONG: ${problem}`)
  if (wrong.length > 0) console.log(`nginx says:\n${door.errors().split('\n').slice(-20).join('\n')}`)
  console.log(wrong.length === 0 ? 'Nobody was lost, nothing was lost or doubled.' : `${wrong.length} wrong.`)
  return wrong.length === 0
}

function print(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, result] of rows) console.log(`${what.padEnd(width)}  ${result}`)
}

async function checkDoor({ door, trainees }: Cluster, state: CaseState): Promise<{ rows: Row[]; wrong: string[] }> {
  const [provider, , rn] = trainees
  if (!provider || !rn) throw new Error('nobody is there')
  const rows: Row[] = []
  for (const [name, check] of Object.entries(doorChecks)) {
    const isSo = await check({ door, provider, rn, state }).catch((error) => void console.error(error))
    rows.push([name, isSo ? 'yes' : 'NO'])
  }
  return { rows, wrong: rows.flatMap(([name, result]) => (result === 'NO' ? [`it is not so that ${name}`] : [])) }
}

/** How many pages each node has open, once together they have all of them and none twice. */
async function pagesToldBy(nodes: readonly UnitNode[], all: number): Promise<number[]> {
  for (;;) {
    const told = await Promise.all(nodes.map(pagesOpen))
    if (told.reduce((sum, pages) => sum + pages, 0) === all) return told
    await sleep(100)
  }
}

async function pagesOpen({ metricsUrl }: UnitNode): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  return Number(/^trainer_pages_open (\d+)$/m.exec(text)?.[1] ?? Number.NaN)
}

interface Scene {
  readonly door: Pick<FrontDoor, 'url' | 'plainUrl'>
  readonly provider: Pick<Trainee, 'cookie'>
  readonly rn: Pick<Trainee, 'cookie'>
  readonly state: CaseState
}
type Check = (scene: Scene) => Promise<unknown>

/** What must come through nginx as it should. Each gives false, or throws, where it does not. */
const doorChecks: { readonly [name: string]: Check } = {
  'plain http leads to https': async ({ door }) => {
    const { status, headers } = await fetch(`${door.plainUrl}/login`, { redirect: 'manual' })
    return status === 301 && headers.get('location') === 'https://localhost/login'
  },
  'pages come compressed as they were built, and insist on https': async ({ door }) => {
    const { headers } = await fetch(door.url, { headers: { 'accept-encoding': 'br' } })
    return (
      headers.get('content-encoding') === 'br' &&
      headers.get('cache-control') === 'no-cache' &&
      headers.get('strict-transport-security') !== null
    )
  },
  'what the API says is kept nowhere': async ({ door, rn }) => {
    const { ok, headers } = await fetch(`${door.url}/api/me`, { headers: { cookie: rn.cookie } })
    return ok && headers.get('cache-control') === 'no-store'
  },
  'the service is healthy': async ({ door }) => (await fetch(`${door.url}/api/health`)).ok,
  'cookies travel by https only': async ({ provider }) => provider.cookie.startsWith('__Secure-'),
  'a recording is heard piece by piece': async ({ door, rn, state }) => {
    const path = state.records.Recording.summary?.path ?? 'none'
    const piece = await fetch(`${door.url}${path}`, { headers: { cookie: rn.cookie, range: 'bytes=100-199' } })
    return piece.status === 206 && (await piece.arrayBuffer()).byteLength === 100
  },
  'twenty megabytes reach a node': (scene) => isRefusedByNode(scene, scene.provider, LARGEST_BYTES),
  'more than that is refused by a node, in words': (scene) => isRefusedByNode(scene, scene.provider, LARGEST_BYTES + 1),
  'what nobody may send is refused by a node, unread': (scene) => isRefusedByNode(scene, scene.rn, LARGEST_BYTES),
}

/** Nodes answer with a reason in JSON; nginx would answer with a page. Zeros are no sound, so that nothing is kept. */
async function isRefusedByNode({ door, state }: Scene, { cookie }: { cookie: string }, bytes: number) {
  const answer = await fetch(`${door.url}/api/recordings/handover?id=much-too-long&run=${state.run}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'audio/webm' },
    body: new Uint8Array(bytes),
  })
  const { reason } = await answer.json()
  return answer.status >= 400 && answer.status < 500 && typeof reason === 'string'
}

import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { createServer, parseSync } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '#server/start-node.ts'
import { freshDatabase } from '#server/testing/database.ts'
import { makePeople } from '#server/testing/people.ts'
import type { Trainee } from '../../soak/trainee.ts'
import { functionsIn, readCode } from './read-code.ts'

// The way of one gesture, as docs/ARCHITECTURE.md has it: in this order files work, each for the first time.

const PATH = /`((?:case|server|web)\/[\w./-]*)`/g
const way = (
  readFileSync('docs/ARCHITECTURE.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('The way of')) ?? ''
)
  .split(/^\d+\. /m)
  .slice(1)
  .map((step) => [...step.matchAll(PATH)].map(([, path = '']) => path))
const files = way.flat()
/** What is drawn, and what takes it from there: their order is that of who imports whom. The rest is run. */
const [drawn, run] = [files.slice(0, 3), files.slice(3, -1)]

type Noted = (path: string, place: number) => void
const unnoted: Noted = () => {}
declare global {
  var works: Noted
}
globalThis.works = unnoted

/** Each function of these files says so as it is called. */
function saying(code: string, path: string): string {
  const said = functionsIn(parseSync(path, code).program).flatMap(({ body }): (readonly [number, string])[] => {
    if (!body) return []
    const works = `globalThis.works('${path}', ${body.start})`
    if (body.type === 'BlockStatement') return [[body.start + 1, `${works};`]]
    return [
      [body.start, `(${works}, `],
      [body.end, ')'],
    ]
  })
  return said
    .sort(([one], [other]) => other - one)
    .reduce((told, [at, words]) => told.slice(0, at) + words + told.slice(at), code)
}

const vite = await createServer({
  ...{ configFile: false, appType: 'custom', logLevel: 'error', optimizeDeps: { noDiscovery: true } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  plugins: [
    {
      ...{ name: 'saying', enforce: 'pre' },
      transform(code, id) {
        const path = relative(process.cwd(), id)
        return run.includes(path) ? { code: saying(code, path), map: null } : null
      },
    },
  ],
})
const { startNode } = (await vite.ssrLoadModule('/server/start-node.ts')) as typeof import('#server/start-node.ts')
const page = (await vite.ssrLoadModule('/soak/trainee.ts')) as typeof import('../../soak/trainee.ts')
/** Of several rounds. */
const IDLE_CALLS = 6
let node: RunningNode
let pages: Trainee[] = []

beforeAll(async () => {
  const quiet = { webDir: '', host: 'localhost', port: 0, pace: 1, logLevel: 'silent' } as const
  node = await startNode({ ...quiet, databaseUrl: await freshDatabase() })
  const people = await makePeople(node.database, ['rob', 'nia'])
  pages = people.map((person) => new page.Trainee(person.email, person, `http://localhost:${node.port}`))
  for (const one of pages) await one.come()
})
afterAll(async () => {
  for (const one of pages) one.leave()
  await node.close()
  await vite.close()
})

test('what is drawn imports what sends, step by step', () => {
  const imports = new Map(readCode().map(({ path, imports }) => [path, imports]))
  const [panel = '', ...after] = drawn
  expect(
    after.reduce((path, next) => (imports.get(path)?.includes(next) ? next : `${path} imports no ${next}`), panel),
  ).toBe(drawn.at(-1))
  expect(imports.get(drawn.at(-1) ?? '')).toContain(run[0])
})

test('a message goes through the files in the order of the list', async () => {
  const [rob, nia] = pages as [Trainee, Trainee]
  await expect.poll(() => Math.min(rob.version, nia.version)).toBeGreaterThanOrEqual(0)
  rob.ask({ kind: 'take-role', roleId: 0 })
  await expect.poll(() => [rob.role, rob.unsent, nia.version - rob.version]).toEqual([0, 0, 0])

  // A node looks round every second, whatever anybody does: what works then counts for nothing.
  const idle: string[] = []
  globalThis.works = (path, place) => void idle.push(`${path} ${place}`)
  await expect.poll(() => idle.length).toBeGreaterThan(IDLE_CALLS)

  const worked = new Set<string>()
  globalThis.works = (path, place) => {
    if (!idle.includes(`${path} ${place}`)) worked.add(path)
  }
  const before = nia.version
  rob.ask({ kind: 'send-message', message: 'On our way' })
  await expect.poll(() => [nia.version, rob.unsent]).toEqual([before + 1, 0])
  globalThis.works = unnoted
  expect([...worked]).toEqual(run)
})

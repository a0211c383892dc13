import '#server/settings/small-young-space.ts'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { Asker } from '#case/commands/define-command.ts'
import { projectRoot } from '#server/settings/project-root.ts'
import { startNode } from '#server/start-node.ts'
import type { Asked } from './child.ts'

// A node as people run it, in a process of its own, that also tells what it takes and can be given commands without a wire.

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const { PACE = '1', LET_GO_AFTER_MS } = process.env
const node = await startNode({
  databaseUrl: process.env.DATABASE_URL ?? '',
  webDir: join(projectRoot, 'dist', 'web'),
  host: 'localhost',
  port: 0,
  pace: Number(PACE),
  logLevel: 'error',
  ...(LET_GO_AFTER_MS && { letGoAfterMs: Number(LET_GO_AFTER_MS) }),
})
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

/** How many messages a second the case takes when so many of them wait at any time. */
async function perSecond({ waiting, ms, most = Number.POSITIVE_INFINITY }: Asked): Promise<number> {
  const { loop } = node
  const seats = Object.keys(loop.state.records.LiveCaseTeam)
  const began = performance.now()
  let begun = 0
  let done = 0
  const work = async (asker: Asker) => {
    while (performance.now() - began < ms && begun < most) {
      begun += 1
      const sent = {
        kind: 'send-message',
        message: `Pumps are checked, ${begun}.`,
        id: randomUUID(),
        run: loop.state.run,
      }
      const answer = await loop.submit(asker, sent)
      if (!answer.ok) throw new Error(answer.message)
      done += 1
    }
  }
  await Promise.all(
    Array.from({ length: waiting }, (_, index) => work({ by: 'user', uid: seats[index % seats.length] ?? '' })),
  )
  return (done * 1000) / (performance.now() - began)
}

/** How many waited for a connection to the database, looked at every so often. */
const LOOK_EVERY_MS = 20
let looks: number[] = []
setInterval(() => looks.push(node.database.pool.inLine), LOOK_EVERY_MS).unref()

/** What the process has taken so far; its longest standstill, and how many waited for a connection on average, since it was last asked. */
function usage() {
  const { user, system } = process.cpuUsage()
  const standstillMs = delay.max / 1e6
  const inLine = looks.reduce((sum, one) => sum + one, 0) / Math.max(1, looks.length)
  delay.reset()
  looks = []
  return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage().rss / 1024 / 1024, standstillMs, inLine }
}

/** How many rooms it holds, and the memory of all that is in use: what nobody needs is collected first. */
function rooms() {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return { held: node.rooms.held().length, usedMb: (heapUsed + external) / 1024 / 1024 }
}

/** As an administrator does. Gives the number of the next run, null where it has to be asked again. */
async function endRun({ room }: Asked): Promise<number | null> {
  const { loop } = await node.rooms.get(room)
  const end = { kind: 'end-case', id: randomUUID(), run: loop.state.run }
  const answer = await loop.submit({ by: 'administrator' }, end)
  return answer.ok ? answer.run : null
}

const answers: { [what in Asked['what']]: (asked: Asked) => unknown } = {
  usage,
  rooms,
  'per-second': perSecond,
  'end-run': endRun,
}
process.on('message', async (asked: Asked) => {
  process.send?.({ id: asked.id, value: await answers[asked.what](asked) })
})
process.send?.({ port: node.port })

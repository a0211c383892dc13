import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Asker } from '#case/define-command.ts'
import { projectRoot } from '#server/project-root.ts'
import { startNode } from '#server/start-node.ts'
import type { Asked } from './child.ts'

// A node as people run it, in a process of its own, that also tells what it takes and can be given commands without a wire.

const node = await startNode({
  databaseUrl: process.env.DATABASE_URL ?? '',
  webDir: join(projectRoot, 'dist', 'web'),
  host: 'localhost',
  port: 0,
  pace: 1,
  logLevel: 'error',
})
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()

/** How many messages a second the case takes when so many of them wait at any time. */
async function perSecond({ waiting, ms, most = Number.POSITIVE_INFINITY }: Asked): Promise<number> {
  const { loop } = node
  const seats = Object.keys(loop.state.records.LiveCaseTeam)
  const began = performance.now()
  let given = 0
  let done = 0
  const work = async (asker: Asker) => {
    while (performance.now() - began < ms && given < most) {
      given += 1
      const sent = {
        kind: 'send-message',
        message: `Pumps are checked, ${given}.`,
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

/** What the process has taken so far, and its longest standstill since it was last asked. */
function usage() {
  const { user, system } = process.cpuUsage()
  const standstillMs = delay.max / 1e6
  delay.reset()
  return { cpuMs: (user + system) / 1000, memoryMb: process.memoryUsage().rss / 1024 / 1024, standstillMs }
}

process.on('message', async (asked: Asked) => {
  const value = asked.what === 'usage' ? usage() : await perSecond(asked)
  process.send?.({ id: asked.id, value })
})
process.send?.({ port: node.port })

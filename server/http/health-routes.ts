import type { FastifyInstance } from 'fastify'
import { nodeLeaves } from '#content/texts/messages.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Database } from '../store/database.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { appliedMigrations, knownMigrations } from '../store/migrate.ts'
import { shareAsked } from '../turns/share-asked.ts'

/** How far a node's life has come. */
export interface Life {
  /** It is about to stop: nobody new should be sent to it, and nothing new begins. */
  isLeaving: boolean
  isOver: boolean
}

interface Parts {
  readonly database: Database
  readonly loop: CaseLoop
  readonly life: Life
}

/** Not people but rooms: whoever is in one goes on until the node stops, and then at the next node. */
const beginnings: readonly (string | undefined)[] = ['/api/rooms', '/api/practise']

/** For whoever watches the nodes: is this one alive, and may people be sent to it? To be added before other routes. */
export function addHealthRoutes(app: FastifyInstance, { database, loop, life }: Parts): void {
  app.addHook('onRequest', async ({ method, routeOptions }, reply) => {
    if (!life.isLeaving || method !== 'POST' || !beginnings.includes(routeOptions.url)) return
    return reply.code(503).header('retry-after', 2).send({ message: nodeLeaves })
  })

  // Without a look at the database: to start a node anew mends none that is away.
  app.get('/api/health', async () => ({ ok: true, run: loop.state.run, version: loop.state.version }))

  const asked = shareAsked<string | null>()
  app.get('/api/ready', async (_request, reply) => {
    const why = life.isLeaving ? 'stopping' : await asked('', 0, () => whyNotReady(database))
    return why === null ? { ready: true } : reply.code(503).send({ ready: false, why })
  })
}

async function whyNotReady({ pool }: Database): Promise<string | null> {
  try {
    const applied = await appliedMigrations(pool)
    return knownMigrations.every((name) => applied.includes(name)) ? null : 'not-migrated'
  } catch (error) {
    if (!isUnreachable(error)) throw error
    return 'no-database'
  }
}

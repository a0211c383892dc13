import type { FastifyInstance } from 'fastify'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Database } from '../store/database.ts'

/** For whoever watches the nodes: is this one alive, does it reach its database, how far has it come? */
export function addHealthRoute(app: FastifyInstance, { database, loop }: { database: Database; loop: CaseLoop }): void {
  app.get('/api/health', async () => {
    await database.pool.query('select 1')
    return { ok: true, run: loop.state.run, version: loop.state.version }
  })
}

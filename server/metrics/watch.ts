import type { FastifyInstance } from 'fastify'
import type { LiveServer } from '../live/live-server.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { MetricsAddress } from '../settings/config.ts'
import type { CaseStore } from '../store/case-store.ts'
import type { Database } from '../store/database.ts'
import type { PaceLimit } from '../turns/budgets.ts'
import { createMeter, serveMetrics } from './meter.ts'
import { watchDatabase } from './watch-database.ts'
import { watchPace, watchPages, watchRequests } from './watch-requests.ts'
import { createLoopWatch, createStoreWatch, watchRooms } from './watch-rooms.ts'

/** Takes the parts of a node and gives them back, watched or as they are. */
export interface Watch {
  database(database: Database): Database
  app(app: FastifyInstance): FastifyInstance
  store(store: CaseStore): CaseStore
  loop(loop: CaseLoop): CaseLoop
  rooms(rooms: Rooms): Rooms
  pace(limit: PaceLimit): PaceLimit
  live(live: LiveServer): LiveServer
  /** Begins to tell, and says at which port. */
  open(): Promise<number | null>
  close(): Promise<void>
}

export async function createWatch(address: MetricsAddress | undefined): Promise<Watch> {
  if (!address) return unwatched
  const meter = await createMeter()
  const server = serveMetrics(address, meter)
  return {
    database: (database) => watchDatabase(database, meter),
    app: (app) => watchRequests(app, meter),
    store: createStoreWatch(meter),
    loop: createLoopWatch(meter),
    rooms: (rooms) => watchRooms(rooms, meter),
    pace: (limit) => watchPace(limit, meter),
    live: (live) => watchPages(live, meter),
    ...server,
  }
}

const unwatched: Watch = {
  database: (database) => database,
  app: (app) => app,
  store: (store) => store,
  loop: (loop) => loop,
  rooms: (rooms) => rooms,
  pace: (limit) => limit,
  live: (live) => live,
  open: async () => null,
  close: async () => {},
}

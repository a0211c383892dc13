import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { reportCsv } from '#case/report/csv/run-csv.ts'
import { noSound, sendSound } from '../files/send-sound.ts'
import { reportAsFile } from '../http/report-route.ts'
import { sendPacked, sendPackedText } from '../http/send-packed.ts'
import type { Database } from '../store/database.ts'
import { createRecordingStore } from '../store/recording-store.ts'
import { type FindKept, type Kept, type KeptNeeds, keptFinders, signedIn } from './find-kept.ts'
import { wantedRuns } from './kept-list.ts'
import { wantedCompletions } from './kept-tables.ts'
import { withSoundAt } from './sound-path.ts'

interface Needs extends KeptNeeds {
  readonly database: Database
}

const MOST_COMPARED = 4
const comparison = z.object({ runs: z.string().max(400).catch('') })

/** Kept runs: for the educators of their rooms, and by its link a report for whoever has that. */
export function addArchiveRoutes(app: FastifyInstance, parts: Needs): void {
  const { database, archive } = parts
  const { findTheirs, findByLink } = keptFinders(parts)

  /** For an educator: what of their runs is asked for. */
  const give = (path: string, as: (uid: string, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    app.get(path, async (request, reply) => {
      const uid = await signedIn(parts, request, reply)
      return uid ? as(uid, request, reply) : reply
    })
  const giveTable = (path: string, name: string, as: (uid: string, query: unknown) => Promise<string>) =>
    give(path, async (uid, request, reply) => {
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="neonatal-transport-${name}.csv"`,
      })
      return sendPackedText(request, reply, await as(uid, request.query))
    })

  give('/api/archive', async (uid, request, reply) =>
    sendPacked(request, reply, await archive.list(uid, wantedRuns.parse(request.query))),
  )
  give('/api/archive/compared', async (uid, request, reply) => {
    const { runs } = comparison.parse(request.query)
    return sendPacked(request, reply, { runs: await archive.compared(uid, runs.split(',').slice(0, MOST_COMPARED)) })
  })
  give('/api/archive/over-time', async (uid, request, reply) =>
    sendPacked(request, reply, await archive.overTime(uid, wantedRuns.parse(request.query))),
  )
  giveTable('/api/archive.csv', 'runs', (uid) => archive.csv(uid))
  giveTable('/api/archive/over-time.csv', 'over-time', (uid, query) =>
    archive.overTimeCsv(uid, wantedRuns.parse(query)),
  )
  giveTable('/api/archive/completions.csv', 'completions', (uid, query) =>
    archive.completionsCsv(uid, wantedCompletions.parse(query)),
  )

  addReport(app, '/api/archive/:room/:run', { database, find: findTheirs })
  addReport(app, '/api/kept/:link', { database, find: findByLink })

  app.post('/api/archive/:room/:run/delete', async (request, reply) => {
    const kept = await findTheirs(request, reply)
    if (!kept) return reply
    await archive.remove(kept)
    return { message: 'The run is deleted.' }
  })

  app.post('/api/archive/:room/:run/drop-link', async (request, reply) => {
    const kept = await findTheirs(request, reply)
    if (!kept) return reply
    await archive.dropLink(kept)
    return { message: 'The link leads nowhere now.' }
  })
}

/** The report, its files and its sound, under an address of their own. */
function addReport(
  app: FastifyInstance,
  path: string,
  { database, find }: { database: Database; find: FindKept },
): void {
  const give = (at: string, as: (kept: Kept, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(`${path}${at}`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const kept = await find(request, reply)
      return kept ? as(kept, request, reply) : reply
    })
  give('', (kept, request, reply) => {
    const view = withSoundAt(kept.hasSound ? request.url : null, kept.view)
    return sendPacked(request, reply, { ...kept, view })
  })
  give('/report.csv', ({ report }, request, reply) =>
    sendPackedText(request, reportAsFile(report, reply, 'csv'), reportCsv(report)),
  )
  give('/report.json', ({ report }, request, reply) =>
    sendPackedText(request, reportAsFile(report, reply, 'json'), JSON.stringify(report, null, 2)),
  )
  give('/Audio/:name', async ({ room, run }, request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params)
    const recordings = createRecordingStore(database, room, 'kept_recordings')
    const found = await recordings.find(`/Audio/${name}`, run)
    if (!found) return noSound(reply, 404, 'There is no such recording with this run.')
    return sendSound(request, reply, {
      name,
      ...found,
      read: (range) => recordings.read(`/Audio/${name}`, run, range),
    })
  })
}

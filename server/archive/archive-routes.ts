import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { runsCsv } from '#case/report/csv/archive-csv.ts'
import { reportCsv } from '#case/report/csv/run-csv.ts'
import type { KeptReport, KeptRun } from '#case/report/kept-run.ts'
import type { Educators } from '../educators/educators.ts'
import { noSound, sendSound } from '../files/send-sound.ts'
import { reportAsFile } from '../http/report-route.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Database } from '../store/database.ts'
import { createRecordingStore } from '../store/recording-store.ts'
import type { Archive } from './archive.ts'

const named = z.object({ room: z.string(), run: z.coerce.number().int() })
const GONE = 'This run is not kept any more.'

interface Parts {
  readonly database: Database
  readonly archive: Archive
  readonly educators: Educators
  readonly sessions: Sessions
}
type Kept = KeptRun & KeptReport
type Find = (request: FastifyRequest, reply: FastifyReply) => Promise<Kept | null>

/** Kept runs: for the educators of their rooms, and by its link a report for whoever has that. */
export function addArchiveRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, archive } = parts
  const findTheirs: Find = (request, reply) => findOfEducator(parts, request, reply)
  const findByLink: Find = async (request, reply) => {
    const { link } = z.object({ link: z.string().max(100) }).parse(request.params)
    const which = await archive.findByLink(link)
    return orGone(reply, which && (await archive.read(which)))
  }

  app.get('/api/archive', async (request, reply) => {
    const uid = await signedIn(parts, request, reply)
    if (!uid) return reply
    reply.header('cache-control', 'no-store')
    return { runs: await archive.list(uid) }
  })

  app.get('/api/archive.csv', async (request, reply) => {
    const uid = await signedIn(parts, request, reply)
    if (!uid) return reply
    return reply
      .headers({
        'cache-control': 'no-store',
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="neonatal-transport-runs.csv"',
      })
      .send(runsCsv(await archive.list(uid)))
  })

  addReport(app, '/api/archive/:room/:run', { database, find: findTheirs, isEducators: true })
  addReport(app, '/api/kept/:link', { database, find: findByLink, isEducators: false })

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

/** The educator who asks. Answers why not, where it gives null. */
async function signedIn(
  { sessions, educators }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const session = await sessions.find(request.headers)
  if (session && (await educators.isEducator(session.uid))) return session.uid
  reply.code(session ? 403 : 401).send({ message: session ? 'Only educators see kept runs.' : 'You are signed out.' })
  return null
}

async function findOfEducator(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Kept | null> {
  const { archive, educators } = parts
  const uid = await signedIn(parts, request, reply)
  if (!uid) return null
  const which = named.safeParse(request.params)
  // What is another's is as if it were not there.
  const mayRead = which.success && (await educators.leads(uid, which.data.room))
  return orGone(reply, mayRead ? await archive.read(which.data) : null)
}

function orGone(reply: FastifyReply, found: Kept | null): Kept | null {
  if (!found) reply.code(404).send({ message: GONE })
  return found
}

/** The report, its files and its sound, under an address of their own. */
function addReport(
  app: FastifyInstance,
  path: string,
  { database, find, isEducators }: { database: Database; find: Find; isEducators: boolean },
): void {
  const give = (at: string, as: (kept: Kept, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    app.get(`${path}${at}`, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const kept = await find(request, reply)
      return kept ? as(kept, request, reply) : reply
    })
  give('', (kept, request) => withPaths(isEducators ? kept : { ...kept, link: null }, request.url))
  give('/report.csv', ({ report }, _, reply) => reportAsFile(report, reply, 'csv').send(reportCsv(report)))
  give('/report.json', ({ report }, _, reply) =>
    reportAsFile(report, reply, 'json').send(JSON.stringify(report, null, 2)),
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

/** Where a recording is heard; none where it was not kept. */
function withPaths(kept: Kept, url: string): Kept {
  const { recordings } = kept.view
  if (!recordings) return kept
  const at = <R extends { path: string }>(recording: R | null): R | null =>
    recording && kept.hasSound ? { ...recording, path: `${url}${recording.path}` } : null
  const heard = { ...recordings, summary: at(recordings.summary), handover: at(recordings.handover) }
  return { ...kept, view: { ...kept.view, recordings: heard } }
}

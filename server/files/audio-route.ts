import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { messages } from '#content/texts/messages.ts'
import { refusalText } from '#content/texts/refusals.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { byteRange } from './byte-range.ts'

const address = z.object({ '*': z.string() })

/** Where recordings are heard: those that the present run names, by people who hold a seat in it. */
export function addAudioRoute(app: FastifyInstance, { rooms, sessions }: { rooms: Rooms; sessions: Sessions }): void {
  app.get('/Audio/*', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return fail(reply, 401, refusalText({ code: 'signed-out' }))
    const { loop, recordings } = await rooms.get(session.room)
    await loop.catchUp()
    const { run, records } = loop.state
    if (!records.LiveCaseTeam[session.uid]) return fail(reply, 403, refusalText({ code: 'no-seat' }))

    const name = address.parse(request.params)['*']
    const path = `/Audio/${name}`
    const isNamed = Object.values(records.Recording).some((recording) => recording.path === path)
    const found = isNamed ? await recordings.find(path, run) : undefined
    if (!found) return fail(reply, 404, 'There is no such recording in this case.')

    const { mimeType, size } = found
    reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
    // If-Range compares with a version of the file, and we name none: it can only mean the whole.
    const range = byteRange(request.headers['if-range'] ? undefined : request.headers.range, size)
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${size}`)
      return fail(reply, 416, 'The recording is not that long.')
    }
    const { first, last } = range === 'whole' ? { first: 0, last: size - 1 } : range
    if (range !== 'whole') reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`)
    return reply
      .header('content-type', mimeType)
      .header('content-length', last + 1 - first)
      .header('content-disposition', `inline; filename="${name}.${mimeType.replace('audio/', '')}"`)
      .send(Readable.from(recordings.read(path, run, { first, last }), { highWaterMark: 1 }))
  })
}

function fail(reply: FastifyReply, status: number, reason: string) {
  return reply.code(status).send({ message: messages.fileNotDownloaded, reason })
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { CASE_ID } from '#case/records/collections.ts'
import { PROVIDER } from '#case/records/roles.ts'
import { byteRange } from '../files/send-sound.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { callIn } from '../stories/house-story.ts'

/** The referring physician's voice, for the Provider who has picked up. The others hear the Provider's summary. */
export function addCallAudioRoute(
  app: FastifyInstance,
  { rooms, sessions }: { rooms: Rooms; sessions: Sessions },
): void {
  app.get('/api/call/audio', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    const { loop, story } = await rooms.current(session.room)
    const { LiveCaseTeam, Call } = loop.state.records
    if (LiveCaseTeam[session.uid]?.roleId !== PROVIDER || !Call[CASE_ID]?.answeredAt) {
      return reply.code(404).send({ message: 'There is nothing at this address.' })
    }
    const file = callIn(story)
    const { size } = await stat(file)
    reply.headers({ 'content-type': 'audio/mpeg', 'cache-control': 'private, max-age=3600', 'accept-ranges': 'bytes' })
    const range = byteRange(request.headers.range, size)
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
    if (range === 'whole') return reply.header('content-length', size).send(createReadStream(file))

    const { first, last } = range
    reply.code(206).headers({ 'content-range': `bytes ${first}-${last}/${size}`, 'content-length': last - first + 1 })
    return reply.send(createReadStream(file, { start: first, end: last }))
  })
}

import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { refusalText } from '#content/texts/refusals.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { noSound, sendSound } from './send-sound.ts'

const address = z.object({ '*': z.string() })

/** Where recordings are heard: those that the present run names, by people who hold a seat in it. */
export function addAudioRoute(app: FastifyInstance, { rooms, sessions }: { rooms: Rooms; sessions: Sessions }): void {
  app.get('/Audio/*', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return noSound(reply, 401, refusalText({ code: 'signed-out' }))
    const { loop, recordings } = await rooms.current(session.room)
    const { run, records } = loop.state
    if (!records.LiveCaseTeam[session.uid]) return noSound(reply, 403, refusalText({ code: 'no-seat' }))

    const name = address.parse(request.params)['*']
    const path = `/Audio/${name}`
    const isNamed = Object.values(records.Recording).some((recording) => recording.path === path)
    const found = isNamed ? await recordings.find(path, run) : undefined
    if (!found) return noSound(reply, 404, 'There is no such recording in this case.')

    const read = (range: { first: number; last: number }) => recordings.read(path, run, range)
    return sendSound(request, reply, { name, ...found, read })
  })
}

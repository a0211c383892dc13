import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CASE_ID } from '#case/records/collections.ts'
import { type ChatPiece, messagesBefore } from '#case/views/last-messages.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'

const asked = z.object({ run: z.coerce.number().int(), before: z.coerce.number().int().nonnegative() })

/** What was said before the messages that a page has, for people who hold a seat, or may watch. */
export function addChatRoute(app: FastifyInstance, { rooms, sessions }: { rooms: Rooms; sessions: Sessions }): void {
  app.get('/api/chat', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    const { loop, sign } = await rooms.current(session.room)
    const { records, run } = loop.state
    if (!records.LiveCaseTeam[session.uid] && !sign?.hasWatchers)
      return reply.code(403).send({ message: 'Choose a role first.' })
    const chat = records.ChatInbox[CASE_ID]?.chat ?? []
    const query = asked.safeParse(request.query)
    if (!query.success || query.data.run !== run || query.data.before > chat.length) {
      return reply.code(404).send({ message: 'There is no such message.' })
    }
    reply.header('cache-control', 'no-store')
    return messagesBefore(chat, query.data.before) satisfies ChatPiece
  })
}

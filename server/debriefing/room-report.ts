import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROVIDER } from '#case/records/roles.ts'
import { isRunning } from '#case/rules/runs.ts'
import { toOthersEyes } from '#case/views/others-eyes.ts'
import { withSoundAt } from '../archive/sound-path.ts'
import { reportAsFile } from '../http/report-route.ts'
import { sendPacked, sendPackedText } from '../http/send-packed.ts'
import type { WrittenReport } from '../rooms/run-reports.ts'
import { NOT_BEGUN, type PastNeeds, pastFinders } from './find-past.ts'

/** The report of a room's run for who teaches there, at any time of it: for the page, and as files. */
export function addRoomReport(app: FastifyInstance, parts: PastNeeds): void {
  const { findOfRoom } = pastFinders(parts)

  const give =
    (
      as: (
        written: WrittenReport,
        room: Awaited<ReturnType<typeof parts.rooms.current>>,
        reply: FastifyReply,
        request: FastifyRequest,
      ) => unknown,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const asked = await findOfRoom(request, reply)
      if (!asked) return reply
      const room = await parts.rooms.current(asked.which.room)
      if (!isRunning(room.loop.state)) return reply.code(409).send({ message: NOT_BEGUN })
      return as(await room.reports.of(room.loop.state), room, reply, request)
    }

  app.get(
    '/api/rooms/:room/report',
    give(({ report }, { id, loop, views }, reply, request) => {
      const view = withSoundAt(`/api/rooms/${id}`, toOthersEyes(views.cut(loop.state, PROVIDER)))
      return sendPacked(request, reply, { report, view })
    }),
  )
  app.get(
    '/api/rooms/:room/report.csv',
    give(({ report, csv }, _, reply, request) => sendPackedText(request, reportAsFile(report, reply, 'csv'), csv)),
  )
  app.get(
    '/api/rooms/:room/report.json',
    give(({ report, json }, _, reply, request) => sendPackedText(request, reportAsFile(report, reply, 'json'), json)),
  )
}

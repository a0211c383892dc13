import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Report } from '#case/report/report.ts'
import { isReportOpen } from '#case/rules/debriefing.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import type { Sessions } from '../people/sessions.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { WrittenReport } from '../rooms/run-reports.ts'
import { sendPacked, sendPackedText } from './send-packed.ts'

/** The final report, for people who hold a seat, once the team has come to it: for the page, and as files to keep. */
export function addReportRoute(app: FastifyInstance, { rooms, sessions }: { rooms: Rooms; sessions: Sessions }): void {
  /** Gives it, or answers why not. */
  const give =
    (as: (written: WrittenReport, reply: FastifyReply, request: FastifyRequest) => unknown) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessions.find(request.headers)
      if (!session) return reply.code(401).send({ message: 'You are signed out.' })
      const { loop, content, reports } = await rooms.current(session.room)
      const seat = loop.state.records.LiveCaseTeam[session.uid]
      if (!seat) return reply.code(403).send({ message: 'Choose a role first.' })
      if (!isReportDue(loop.state, content, seat.roleId)) {
        return reply.code(409).send({ message: 'The report opens when the handover is saved.' })
      }
      if (!isReportOpen(loop.state, content, seat.roleId)) {
        return reply.code(409).send({ message: 'The report opens with the analysis of your debriefing.' })
      }
      return as(await reports.forSeat(loop.state, seat.roleId), reply, request)
    }

  app.get(
    '/api/report',
    give(({ report }, reply, request) => sendPacked(request, reply, report)),
  )
  app.get(
    '/api/report.json',
    give(({ report, json }, reply, request) => sendPackedText(request, reportAsFile(report, reply, 'json'), json)),
  )
  app.get(
    '/api/report.csv',
    give(({ report, csv }, reply, request) => sendPackedText(request, reportAsFile(report, reply, 'csv'), csv)),
  )
}

const types = { csv: 'text/csv', json: 'application/json' }

export function reportAsFile(
  { run, startedAt }: Report,
  reply: FastifyReply,
  ending: keyof typeof types,
): FastifyReply {
  const day = new Date(startedAt).toISOString().slice(0, 10)
  return reply.headers({
    'content-type': `${types[ending]}; charset=utf-8`,
    'content-disposition': `attachment; filename="neonatal-transport-run-${run}-${day}.${ending}"`,
  })
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CaseContent } from '#case/content.ts'
import { type Report, reportOf } from '#case/report/report.ts'
import { reportCsv } from '#case/report/report-csv.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { CaseLoop } from '../live/case-loop.ts'

/** The final report, for people who hold a seat, once the team has come to it: for the page, and as files to keep. */
export function addReportRoute(
  app: FastifyInstance,
  { loop, sessions, content }: { loop: CaseLoop; sessions: Sessions; content: CaseContent },
): void {
  /** Gives it, or answers why not. */
  const give =
    (as: (report: Report, reply: FastifyReply) => unknown) => async (request: FastifyRequest, reply: FastifyReply) => {
      const session = await sessions.find(request.headers)
      if (!session) return reply.code(401).send({ message: 'You are signed out.' })
      const seat = loop.state.records.LiveCaseTeam[session.uid]
      if (!seat) return reply.code(403).send({ message: 'Choose a role first.' })
      if (!isReportDue(loop.state, content, seat.roleId)) {
        return reply.code(409).send({ message: 'The report opens when the handover is saved.' })
      }
      reply.header('cache-control', 'no-store')
      return as(reportOf(await loop.readRun(loop.state.run), content), reply)
    }

  app.get(
    '/api/report',
    give((report) => report),
  )
  app.get(
    '/api/report.json',
    give((report, reply) => asFile(report, reply, 'json', 'application/json').send(JSON.stringify(report, null, 2))),
  )
  app.get(
    '/api/report.csv',
    give((report, reply) => asFile(report, reply, 'csv', 'text/csv').send(reportCsv(report))),
  )
}

function asFile({ run, startedAt }: Report, reply: FastifyReply, ending: string, type: string): FastifyReply {
  const day = new Date(startedAt).toISOString().slice(0, 10)
  return reply.headers({
    'content-type': `${type}; charset=utf-8`,
    'content-disposition': `attachment; filename="neonatal-transport-run-${run}-${day}.${ending}"`,
  })
}

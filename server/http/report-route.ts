import type { FastifyInstance } from 'fastify'
import type { CaseContent } from '#case/content.ts'
import { reportOf } from '#case/report/report.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import type { Sessions } from '../accounts/sessions.ts'
import type { CaseLoop } from '../live/case-loop.ts'

/** The final report, for people who hold a seat, once the team has come to it. */
export function addReportRoute(
  app: FastifyInstance,
  { loop, sessions, content }: { loop: CaseLoop; sessions: Sessions; content: CaseContent },
): void {
  app.get('/api/report', async (request, reply) => {
    const session = await sessions.find(request.headers)
    if (!session) return reply.code(401).send({ message: 'You are signed out.' })
    const seat = loop.state.records.LiveCaseTeam[session.uid]
    if (!seat) return reply.code(403).send({ message: 'Choose a role first.' })
    if (!isReportDue(loop.state, content, seat.roleId)) {
      return reply.code(409).send({ message: 'The report opens when the handover is saved.' })
    }
    return reportOf(await loop.readRun(loop.state.run), content)
  })
}

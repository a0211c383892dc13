import type { FastifyReply } from 'fastify'
import type { Report } from '#case/report/report.ts'

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

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Meter } from './meter.ts'

/** Counts and times what comes over HTTP: signing in, uploads, reports. To be called before routes are added. */
export function watchRequests(app: FastifyInstance, meter: Meter): FastifyInstance {
  const answered = meter.counter('http_requests_total', 'Requests answered, by route and status.', ['route', 'status'])
  const taken = meter.histogram('http_request_seconds', 'From the receipt of a request to its answer, by route.', [
    'route',
  ])
  const uploaded = meter.counter('upload_bytes_total', 'Bytes of the recordings that were kept, as they were sent.')

  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    answered.inc({ route, status: reply.statusCode })
    taken.observe({ route }, reply.elapsedTime / 1000)
    if (route === '/api/recordings/:recording' && reply.statusCode === 200) {
      uploaded.inc(Number(request.headers['content-length'] ?? 0))
    }
  })
  return app
}

/** Files have names of their own, and addresses that lead nowhere any name at all. */
function routeOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  return url.startsWith('/api/') || url === '/Audio/*' ? url : 'other'
}

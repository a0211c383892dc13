import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LiveServer } from '../live/live-server.ts'
import type { PaceLimit } from '../turns/budgets.ts'
import type { Meter } from './meter.ts'

/** Counts and times what comes over HTTP: signing in, uploads, reports. To be called before routes are added. */
export function watchRequests(app: FastifyInstance, meter: Meter): FastifyInstance {
  const answered = meter.counter('http_requests_total', 'Requests answered, by route and status.', ['route', 'status'])
  const duration = meter.histogram('http_request_seconds', 'From the receipt of a request to its answer, by route.', [
    'route',
  ])
  const uploaded = meter.counter('upload_bytes_total', 'Bytes of the recordings that were kept, as they were sent.')

  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    answered.inc({ route, status: reply.statusCode })
    duration.observe({ route }, reply.elapsedTime / 1000)
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

export function watchPages(live: LiveServer, meter: Meter): LiveServer {
  const pagesOfEach = () => [...live.openPages().values()]
  meter.gauge('pages_open', 'Pages that are connected to this node.', () =>
    pagesOfEach().reduce((sum, pages) => sum + pages, 0),
  )
  meter.gauge('people_connected', 'People who have a page connected to this node.', () => pagesOfEach().length)
  return live
}

/** The same limit. Counts what it stops. */
export function watchPace(isWithinPace: PaceLimit, meter: Meter): PaceLimit {
  const tooFast = meter.counter('too_fast_total', 'What pages asked faster than one person may: not looked at.')
  return (uid) => {
    const isWithin = isWithinPace(uid)
    if (!isWithin) tooFast.inc()
    return isWithin
  }
}

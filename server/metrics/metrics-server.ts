import { once } from 'node:events'
import { createServer } from 'node:http'
import type { MetricsAddress } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'
import type { Meter } from './meter.ts'

/** Tells whoever may reach this address. It has one of its own, so that no page or load balancer leads there. */
export function serveMetrics({ host, port }: MetricsAddress, meter: Pick<Meter, 'contentType' | 'written'>) {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': meter.contentType }).end(await meter.written())
  })

  return {
    async open(): Promise<number> {
      server.listen({ host, port })
      await once(server, 'listening').catch((cause) => {
        throw new StartError(
          `The metrics cannot be told at ${host}:${port} (${cause.code}): choose another METRICS_PORT or METRICS_HOST.`,
          { cause },
        )
      })
      const address = server.address()
      return typeof address === 'object' && address ? address.port : port
    },

    async close(): Promise<void> {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { MetricsAddress } from '../settings/config.ts'
import { StartError } from '../settings/start-error.ts'

export type Meter = Awaited<ReturnType<typeof createMeter>>

/** Makes what counts and measures, and writes all of it down for Prometheus. Labels are names of our own, never a person's. */
export async function createMeter() {
  // Only a node that is measured has to load it.
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client')
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })

  return {
    counter: <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
      new Counter<L>({ name: `trainer_${name}`, help, labelNames, registers }),

    /** What is read whenever somebody asks. */
    gauge: (name: string, help: string, read: () => number): void => {
      new Gauge({
        name: `trainer_${name}`,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },

    histogram: <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
      new Histogram<L>({ name: `trainer_${name}`, help, labelNames, buckets, registers }),

    contentType: register.contentType,
    written: (): Promise<string> => register.metrics(),
  }
}

/** In seconds: from what a local statement takes to where everybody has given up. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export const secondsSince = (began: number): number => (performance.now() - began) / 1000

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

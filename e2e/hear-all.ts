import type { Page, Request } from '@playwright/test'

interface Heard {
  /** Everything the page has been told by the network so far, as it came. */
  read(): Promise<string>
}

/** From now on everything that a page is told is kept: the body of every answer, every message of its live connections. */
export function hearAll(page: Page): Heard {
  const parts: Promise<string>[] = []
  page.on('requestfinished', (request) => parts.push(bodyOf(request)))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => parts.push(Promise.resolve(payload.toString()))),
  )
  return { read: async () => (await Promise.all(parts)).join('\n') }
}

/** Of a page that was left meanwhile the browser keeps no bodies. */
async function bodyOf(request: Request): Promise<string> {
  const response = await request.response()
  return (await response?.text().catch(() => '')) ?? ''
}

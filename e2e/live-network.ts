import type { Page, WebSocketRoute } from '@playwright/test'

/**
 * From the next load on the page's live connection can be lost, and nothing else: it is closed, and every new one fails.
 * A browser that is set offline keeps its open connection instead, and gets later what was sent over it meanwhile.
 */
export async function followNetwork(page: Page) {
  let isLost = false
  /** What is on its way to the page, while that takes long. */
  let late: (() => void)[] | null = null
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isLost) return socket.close()
    const server = socket.connectToServer()
    server.onMessage((message) =>
      late && isNews(message) ? late.push(() => socket.send(message)) : socket.send(message),
    )
    open.add(socket).add(server)
  })
  await page.route('**/live/**', (route) => (isLost ? route.abort() : route.continue()))
  return {
    async lose() {
      isLost = true
      await Promise.all([...open].map((socket) => socket.close()))
      open.clear()
    },
    heal() {
      isLost = false
    },
    /** What the server tells the page does not arrive before this is done; its answers do. */
    async tellLate(work: () => Promise<void>) {
      late = []
      await work()
      const told = late
      late = null
      for (const arrive of told) arrive()
    },
  }
}

/** As socket.io marks events, with or without bytes that follow. */
const isNews = (message: string | Buffer): boolean => typeof message !== 'string' || /^4[25]/.test(message)

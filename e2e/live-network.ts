import type { Page, WebSocketRoute } from '@playwright/test'

/**
 * From the next load on the page's live connection can be lost, and nothing else: it is closed, and every new one fails.
 * A browser that is set offline keeps its open connection instead, and gets later what was sent over it meanwhile.
 */
export async function followNetwork(page: Page) {
  let isLost = false
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isLost) return socket.close()
    open.add(socket).add(socket.connectToServer())
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
  }
}

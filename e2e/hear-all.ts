import type { Page, Response } from '@playwright/test'

export interface Heard {
  /** Everything the page has been told by the network so far, as it came. */
  read(): Promise<string>
}

/** From now on everything that a page is told is kept: the body of every answer, every message of its live connections. */
export function hearAll(page: Page): Heard {
  const parts: Promise<string>[] = []
  page.on('response', (response) => parts.push(bodyOf(response)))
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => parts.push(Promise.resolve(payload.toString()))),
  )
  return { read: async () => (await Promise.all(parts)).join('\n') }
}

/** What the browser itself does not keep, a page that was left or an answer given up, nobody has read. */
const bodyOf = (response: Response): Promise<string> =>
  response
    .finished()
    .then(() => response.text())
    .catch(() => '')

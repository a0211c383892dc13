import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'

const OWN = '/front-door/'

interface Given {
  /** As it is when a page asks for it. */
  readonly firstScript: () => string
  readonly onTrouble: (text: string) => void
}

/**
 * Stands before the app for one browser. Every page gets a script of the test's that runs before its own: WebDriver knows
 * no other way to be there first. What goes wrong in a page is told here, and the network can be taken away.
 */
export async function openFrontDoor(appUrl: string, { firstScript, onTrouble }: Given) {
  const { hostname, port } = new URL(appUrl)
  const sockets = new Set<Socket>()
  let isOffline = false
  let cookies: readonly string[] = []

  function pass(asked: IncomingMessage, answer: ServerResponse): void {
    // Pages come as they are, so that a line can be added to them.
    const headers = { ...asked.headers, 'accept-encoding': 'identity' }
    const onwards = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html')
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        return given.pipe(answer)
      }
      given
        .setEncoding('utf8')
        .toArray()
        .then(
          (parts) => {
            const page = parts.join('').replace('<head>', `<head><script src="${OWN}first.js"></script>`)
            const { 'content-length': _, 'set-cookie': own = [], ...rest } = given.headers
            const head = { ...rest, 'cache-control': 'no-store', 'set-cookie': [...own, ...cookies] }
            cookies = []
            answer.writeHead(given.statusCode ?? 502, head).end(page)
          },
          () => answer.destroy(),
        )
    })
    onwards.on('error', () => answer.destroy())
    asked.pipe(onwards)
  }

  async function answerOwn(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.method === 'POST') {
      onTrouble((await asked.setEncoding('utf8').toArray()).join(''))
      return void answer.writeHead(204).end()
    }
    const head = { 'content-type': 'text/javascript', 'cache-control': 'no-store' }
    answer.writeHead(200, head).end(asked.url === `${OWN}first.js` ? firstScript() : '')
  }

  const server = createServer((asked, answer) => {
    if (asked.url?.startsWith(OWN)) void answerOwn(asked, answer)
    else pass(asked, answer)
  })
  server.on('connection', (socket) => {
    if (isOffline) return socket.destroy()
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
  })
  server.on('upgrade', (asked, socket, head) => {
    const onwards = connect(Number(port), hostname)
    const lines = asked.rawHeaders.flatMap((text, at) => (at % 2 === 0 ? `${text}: ${asked.rawHeaders[at + 1]}` : []))
    onwards.write(`${asked.method} ${asked.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    onwards.write(head)
    socket.pipe(onwards).pipe(socket)
    for (const end of [socket, onwards])
      end.on('error', () => {}).on('close', () => [socket, onwards].map((one) => one.destroy()))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    /** The next page brings them along. */
    giveCookies(given: readonly { name: string; value: string }[]) {
      cookies = given.map(({ name, value }) => `${name}=${value}; Path=/; HttpOnly`)
    },
    setOffline(offline: boolean) {
      isOffline = offline
      if (offline) for (const socket of sockets) socket.destroy()
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

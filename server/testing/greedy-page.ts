import { once } from 'node:events'
import { connect } from 'node:net'
import type { Person } from './people.ts'

const HEARTBEAT_MS = 1000

/** A page that asks and keeps its heartbeat up, and reads nothing of what it is told until it is made to. */
export async function openGreedyPage(port: number, { cookie }: Pick<Person, 'cookie'>) {
  const wire = connect(port, 'localhost')
  wire.on('error', () => {})
  await once(wire, 'connect')
  wire.write(
    [
      'GET /live/?EIO=4&transport=websocket HTTP/1.1',
      `Host: localhost:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      `Cookie: ${cookie}\r\n\r\n`,
    ].join('\r\n'),
  )
  const say = (text: string) => wire.write(frameOf(text))
  let heard = ''
  const hear = async (what: string) => {
    while (!heard.includes(what)) {
      const [piece] = await once(wire, 'data')
      heard += piece.toString('latin1')
      if (!heard.startsWith('HTTP/1.1 101')) throw new Error(heard.split('\r\n')[0])
    }
  }
  await hear('"sid"')
  say('40')
  await hear('40{"sid"')
  wire.pause()
  const heartbeat = setInterval(() => say('3'), HEARTBEAT_MS)
  const closed = new Promise<void>((resolve) => wire.once('close', () => resolve()))
  void closed.then(() => clearInterval(heartbeat))

  return {
    resume: () => say('42["resume",{}]'),
    send: (command: object) => say(`42${JSON.stringify(['command', command])}`),
    /** All it was told, until nothing more comes for a while or the connection is closed. */
    async read(quietMs = 1000): Promise<string> {
      const pieces = [Buffer.from(heard, 'latin1')]
      let quiet: NodeJS.Timeout | undefined
      const isQuiet = new Promise((resolve) => {
        wire.on('data', (piece) => {
          pieces.push(piece)
          clearTimeout(quiet)
          quiet = setTimeout(resolve, quietMs)
        })
      })
      wire.resume()
      await Promise.race([isQuiet, closed])
      clearTimeout(quiet)
      return Buffer.concat(pieces).toString('latin1')
    },
    get isClosed(): boolean {
      return wire.destroyed
    },
    close: () => wire.destroy(),
  }
}

/** One frame of a WebSocket. Clients mask theirs; a mask of zeros leaves the text as it is. */
function frameOf(text: string): Buffer {
  const body = Buffer.from(text)
  const length = body.length < 126 ? [0x80 | body.length] : [0x80 | 126, body.length >> 8, body.length & 0xff]
  return Buffer.concat([Buffer.from([0x81, ...length, 0, 0, 0, 0]), body])
}

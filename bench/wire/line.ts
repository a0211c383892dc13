import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { inflateSync } from 'node:zlib'
import { WebSocket } from 'ws'
import type { LiveMessage } from '#case/live-messages.ts'

/** A person's connection, to the node or to the floor, by the same bare client: only what serves it differs. */
export interface Line {
  press(n: number): void
  /** Hears of every press, its own and others'. `SOMETHING` is told to who may not know what it was. */
  hear: (n: number) => void
  /** How many bytes came before the first press could be heard. */
  readonly joinBytes: number
  close(): void
}

export const SOMETHING = 0

export async function floorLine(port: number): Promise<Line> {
  const socket = new WebSocket(`ws://localhost:${port}`, { perMessageDeflate: false })
  await once(socket, 'open')
  const line: Line = {
    press: (n) => socket.send(JSON.stringify({ message: `Pumps are checked, ${n}.` })),
    hear: () => {},
    joinBytes: 0,
    close: () => socket.terminate(),
  }
  socket.on('message', (data) => line.hear(numberIn(JSON.parse(String(data)))))
  return line
}

/** Speaks what Socket.IO speaks. */
export async function nodeLine(port: number, cookie: string): Promise<Line> {
  const socket = new WebSocket(`ws://localhost:${port}/live/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    headers: { cookie },
  })
  let run = 0
  let joinBytes = 0
  let joined = () => {}
  const isJoined = new Promise<void>((resolve) => {
    joined = resolve
  })
  let presses = 0
  const line: Line = {
    press(n) {
      const command = { kind: 'send-message', message: `Pumps are checked, ${n}.`, id: randomUUID(), run }
      socket.send(`42${presses++}${JSON.stringify(['command', command])}`)
    },
    hear: () => {},
    get joinBytes() {
      return joinBytes
    },
    close: () => socket.terminate(),
  }
  const hearWhole = (message: LiveMessage, bytes: number) => {
    run = message.run
    joinBytes = bytes
    joined()
  }
  socket.on('message', (data: Buffer, isPacked) => {
    if (isPacked) return hearWhole(JSON.parse(inflateSync(data).toString()), data.length)
    const packet = String(data)
    if (packet.startsWith('0')) socket.send('40{"unpacks":true,"rules":null}')
    else if (packet === '2') socket.send('3')
    else if (packet.startsWith('43')) assertDone(packet)
    else if (packet.startsWith('42["live"')) {
      const [, message]: [string, LiveMessage] = JSON.parse(packet.slice(2))
      run = message.run
      if (message.type === 'whole') hearWhole(message, packet.length)
      else {
        for (const said of message.addChat) line.hear(numberIn(said))
        if (message.addChat.length + Object.keys({ ...message.set, ...message.inside }).length === 0)
          line.hear(SOMETHING)
      }
    }
  })
  await isJoined
  return line
}

const numberIn = ({ message }: { message: string }): number => Number(/\d+/.exec(message)?.[0] ?? -1)

function assertDone(packet: string): void {
  if (!packet.includes('"ok":true')) throw new Error(packet)
}

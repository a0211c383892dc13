import { randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import type { Request } from '#case/commands.ts'
import type { Answer } from '#case/live-messages.ts'

const AGAIN_AFTER_MS = 200

/** Somebody's connection, as bare as can be: it asks and hears the answer, and looks into nothing that it is told. */
export interface PersonLine {
  ask(request: Request, run: number): Promise<Answer>
  close(): void
}

/** Speaks what Socket.IO speaks. One that is lost is opened again, and what has no answer is sent again, as by a browser. */
export async function personLine(port: number, cookie: string): Promise<PersonLine> {
  const waiting = new Map<string, { packet: string; resolve: (answer: Answer) => void }>()
  let socket: WebSocket
  let asked = 0
  let isClosed = false

  const connect = () =>
    new Promise<void>((resolve) => {
      const told = () => {
        resolve()
        for (const { packet } of waiting.values()) fresh.send(packet)
      }
      const fresh = open(port, cookie, { told, answered })
      fresh.on('close', () => !isClosed && setTimeout(() => void connect().then(resolve), AGAIN_AFTER_MS))
      socket = fresh
    })

  function answered(number: string, answer: Answer): void {
    waiting.get(number)?.resolve(answer)
    waiting.delete(number)
  }

  await connect()
  return {
    ask(request, run) {
      const number = String(asked++)
      const packet = `42${number}${JSON.stringify(['command', { ...request, id: randomUUID(), run }])}`
      if (socket.readyState === WebSocket.OPEN) socket.send(packet)
      return new Promise((resolve) => waiting.set(number, { packet, resolve }))
    },
    close() {
      isClosed = true
      socket.close()
    },
  }
}

interface Hearing {
  /** It was told how the case stands: from now on it may ask. */
  told(): void
  answered(number: string, answer: Answer): void
}

function open(port: number, cookie: string, hearing: Hearing): WebSocket {
  const socket = new WebSocket(`ws://localhost:${port}/live/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
    headers: { cookie },
  })
  let isTold = false
  const tell = () => {
    if (!isTold) hearing.told()
    isTold = true
  }
  socket.on('message', (data, isPacked) => {
    // What is packed is the whole view.
    if (isPacked) return tell()
    const packet = String(data)
    if (packet.startsWith('0')) socket.send('40{"unpacks":true,"rules":null}')
    else if (packet === '2') socket.send('3')
    else if (packet.startsWith('42["live"')) tell()
    else if (packet.startsWith('43')) {
      const at = packet.indexOf('[')
      const [answer]: [Answer] = JSON.parse(packet.slice(at))
      hearing.answered(packet.slice(2, at), answer)
    }
  })
  socket.on('error', () => {})
  return socket
}

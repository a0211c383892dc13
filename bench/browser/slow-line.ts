import { once } from 'node:events'
import net from 'node:net'

/** Slow 4G, as Lighthouse takes a phone's line to be. */
const ROUND_TRIP_MS = 150
const DOWN_BYTES_PER_MS = 1600 / 8
const UP_BYTES_PER_MS = 750 / 8
const PACKET_BYTES = 1460

/**
 * A phone's line before a node: all connections share it packet by packet, WebSockets too, a new connection costs a round
 * trip of its own, and what comes down is counted.
 */
export class SlowLine {
  bytesDown = 0
  readonly #down = new Link(DOWN_BYTES_PER_MS)
  readonly #up = new Link(UP_BYTES_PER_MS)
  readonly #port: number
  readonly #open = new Set<net.Socket>()
  readonly #server = net.createServer((near) => this.#join(near))

  constructor(port: number) {
    this.#port = port
  }

  async open(): Promise<string> {
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as net.AddressInfo).port}`
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }

  #join(near: net.Socket): void {
    const far = net.connect(this.#port, 'localhost')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#open.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        this.#open.delete(one)
        other.destroy()
      })
    }
    // Nobody is read before hands are shaken.
    setTimeout(() => {
      const up = this.#up.lane(far)
      const down = this.#down.lane(near)
      near.on('data', up)
      far.on('data', (piece) => {
        this.bytesDown += piece.length
        down(piece)
      })
    }, ROUND_TRIP_MS)
  }
}

interface Packet {
  readonly bytes: Buffer
  readonly to: net.Socket
}

/** One direction. Connections that have something to send take turns. */
class Link {
  readonly #lanes: Packet[][] = []
  readonly #bytesPerMs: number
  #freeAt = 0
  #isBusy = false

  constructor(bytesPerMs: number) {
    this.#bytesPerMs = bytesPerMs
  }

  lane(to: net.Socket): (piece: Buffer) => void {
    const waiting: Packet[] = []
    return (piece) => {
      for (let at = 0; at < piece.length; at += PACKET_BYTES) {
        waiting.push({ bytes: piece.subarray(at, at + PACKET_BYTES), to })
      }
      if (!this.#lanes.includes(waiting)) this.#lanes.push(waiting)
      if (this.#isBusy) return
      this.#freeAt = Math.max(this.#freeAt, performance.now())
      this.#pass()
    }
  }

  #pass(): void {
    const lane = this.#lanes.shift()
    const packet = lane?.shift()
    this.#isBusy = packet !== undefined
    if (!lane || !packet) return
    if (lane.length > 0) this.#lanes.push(lane)
    const { bytes, to } = packet
    setTimeout(() => to.writable && to.write(bytes), ROUND_TRIP_MS / 2)
    this.#freeAt += bytes.length / this.#bytesPerMs
    // A timer that comes late is made up for by the next packets.
    const pauseMs = this.#freeAt - performance.now()
    if (pauseMs >= 1) setTimeout(() => this.#pass(), pauseMs)
    else setImmediate(() => this.#pass())
  }
}

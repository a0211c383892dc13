import { once } from 'node:events'
import net from 'node:net'
import type { Chance } from '#case/testing/model/chance.ts'

const SLOWEST_MS = 40
/** Of all pieces that pass, so many are the last of their connection, and only a part of them comes through. */
const CUT_SHARE = 0.002

/** Everything that goes through it is late; some is cut off in the middle, or held back as if the other side were gone. */
export class BadNetwork {
  readonly #server = net.createServer((near) => this.#join(near))
  readonly #pairs = new Set<readonly [net.Socket, net.Socket]>()
  readonly #chance: Chance
  readonly #portBehind: () => number | null
  #isFrozen = false
  #isHealed = false

  /** `portBehind`: where the next connection leads, null while nobody is there. */
  constructor(chance: Chance, portBehind: () => number | null) {
    this.#chance = chance
    this.#portBehind = portBehind
  }

  async open(): Promise<string> {
    this.#server.listen(0, 'localhost')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as net.AddressInfo).port}`
  }

  /** Breaks every connection at once. */
  cut(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.resetAndDestroy()
  }

  /** For a while nothing comes through, and nobody is told. */
  freeze(ms: number): void {
    this.#isFrozen = true
    setTimeout(() => {
      this.#isFrozen = false
    }, ms)
  }

  /** From now on it is a good network. */
  heal(): void {
    this.#isHealed = true
    this.#isFrozen = false
  }

  close(): void {
    this.#server.close()
    this.cut()
  }

  #join(near: net.Socket): void {
    const port = this.#portBehind()
    if (port === null) {
      near.resetAndDestroy()
      return
    }
    const far = net.connect(port, 'localhost')
    const pair = [near, far] as const
    this.#pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        other.destroy()
        this.#pairs.delete(pair)
      })
      void this.#carry(one, other).catch(() => one.destroy())
    }
  }

  async #carry(from: net.Socket, to: net.Socket): Promise<void> {
    for await (const piece of from) {
      while (this.#isFrozen) await pause(50)
      if (!this.#isHealed) await pause(this.#chance.below(SLOWEST_MS))
      if (!this.#isHealed && this.#chance.is(CUT_SHARE)) {
        to.write(piece.subarray(0, this.#chance.below(piece.length)), () => from.resetAndDestroy())
        return
      }
      to.write(piece)
    }
    to.end()
  }
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

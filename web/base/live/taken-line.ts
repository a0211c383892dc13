import { WebSocket as Line, XHR } from 'socket.io-client'
import type { EarlyLine } from './early-line.ts'

/** Whether something was said long before it is heard. */
let hasHeardEarly = false

/** Tells it once: what was heard then was of a time that has passed. */
export function takeHeardEarly(): boolean {
  const has = hasHeardEarly
  hasHeardEarly = false
  return has
}

/** Goes on with the connection that the page has opened early, where there is one. */
class TakenLine extends Line {
  #joinedWith: string | undefined

  override createSocket(...asked: Parameters<Line['createSocket']>): ReturnType<Line['createSocket']> {
    const early: EarlyLine | undefined = globalThis.earlyLine
    globalThis.earlyLine = undefined
    const isGood = early?.line.url === asked[0] && early.line.readyState <= WebSocket.OPEN
    if (!isGood) {
      early?.line.close()
      return super.createSocket(...asked)
    }
    const { line, heard, joinedWith } = early
    if (line.readyState === WebSocket.OPEN)
      queueMicrotask(() => {
        line.onopen?.(new Event('open'))
        if (heard.length > 0) this.#joinedWith = joinedWith
        hasHeardEarly = heard.length > 1
        for (const event of heard) line.onmessage?.(event)
      })
    return line
  }

  override doWrite(...[packet, data]: Parameters<Line['doWrite']>): void {
    const isSaid = data === this.#joinedWith
    if (isSaid) this.#joinedWith = undefined
    else super.doWrite(packet, data)
  }
}

/** Over a WebSocket, the one that is open already if there is one; over long polling where there is none. */
export const overEarlyLine = { transports: [TakenLine, XHR], tryAllTransports: true }

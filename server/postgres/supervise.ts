import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const FIRST_DELAY_MS = 250
/** Short enough that people go on soon after a full disk has room again. */
const LONGEST_DELAY_MS = 4000

interface Supervised {
  /** Opens the one connection that ends when the server does. */
  readonly hold: () => Promise<pg.Client>
  readonly startAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a database server again whenever it has died, until it is stopped on purpose. */
export async function supervise({ hold, startAgain, stop }: Supervised, tell: (what: string) => void) {
  const stopping = new AbortController()
  let connection = await hold()
  let reviving: Promise<void> = Promise.resolve()
  watch()

  function watch(): void {
    connection.once('end', () => {
      if (!stopping.signal.aborted) reviving = revive()
    })
  }

  async function revive(): Promise<void> {
    tell('The embedded database stopped. It is started again.')
    let problem: unknown
    for (let delay = FIRST_DELAY_MS; !stopping.signal.aborted; delay = Math.min(delay * 2, LONGEST_DELAY_MS)) {
      try {
        await startAgain()
        connection = await hold()
        watch()
        return tell('The embedded database runs again.')
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        if (reason !== problem) tell(reason)
        problem = reason
      }
      await sleep(delay, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    async stop(): Promise<void> {
      stopping.abort()
      await reviving
      await connection.end().catch(() => {})
      await stop()
    },
  }
}

import pg from 'pg'
import { createWaitingLine } from '../turns/waiting-line.ts'
import { isUnreachable } from './is-unreachable.ts'

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void

/**
 * Connections to the database. Where all are in use, whoever needs one waits as long as the database goes on answering others: a
 * busy one makes all slow and refuses nobody. The driver's own line would let nobody wait longer than for a new connection.
 */
export class PatientPool extends pg.Pool {
  readonly #line: ReturnType<typeof createWaitingLine>

  /** Nobody is refused before those inside are, by the time that a query may take. */
  constructor(config: pg.PoolConfig & { readonly max: number; readonly query_timeout: number }) {
    super(config)
    const line = createWaitingLine({ places: config.max, patienceMs: config.query_timeout })
    this.#line = line
    this.on('release', (error?: Error) => line.leave({ hasSucceeded: !error || !isUnreachable(error) }))
  }

  /** How many wait for a connection. */
  get inLine(): number {
    return this.#line.length
  }

  override connect(): Promise<pg.PoolClient>
  override connect(connected: Connected): void
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connect()
    if (!connected) return connecting
    connecting.then(
      (client) => connected(undefined, client, client.release),
      (error) => connected(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    await this.#line.enter()
    try {
      return await super.connect()
    } catch (error) {
      this.#line.leave({ hasSucceeded: false })
      throw error
    }
  }
}

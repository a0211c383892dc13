import type pg from 'pg'
import type { Database } from '../store/database.ts'
import { isUnreachable } from '../store/is-unreachable.ts'
import { type Meter, secondsSince } from './meter.ts'

/** Whatever the driver is asked: it calls back where the last argument is a function, and otherwise gives a promise. */
type Ask = (...asked: unknown[]) => unknown

/** The same database, whose connections are counted and whose statements are timed. */
export function watchDatabase(database: Database, meter: Meter): Database {
  const { pool } = database
  meter.gauge('database_connections', 'Connections to the database, busy or idle.', () => pool.totalCount)
  meter.gauge('database_connections_idle', 'Connections that nobody uses just now.', () => pool.idleCount)
  meter.gauge('database_waiting', 'How many wait for a connection.', () => pool.inLine)
  const duration = meter.histogram('database_statement_seconds', 'How long statements take, by their name.', [
    'statement',
  ])
  const errors = meter.counter(
    'database_errors_total',
    'Failed connections and statements: the database is unreachable, or was asked something wrong.',
    ['kind'],
  )
  const note = (error: unknown) => {
    if (error) errors.inc({ kind: isUnreachable(error) ? 'unreachable' : 'other' })
  }

  // The driver's functions have many forms, all of which are passed on as they came.
  pool.connect = telling(pool.connect.bind(pool) as Ask, () => note) as typeof pool.connect
  pool.on('connect', (client) => {
    const query = telling(client.query.bind(client) as Ask, (statement) => {
      const began = performance.now()
      return (error) => {
        duration.observe({ statement: nameOf(statement) }, secondsSince(began))
        note(error)
      }
    })
    client.query = query as typeof client.query
  })
  return database
}

/** The same function. `begin` hears of each call, and what it gives back hears of its end. */
function telling(ask: Ask, begin: (first: unknown) => (error: unknown) => void): Ask {
  return (...asked) => {
    const end = begin(asked[0])
    const callback = asked.at(-1)
    if (typeof callback === 'function') {
      return ask(...asked.slice(0, -1), (error: unknown, ...results: unknown[]) => {
        end(error)
        return callback(error, ...results)
      })
    }
    const asking = ask(...asked)
    if (asking instanceof Promise) asking.then(() => end(null), end)
    return asking
  }
}

/** Only what we have named ourselves. What stores a command has a name for each set of tables it writes. */
function nameOf(statement: unknown): string {
  const name = (statement as pg.QueryConfig | undefined)?.name ?? 'other'
  return name.startsWith('store') ? 'store' : name
}

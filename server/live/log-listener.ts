import pg from 'pg'

const RETRY_MS = 500
/** How often the connection is tried, and how long it may take to answer: some die without a word. */
const CHECK_MS = 1000
const ANSWER_WITHIN_MS = 3000

/**
 * Hears that the log has grown, or that something about people has changed, on whichever node. `onNews` without a notice:
 * something may have been missed. Greets the others.
 */
export function listenToLog(
  url: string,
  greeting: () => object,
  { onNews, onPeople }: { onNews: (notice?: string) => void; onPeople: () => void },
): { greet(): void; close(): Promise<void> } {
  let client: pg.Client | undefined
  let check: NodeJS.Timeout | undefined
  let isClosed = false

  function connect(): void {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      keepAlive: true,
    })
    client = fresh
    let isLost = false
    const lose = () => {
      if (isLost || isClosed) return
      isLost = true
      clearTimeout(check)
      fresh.end().catch(() => {})
      setTimeout(() => !isClosed && connect(), RETRY_MS)
    }
    // Whoever listens already may say so again, so that this tries the connection too.
    const listen = async () => {
      await fresh.query('listen people; listen case_log')
      await fresh.query(`select pg_notify('case_log', $1)`, [JSON.stringify(greeting())])
      if (isLost || isClosed) return
      onNews()
      check = setTimeout(() => void listen().catch(lose), CHECK_MS)
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', ({ channel, payload }) =>
      channel === 'people' ? onPeople() : onNews(payload || undefined),
    )
    fresh.connect().then(listen).catch(lose)
  }

  connect()
  return {
    /** Says at once what is said every second. */
    greet() {
      client?.query(`select pg_notify('case_log', $1)`, [JSON.stringify(greeting())]).catch(() => {})
    },
    async close() {
      isClosed = true
      clearTimeout(check)
      await client?.end().catch(() => {})
    },
  }
}

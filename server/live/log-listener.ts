import pg from 'pg'

const RETRY_MS = 500

/** Hears that the log has grown, on whichever node. After a lost connection the log is read once more. */
export function listenToLog(url: string, onNews: () => void): { close(): Promise<void> } {
  let client: pg.Client | undefined
  let isClosed = false

  function connect(): void {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000, keepAlive: true })
    client = fresh
    let isLost = false
    const lose = () => {
      if (isLost || isClosed) return
      isLost = true
      fresh.end().catch(() => {})
      setTimeout(() => !isClosed && connect(), RETRY_MS)
    }
    fresh.on('error', lose)
    fresh.on('end', lose)
    fresh.on('notification', onNews)
    fresh
      .connect()
      .then(() => fresh.query('listen case_log'))
      .then(onNews, lose)
  }

  connect()
  return {
    async close() {
      isClosed = true
      await client?.end().catch(() => {})
    },
  }
}

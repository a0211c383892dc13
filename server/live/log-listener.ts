import pg from 'pg'
import { always, type Every } from '../turns/attendance.ts'
import { newestOnly } from '../turns/newest-only.ts'

const RETRY_MS = 500
/** How often the connection is tried, and how long it may take to answer: some die without a word. */
const CHECK_MS = 1000
const ANSWER_WITHIN_MS = 3000

/** Who is told what was heard. */
interface Heard {
  readonly onNews: (notice?: string) => void
  readonly onPeople: () => void
  readonly onPlayhead: (notice: string) => void
}

/**
 * Hears that the log has grown, that something about people has changed, or where a debriefing looks at, on whichever node. `onNews` without a notice:
 * something may have been missed. Greets the others.
 */
export function listenToLog(
  url: string,
  greeting: () => object,
  heard: Heard,
  every: Every = always,
): { greet(): void; close(): Promise<void> } {
  let connection: Connection | undefined
  let isClosed = false
  let tryIt = () => {}

  const greetOn = ({ ask }: Connection) => ask(`select pg_notify('case_log', $1)`, [JSON.stringify(greeting())])

  function connect(): void {
    const fresh = openConnection(url)
    const { client } = fresh
    connection = fresh
    let isLost = false
    let isUnderWay = true
    const lose = () => {
      if (isLost || isClosed) return
      isLost = true
      client.end().catch(() => {})
      setTimeout(() => !isClosed && connect(), RETRY_MS)
    }
    /** One greeting at a time tries whether anything still gets through. */
    const greetAndLook = async () => {
      isUnderWay = true
      await greetOn(fresh)
      isUnderWay = false
      if (!isLost && !isClosed) heard.onNews()
    }
    tryIt = () => {
      if (!isLost && !isUnderWay) void greetAndLook().catch(lose)
    }
    client.on('error', lose)
    client.on('end', lose)
    hearOn(fresh, heard).then(greetAndLook).catch(lose)
  }

  connect()
  const stop = every(CHECK_MS, () => tryIt())
  const greet = newestOnly<void>(async () => {
    if (connection) await greetOn(connection).catch(() => {})
  })
  return {
    /** Says at once what is said every second. */
    greet: () => void greet(),
    async close() {
      isClosed = true
      stop()
      await connection?.client.end().catch(() => {})
    },
  }
}

function hearOn({ client, ask }: Connection, { onNews, onPeople, onPlayhead }: Heard): Promise<unknown> {
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === 'people') onPeople()
    else if (channel === 'playhead') onPlayhead(payload)
    else onNews(payload || undefined)
  })
  return ask('listen people; listen case_log; listen playhead')
}

type Connection = ReturnType<typeof openConnection>

/** A connection that is asked one thing after the other: the driver wants no query while another is under way. */
function openConnection(url: string) {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    keepAlive: true,
  })
  const connected = client.connect()
  let last: Promise<unknown> = connected
  function ask(text: string, values?: unknown[]): Promise<unknown> {
    const asked = last
      .catch(() => {})
      .then(async () => {
        await connected
        return client.query(text, values)
      })
    last = asked
    return asked
  }
  return { client, ask }
}

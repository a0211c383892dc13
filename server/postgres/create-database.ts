import pg from 'pg'

/** The address of another database on the same server. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

/** Makes the database where there is none, and gives its address. `serverUrl` is that of any database on the server. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: withDatabase(serverUrl, 'postgres') })
  await client.connect()
  try {
    const found = await client.query('select from pg_database where datname = $1', [name])
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(ignoreExisting)
  } finally {
    await client.end()
  }
  return withDatabase(serverUrl, name)
}

const madeMeanwhile = new Set(['42P04', '23505'])

function ignoreExisting(error: unknown) {
  if (!(error instanceof pg.DatabaseError && error.code && madeMeanwhile.has(error.code))) throw error
}

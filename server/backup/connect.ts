import pg from 'pg'

/** One connection for all the work: it may take long, and its values are written and read in one way everywhere. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  // A connection that breaks fails the query that is on it.
  client.on('error', () => {})
  await client.connect()
  await client.query(`
    set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
    set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1`)
  return client
}

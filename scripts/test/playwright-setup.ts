import { startHastyPostgres } from '#server/testing/temporary-postgres.ts'
import { buildHost } from '../../e2e/house.ts'
import { makeModelDatabase } from '../../e2e/model-database.ts'

/** Tests make databases of their own on the server whose address is in TEST_POSTGRES_URL. */
export default async function setup() {
  await buildHost()
  const postgres = await startHastyPostgres()
  process.env.TEST_POSTGRES_URL = postgres.url
  await makeModelDatabase(postgres.url)
  return () => postgres.stop()
}

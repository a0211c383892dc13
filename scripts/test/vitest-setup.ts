import type { TestProject } from 'vitest/node'
import { startTemporaryPostgres } from '#server/postgres/temporary-postgres.ts'
import type {} from '#server/store/fresh-database.ts'

export default async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}

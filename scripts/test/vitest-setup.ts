import type { TestProject } from 'vitest/node'
import type {} from '#server/store/fresh-database.ts'
import { startTemporaryPostgres } from '#server/store/temporary-postgres.ts'

export default async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}

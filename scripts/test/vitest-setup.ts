import type { TestProject } from 'vitest/node'
import type {} from '#server/testing/database.ts'
import { startTemporaryPostgres } from '#server/testing/temporary-postgres.ts'

export default async function setup(project: TestProject) {
  const postgres = await startTemporaryPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}

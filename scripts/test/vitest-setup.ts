import type { TestProject } from 'vitest/node'
import type {} from '#server/testing/database.ts'
import { startHastyPostgres } from '#server/testing/temporary-postgres.ts'
import { setUp } from '../set-up/set-up.mjs'

/** For the tests that start programs of the server. */
const buildServer = () => setUp(['server'])

export default async function setup(project: TestProject) {
  await buildServer()
  project.onTestsRerun(buildServer)
  const postgres = await startHastyPostgres()
  project.provide('postgres', postgres.url)
  return () => postgres.stop()
}

import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabase } from '../postgres/create-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that one test run shares. */
    postgres: string
  }
}

/** For tests: the address of an empty database that nobody else uses. */
export function freshDatabase(): Promise<string> {
  return createDatabase(inject('postgres'), `test-${randomUUID()}`)
}

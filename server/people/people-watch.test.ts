import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningNode } from '../start-node.ts'
import { openDatabase } from '../store/database.ts'
import { freshDatabase } from '../testing/database.ts'
import { startQuietNode } from '../testing/nodes.ts'
import { watchPeople } from './people-watch.ts'

let databaseUrl: string
let node: RunningNode

beforeAll(async () => {
  databaseUrl = await freshDatabase()
  node = await startQuietNode(databaseUrl)
})
afterAll(() => node.close())

test('who looks for people and finds no database tells of it each time, and goes on', async () => {
  const database = openDatabase(databaseUrl)
  await database.pool.end()
  const problems: unknown[] = []
  // Whatever is done with the problem: what that gives is no list of people.
  const people = watchPeople({ database, rooms: node.rooms, onProblem: (error) => problems.push(error) })
  await expect.poll(() => problems.length).toBeGreaterThan(1)
  for (const room of node.rooms.held()) expect(people.in(room)).toEqual([])
  for (const problem of problems) expect(String(problem)).toContain('pool')
  people.close()
})

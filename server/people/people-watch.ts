import type { People } from '#case/people.ts'
import { isSame } from '#case/views/is-same.ts'
import { newestOnly } from '../live/newest-only.ts'
import type { CaseLoop } from '../rooms/case-loop.ts'
import type { Database } from '../store/database.ts'
import { readPeople } from './read-people.ts'

const CHECK_MS = 1000

export type PeopleWatch = Awaited<ReturnType<typeof watchPeople>>

/** Knows who holds the seats and whether they are there, on whichever node. A notice that is lost costs a second. */
export async function watchPeople(parts: { database: Database; loop: CaseLoop; onProblem: (error: unknown) => void }) {
  const { database, loop, onProblem } = parts
  const listeners = new Set<(people: People) => void>()
  const read = () => readPeople(database, Object.keys(loop.state.records.LiveCaseTeam))
  let people = await read()

  const look = newestOnly<void>(async () => {
    const found = await read().catch(onProblem)
    if (!found || isSame(found, people)) return
    people = found
    for (const listener of listeners) listener(people)
  })
  const timer = setInterval(() => void look(), CHECK_MS)
  loop.onHappening(({ before, after }) => {
    if (before.records.LiveCaseTeam !== after.records.LiveCaseTeam) void look()
  })

  return {
    get now(): People {
      return people
    },
    /** Something about somebody has changed. */
    hear: () => void look(),
    onChange(listener: (people: People) => void): void {
      listeners.add(listener)
    },
    close: () => clearInterval(timer),
  }
}

import type { RoleId } from '#case/records/roles.ts'
import { type Person, personOf } from '#case/views/console/person.ts'
import { stepAt } from '../../../steps/pages.ts'
import { useConsole, useScreen } from '../told/console-store.ts'

/** What one of the three did, said and is at, worked out from what the page was told anyway. */
export function usePerson(role: RoleId, now: number): Person {
  const lines = useConsole((state) => state.lines)
  const heardAt = useConsole((state) => state.heardAt)
  const tasks = useScreen(role, (view) => (stepAt(role, view.places[role]).screen === 'tasks' ? view.tasks : null))
  return personOf({ role, lines, heardAt, tasks: tasks ?? null, now })
}

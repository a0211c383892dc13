import { randomUUID } from 'node:crypto'
import { nextDueAt } from '#case/rules/finish-tasks.ts'
import type { CaseContent } from '#case/story/content.ts'
import type { CaseLoop } from './case-loop.ts'
import type { Heeded } from './present-state.ts'

const RETRY_MS = 1000

/** What it depends on when a task is done, or an event goes on. */
export const heededByTasks = ['TaskList', 'Work', 'CaseClock', 'Pace', 'Injection'] as const satisfies Heeded

/** Finishes tasks when their time is up. What is due comes from the stored state, so a restart loses nothing. */
export function keepTaskTime(loop: CaseLoop, content: CaseContent): { close(): void } {
  let timer: NodeJS.Timeout | undefined

  function schedule(atLeastMs = 0): void {
    clearTimeout(timer)
    const dueAt = nextDueAt(loop.state, content)
    if (dueAt !== null) timer = setTimeout(() => void finish(), Math.max(atLeastMs, dueAt - loop.now()))
  }

  async function finish(): Promise<void> {
    const answer = await loop.submit({ by: 'system' }, { kind: 'finish-tasks', id: randomUUID(), run: loop.state.run })
    // Accepted, the news of it sets the next time. Otherwise another node was faster, or the database is away.
    if (!answer.ok) schedule(RETRY_MS)
  }

  loop.onHappening(() => schedule(), heededByTasks)
  schedule()
  return { close: () => clearTimeout(timer) }
}

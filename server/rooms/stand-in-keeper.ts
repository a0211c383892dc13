import { randomUUID } from 'node:crypto'
import { nextActAt } from '#case/stand-ins/stand-in-acts.ts'
import type { ViewCutter } from '#case/views/view-cutter.ts'
import type { CaseLoop } from './case-loop.ts'

const RETRY_MS = 2000

/**
 * Lets stand-ins act when their time has come. What they do comes from the stored state, so a restart loses nothing, and of
 * several nodes that ask for it one is answered.
 */
export function keepStandIns(loop: CaseLoop, views: ViewCutter): { close(): void } {
  let timer: NodeJS.Timeout | undefined

  function schedule(atLeastMs = 0): void {
    clearTimeout(timer)
    const { state } = loop
    const next = nextActAt(state, views.content, (roleId) => views.cut(state, roleId))
    if (next) timer = setTimeout(() => void act(next.roleId), Math.max(atLeastMs, next.at - Date.now()))
  }

  async function act(roleId: number): Promise<void> {
    const command = { kind: 'stand-in-acts', id: randomUUID(), run: loop.state.run, roleId }
    const answer = await loop.submit({ by: 'system' }, command)
    // Accepted, the news of it sets the next time. Otherwise nobody is there, another node was faster, or the database is away.
    if (!answer.ok) schedule(RETRY_MS)
  }

  loop.onHappening(() => schedule())
  schedule()
  return { close: () => clearTimeout(timer) }
}

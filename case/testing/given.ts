import { case1 } from '#content/case-1/case-1.ts'
import type { Asker } from '../commands/define-command.ts'
import type { Command, Request } from '../commands.ts'
import { createCase, parseCommand } from '../create-case.ts'
import { CASE_ID, type Collection, type RecordOf } from '../records/collections.ts'
import type { RoleId } from '../records/roles.ts'
import { applyChanges, beginRun, type CaseState, type Change, emptyState, put } from '../records/state.ts'

export const { decide } = createCase(case1)

/** A state in which all this is so. */
export const aCase = (...facts: readonly (readonly Change[])[]): CaseState => ({
  ...applyChanges(emptyState, facts.flat()),
  version: 0,
})

export const seat = (uid: string, roleId: RoleId): Change[] => [
  put('LiveCaseTeam', uid, { userId: uid, roleId, caseId: 1 }),
]

/** A case under way, as far as the rules of seats and runs look. */
export const running = (run = 1): Change[] => [
  beginRun(run),
  put('Cases', CASE_ID, { ProviderAudio: null, isShared: false }),
  put('ChatInbox', CASE_ID, { chat: [] }),
]

export const record = <C extends Collection>(collection: C, id: string, data: RecordOf<C>): Change[] => [
  put(collection, id, data),
]

export const person = (uid: string): Asker => ({ by: 'user', uid })
export const educator: Asker = { by: 'educator', uid: 'eda' }
export const administrator: Asker = { by: 'administrator' }
export const system: Asker = { by: 'system' }

/** A flag on this moment that says neither well done nor to talk about, unless it says so. */
export const aFlag = (text: string, how: Partial<Extract<Request, { kind: 'flag' }>> = {}) =>
  ({ kind: 'flag', version: null, sign: null, about: null, text, ...how }) as const

/** A command of a page that believes in run 1, unless it says otherwise. */
export function ask(request: Request, run = 1): Command {
  const parsed = parseCommand({ ...request, id: 'command-1', run })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.command
}

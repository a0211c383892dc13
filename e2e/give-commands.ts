import { randomUUID } from 'node:crypto'
import type { Asker } from '#case/commands/define-command.ts'
import type { Request } from '#case/commands.ts'
import { createCase } from '#case/create-case.ts'
import type { RoleId } from '#case/records/roles.ts'
import { placeOf } from '#case/rules/places.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '#server/rooms/case-loop.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
import type { App } from './start-app.ts'

/** For what a test is not about: gives commands in people's names, beside the running app, by the same rules. */
export async function giveCommands(app: App, work: (giver: Giver) => Promise<void>): Promise<void> {
  const database = openDatabase(app.databaseUrl)
  try {
    const loop = await createCaseLoop({
      store: createCaseStore(database),
      rules: createCase(case1, { pace: app.pace }),
    })
    const give = async (asker: Asker, request: Request) => {
      const answer = await loop.submit(asker, { ...request, id: randomUUID(), run: loop.state.run })
      if (!answer.ok) throw new Error(`${JSON.stringify(request)}: ${answer.message}`)
    }
    const uidOf = (roleId: RoleId) =>
      Object.values(loop.state.records.LiveCaseTeam).find((seat) => seat.roleId === roleId)?.userId ?? ''
    await work({
      by: (uid, request) => give({ by: 'user', uid }, request),
      as: (roleId, request) => give({ by: 'user', uid: uidOf(roleId) }, request),
      system: (request) => give({ by: 'system' }, request),
      goOn: (roleId) =>
        give({ by: 'user', uid: uidOf(roleId) }, { kind: 'continue', step: placeOf(loop.state, roleId) }),
      uidOf,
    })
  } finally {
    await database.close()
  }
}

export interface Giver {
  by(uid: string, request: Request): Promise<void>
  as(roleId: RoleId, request: Request): Promise<void>
  system(request: Request): Promise<void>
  goOn(roleId: RoleId): Promise<void>
  uidOf(roleId: RoleId): string
}

/** The Provider has briefed the team, and RT has listened: RT may go on. */
export function briefRt(app: App): Promise<void> {
  return giveCommands(app, async (giver) => {
    await giver.as(0, { kind: 'answer-call' })
    await giver.goOn(0)
    const kept = { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000 }
    await giver.system({ kind: 'keep-recording', uid: giver.uidOf(0), recording: 'summary', ...kept })
    await giver.as(1, { kind: 'mark-listened' })
  })
}

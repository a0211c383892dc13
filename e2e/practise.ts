import { randomUUID } from 'node:crypto'
import type { Asker } from '#case/commands/define-command.ts'
import { createCase } from '#case/create-case.ts'
import { PROVIDER, roleIds } from '#case/records/roles.ts'
import { holderOf } from '#case/rules/seats.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import type { Deed } from '#case/stand-ins/deed.ts'
import { followRt } from '#case/testing/ways-to-play.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '#server/rooms/case-loop.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
import type { App } from './start-app.ts'

const PAUSE_MS = 50
/** What was spoken, without its sound. */
export const kept = {
  summary: { path: '/Audio/Provider1', mimeType: 'audio/webm', durationMs: 60_000 },
  handover: { path: '/Audio/NICU1', mimeType: 'audio/webm', durationMs: 60_000 },
}

const deciding: readonly string[] = ['answer-question', 'decide-group', 'answer-ask']
const PATIENCE_MS = 30_000

/** Whoever has not been heard yet is given more time than that. */
export const isUnheard = ({ request, takesMs }: Deed): boolean =>
  deciding.includes(request?.kind ?? '') && takesMs > PATIENCE_MS

/**
 * For what a test is not about: beside the running app somebody plays the Provider to the report, doing what RT says, while the
 * app's own stand-ins play the others. Somebody has to have a page open.
 */
export async function practiseToReport(app: App): Promise<void> {
  const database = openDatabase(app.databaseUrl)
  const rules = createCase(case1, { pace: app.pace })
  try {
    const loop = await createCaseLoop({ store: createCaseStore(database), rules })
    const ask = (asker: Asker, request: object) =>
      loop.submit(asker, { ...request, id: randomUUID(), run: loop.state.run })
    const uid = holderOf(loop.state, PROVIDER)?.userId ?? ''
    while (!roleIds.every((role) => isReportDue(loop.state, case1, role))) {
      const view = rules.views.cut(loop.state, PROVIDER)
      const deed = followRt({ roleId: PROVIDER, manner: 'expert', seed: 1, view, story: case1 })
      const speaks = deed?.speaks
      if (speaks) await ask({ by: 'system' }, { kind: 'keep-recording', uid, recording: speaks, ...kept[speaks] })
      else if (deed && !isUnheard(deed)) await ask({ by: 'user', uid }, deed.request)
      await new Promise((done) => setTimeout(done, PAUSE_MS))
      await loop.catchUp()
    }
  } finally {
    await database.close()
  }
}

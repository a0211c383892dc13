import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { createCase } from '#case/create-case.ts'
import { rightStep } from '#case/orders/right-step.ts'
import { roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { holderOf } from '#case/rules/seats.ts'
import { propose } from '#case/stand-ins/propose.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { createCaseLoop } from '#server/rooms/case-loop.ts'
import { createCaseStore } from '#server/store/case-store.ts'
import { openDatabase } from '#server/store/database.ts'
import { isUnheard, kept } from './practise.ts'
import type { App } from './start-app.ts'

const PAUSE_MS = 20

/** For what a test is not about: beside the running app the three of a room play on, each what is right, until something is so. */
export async function playOn(
  app: App,
  /** Its id or its name. */
  whichRoom: string,
  isSo: (state: CaseState) => boolean,
  { everyMs = 0, story = case1, think = propose } = {},
): Promise<CaseState> {
  const database = openDatabase(app.databaseUrl)
  const rules = createCase(story, { pace: app.pace, endsWith: 'nobody' })
  try {
    const { id: room } = await database.query
      .selectFrom('rooms')
      .select('id')
      .where(({ eb, or }) => or([eb('id', '=', whichRoom), eb('name', '=', whichRoom)]))
      .executeTakeFirstOrThrow()
    const store = createCaseStore(database, { room, node: `playing on in ${room}`, isAlone: () => false })
    const loop = await createCaseLoop({ store, rules })
    while (!isSo(loop.state)) {
      const before = loop.state
      for (const roleId of roleIds) {
        const uid = holderOf(loop.state, roleId)?.userId ?? ''
        const view = rules.views.cut(loop.state, roleId)
        const right = (order: string) => rightStep({ state: loop.state, content: story }, order)
        const deed = think({ roleId, manner: 'expert', seed: 1, view, story, rightStep: right })
        if (!deed || isUnheard(deed) || (deed.notBefore ?? 0) > Date.now()) continue
        const address = { id: randomUUID(), run: loop.state.run }
        const { speaks } = deed
        if (speaks) {
          const recorded = { kind: 'keep-recording', uid, recording: speaks, ...kept[speaks], ...address }
          await loop.submit({ by: 'system' }, recorded)
        } else await loop.submit({ by: 'user', uid }, { ...deed.request, ...address })
        if (everyMs > 0) await setTimeout(everyMs)
      }
      // Nobody has anything to do before some time has passed.
      if (loop.state === before) await setTimeout(PAUSE_MS)
      await loop.catchUp()
    }
    return loop.state
  } finally {
    await database.close()
  }
}

/** RT and RN have said what they would do first there. */
export const haveAdvisedAt =
  (point: string) =>
  ({ records }: CaseState): boolean => {
    const [first] = records.DecisionPoint[point]?.decisionPointData ?? []
    return first?.rt != null && first.rn != null
  }

import { PROVIDER, roleIds } from '#case/records/roles.ts'
import type { CaseState } from '#case/records/state.ts'
import { isReportDue } from '#case/rules/way-on.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { OPEN_ROOM } from '#server/store/which-room.ts'
import { giveCommands } from '../give-commands.ts'
import { playOn } from '../play-on.ts'
import { emails, expect, signIn } from '../team.ts'
import { walkTo } from '../walk-to.ts'
import { type Engine, needEngines, test } from './engines.ts'

test.beforeEach(needEngines)

const everyone = [emails.Provider, emails.RT, emails.RN] as const
const TURNED_EVERY_MS = 50
const SLOWED_DOWN = 4
const isOver = (state: CaseState) => roleIds.every((role) => isReportDue(state, case1, role))

const ways = [
  ['chromium', 1000],
  ['firefox', 50],
  ['webkit', 50],
] as const satisfies readonly (readonly [Engine, number])[]

for (const [engine, wanted] of ways) {
  test(`${engine}: pages are turned faster than they are drawn, ${wanted} times, and RN is never left behind`, {
    tag: '@walk',
  }, async ({ app, open }) => {
    test.setTimeout(3_600_000)
    const rn = await open(engine)
    await signIn(rn, emails.RN)
    if (engine === 'chromium') {
      const devtools = await rn.context().newCDPSession(rn)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN })
    }
    for (let turned = 0; turned < wanted; ) {
      await walkTo(app, everyone, (walk) => walk.toDecisions())
      await rn.goto('/case/decision-point/1')
      await expect(rn.getByRole('heading', { level: 1 })).toBeVisible()
      const { records } = await playOn(app, OPEN_ROOM, isOver, { everyMs: TURNED_EVERY_MS })
      turned += Object.values(records.DecisionPointFlow)
        .flatMap((flow) => Object.values(flow))
        .flat().length
      await expect(rn).toHaveURL(/\/final-report$/)
      await giveCommands(app, ({ as }) => as(PROVIDER, { kind: 'log-out' }))
      await expect(rn).toHaveURL(/\/select-role$/)
    }
  })
}

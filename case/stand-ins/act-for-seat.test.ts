import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../create-case.ts'
import { PROVIDER, RN, RT, roleIds } from '../records/roles.ts'
import { reportOf } from '../report/report.ts'
import { holderOf } from '../rules/seats.ts'
import { waitsOf } from '../rules/waits.ts'
import { isReportDue } from '../rules/way-on.ts'
import { educator } from '../testing/given.ts'
import { Walk } from '../testing/walk.ts'
import { propose } from './propose.ts'

const { views } = createCase(case1)
const MOST = 3000

test('an educator plays the seat that nobody holds from the call to the report, and skips every wait', () => {
  const walk = new Walk()
  walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId: null })
  for (let round = 0; round < MOST && !roleIds.every((role) => isReportDue(walk.state, case1, role)); round++) {
    walk.now += 1000
    for (const role of [PROVIDER, RN] as const) {
      const view = views.cut(walk.state, role)
      const deed = propose({ roleId: role, manner: 'expert', seed: 1, view, story: case1 })
      if (!deed || (deed.notBefore ?? 0) > walk.now) continue
      if (deed.request) walk.do(role, deed.request)
      else {
        const path = `/Audio/${deed.speaks === 'summary' ? 'Provider' : 'NICU'}1`
        const kept = { recording: deed.speaks, path, mimeType: 'audio/webm', durationMs: 60_000 }
        walk.system({ kind: 'keep-recording', uid: 'ann', ...kept })
      }
    }
    walk.ask(educator, { kind: 'act-for-seat', roleId: RT })
    if (waitsOf(walk.state, case1).some(({ at }) => at > walk.now)) walk.ask(educator, { kind: 'skip-wait' })
  }
  expect(roleIds.every((role) => isReportDue(walk.state, case1, role))).toBe(true)
  expect(holderOf(walk.state, RT)).toBeUndefined()
  const report = reportOf(walk.log, case1)
  expect(report.score.total).toBe(30)
  expect(report.teaching.filter(({ kind }) => kind === 'act').length).toBeGreaterThan(20)
  // What was skipped counts as time: nobody prepares faster than can be.
  expect(report.preparation?.durationMs).toBeGreaterThanOrEqual(case1.preparation.bestMs)
})

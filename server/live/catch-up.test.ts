import { expect, test } from 'vitest'
import type { CaseState } from '#case/records/state.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'
import { WatchedWalk } from '#case/testing/watched-walk.ts'
import { withChange } from '#case/views/view-change.ts'
import { createViewCutter } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { audienceOf } from './audience.ts'
import { catchUpMessage } from './catch-up.ts'
import { cutBy } from './cut-by.ts'

test('what a page has missed makes what it holds into what it would hold, for who watches too', () => {
  const states: CaseState[] = []
  const walk = new WatchedWalk()
  walk.watch = () => states.push(walk.state)
  walk.toDecisions()
  for (const choices of idealChoices.slice(0, 1)) walk.point(1, choices)
  const views = createViewCutter(case1, { hasWatchers: true })
  let changes = 0
  for (const uid of ['ann', 'rob', 'nia', 'eve']) {
    for (const away of [1, 3, 9, 30]) {
      const [now, then] = [states.at(-1), states.at(-1 - away)]
      if (!now || !then) throw new Error('the walk is too short')
      const held = createViewCutter(case1, { hasWatchers: true }).cut(then, audienceOf(then, uid))
      const { run, version } = then
      const told = catchUpMessage(now, uid, { run, version, rules: cutBy(case1) }, walk.log, views, walk.now)
      if (told.type === 'whole') continue
      changes += 1
      expect(withChange(held, JSON.parse(JSON.stringify(told)))).toEqual(views.cut(now, audienceOf(now, uid)))
    }
  }
  expect(changes).toBeGreaterThan(8)
})

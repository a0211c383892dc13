import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { RT, roleIds } from '../../records/roles.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { createViewCutter } from '../view-cutter.ts'
import { viewConsole } from './console.ts'
import { LogTeller } from './log-lines.ts'

/** What it was while the console showed the three screens and nothing of what each person did. */
const BEFORE = 68_772

test('for one advised option at point 5 a console is told no more than when it showed the three screens alone', () => {
  const { cut, cutChange } = createViewCutter(case1)
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choices)
  walk.wait(60_000)
  const teller = new LogTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  const before = walk.state
  walk.do(RT, { kind: 'choose-option', point: 5, group: 'Ventilator', option: 'switch-tanks' })
  const lines = walk.log.slice(-1).flatMap((entry) => teller.tell(entry))

  const told = [
    viewConsole(walk.state, case1, (roleId) => cut(walk.state, roleId)),
    ...roleIds.map((roleId) => cutChange(before, walk.state, roleId)),
    { lines, isWhole: false, heardAt: teller.heardAt },
  ]
  expect(lines).toHaveLength(1)
  expect(told.reduce((sum, one) => sum + JSON.stringify(one).length, 0)).toBeLessThan(BEFORE)
})

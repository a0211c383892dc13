import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { differenceBetween } from '../../records/difference.ts'
import { PROVIDER, RT, roleIds } from '../../records/roles.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { createViewCutter } from '../view-cutter.ts'
import { createConsoleCutter } from './console.ts'
import { LogTeller } from './log-lines.ts'

const MOST_TO_A_PAGE = 1000
const MOST_TO_A_CONSOLE = 5000

const lengthOf = (told: unknown): number => JSON.stringify(told).length

function atPointFive() {
  const walk = new Walk()
  walk.toDecisions()
  for (const [index, choices] of idealChoices.slice(0, 4).entries()) walk.point(index + 1, choices)
  walk.wait(60_000)
  return walk
}

test('for one advised option at point 5 a page is told less than 1 KB, and a console less than 5', () => {
  const walk = atPointFive()
  const { cut, cutChange } = createViewCutter(case1)
  const consoleOf = createConsoleCutter(case1, cut)
  const teller = new LogTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  const before = walk.state
  const told = consoleOf(before)
  walk.do(RT, { kind: 'choose-option', point: 5, group: 'Ventilator', option: 'switch-tanks' })
  const lines = walk.log.slice(-1).flatMap((entry) => teller.tell(entry))

  const changes = roleIds.map((roleId) => cutChange(before, walk.state, roleId))
  expect(JSON.stringify(changes[PROVIDER])).toContain('switch-tanks')
  for (const change of changes) expect(lengthOf(change)).toBeLessThan(MOST_TO_A_PAGE)
  const log = { lines, heardAt: teller.heardAt }
  expect(lines).toHaveLength(1)
  expect(lengthOf({ changes, told: differenceBetween(told, consoleOf(walk.state)), log })).toBeLessThan(
    MOST_TO_A_CONSOLE,
  )
})

test('advice works out nothing anew of what only hangs on what is decided', () => {
  const walk = atPointFive()
  let [machines, injections] = [0, 0]
  const counted = {
    ...case1,
    get machines() {
      machines += 1
      return case1.machines
    },
    get injections() {
      injections += 1
      return case1.injections
    },
  }
  const { cut, cutChange } = createViewCutter(counted)
  const consoleOf = createConsoleCutter(counted, cut)
  const tell = (act: () => void) => {
    const before = walk.state
    for (const roleId of roleIds) cutChange(before, before, roleId)
    consoleOf(before)
    ;[machines, injections] = [0, 0]
    act()
    for (const roleId of roleIds) cutChange(before, walk.state, roleId)
    consoleOf(walk.state)
    return { machines, injections }
  }
  const advise = () => walk.do(RT, { kind: 'choose-option', point: 5, group: 'Ventilator', option: 'switch-tanks' })
  const decide = () =>
    walk.do(PROVIDER, { kind: 'decide-group', point: 5, group: 'Ventilator', choice: 'switch-tanks' })
  expect(tell(advise)).toEqual({ machines: 0, injections: 0 })
  const decided = tell(decide)
  expect(Math.min(decided.machines, decided.injections)).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../../create-case.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import { applyChanges, emptyState } from '../../records/state.ts'
import { ask, educator, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { WatchedWalk } from '../../testing/watched-walk.ts'
import type { View } from '../../views/view.ts'
import { createViewCutter, viewFor } from '../../views/view-cutter.ts'

const told = ['score', 'why', 'teaching', 'right', 'isRight', 'isAccepted', 'verdict', 'note', 'working', 'band']

/** Every point, verdict and reason, wherever it stands in a view. Notes are also people's own. */
function judgedIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => {
    const here = `${path}.${key}`
    const isTold = told.includes(key) && inside !== null && here !== '.note' && !here.startsWith('.tasks')
    return isTold ? [here] : judgedIn(inside, here)
  })
}

const viewsOf = ({ state }: Walk): View[] => roleIds.map((roleId) => viewFor(state, roleId, case1))
const { cut } = createViewCutter(case1)

test('while the score is hidden no view holds a point, a verdict or a reason, and from the analysis on all do', () => {
  const walk = new WatchedWalk()
  expect(walk.ask(educator, { kind: 'hide-score', isHidden: true }).accepted).toBe(true)
  expect(walk.ask(educator, { kind: 'hide-score', isHidden: true })).toMatchObject({ refusal: { code: 'already-so' } })
  walk.watch = () => {
    for (const roleId of roleIds) expect(judgedIn(cut(walk.state, roleId)), `version ${walk.state.version}`).toEqual([])
  }
  walk.toDecisions()
  for (const [index, choices] of idealChoices.entries()) {
    walk.toResults(index + 1, choices)
    walk.go(PROVIDER)
  }
  walk.handOver()
  for (const phase of ['description', 'reactions'] as const) {
    expect(walk.ask(educator, { kind: 'lead-debriefing', phase }).accepted).toBe(true)
  }
  walk.watch = undefined
  expect(viewsOf(walk)[0]?.debriefing).toMatchObject({ phase: 'reactions', isReportOpen: false })

  walk.ask(educator, { kind: 'lead-debriefing', phase: 'analysis' })
  walk.ask(educator, { kind: 'lead-debriefing', phase: 'description' })
  for (const view of viewsOf(walk)) {
    expect(view).toMatchObject({ score: 30, isScoreHidden: false, debriefing: { isReportOpen: true } })
    expect(judgedIn(view).length).toBeGreaterThan(60)
  }
})

test('shown again, the points are where they were', () => {
  const walk = new Walk()
  walk.ask(educator, { kind: 'hide-score', isHidden: true })
  walk.toPreparation()
  expect(viewFor(walk.state, PROVIDER, case1).score).toBeNull()
  walk.ask(educator, { kind: 'hide-score', isHidden: false })
  expect(viewFor(walk.state, PROVIDER, case1)).toMatchObject({ score: 4, isScoreHidden: false })
})

test('in a room that hides it, a run begins with a hidden score', () => {
  const { decide } = createCase(case1, { hidesScore: true })
  const decision = decide(emptyState, person('ann'), ask({ kind: 'take-role', roleId: PROVIDER }), 0)
  if (!decision.accepted) throw new Error(decision.refusal.code)
  const state = applyChanges(emptyState, decision.changes)
  expect(viewFor(state, PROVIDER, case1)).toMatchObject({ score: null, isScoreHidden: true })
})

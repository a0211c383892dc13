import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { createCase } from '../../create-case.ts'
import { PROVIDER, roleIds } from '../../records/roles.ts'
import { applyChanges, emptyState } from '../../records/state.ts'
import { ask, educator, person } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { idealChoices } from '../../testing/walk-choices.ts'
import { type View, viewFor } from '../../views/view.ts'

/** Every number under the name of a score, wherever it stands in a view. */
function scoresIn(value: unknown): number[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) =>
    key === 'score' && typeof inside === 'number' ? [inside] : scoresIn(inside),
  )
}

const viewsOf = ({ state }: Walk): View[] => roleIds.map((roleId) => viewFor(state, roleId, case1))

test('while the score is hidden no view holds a point, and with the report all do', () => {
  const walk = new Walk()
  expect(walk.ask(educator, { kind: 'hide-score', isHidden: true }).accepted).toBe(true)
  expect(walk.ask(educator, { kind: 'hide-score', isHidden: true })).toMatchObject({ refusal: { code: 'already-so' } })
  walk.toDecisions()
  for (const [index, choices] of idealChoices.entries()) {
    walk.toResults(index + 1, choices)
    for (const view of viewsOf(walk)) expect(scoresIn(view)).toEqual([])
    expect(
      viewsOf(walk)[0]
        ?.pages.at(-1)
        ?.results?.decided.every(({ why }) => why),
    ).toBe(true)
    walk.go(PROVIDER)
  }
  walk.handOver()
  for (const view of viewsOf(walk)) {
    expect(view).toMatchObject({ score: 30, isScoreHidden: false })
    expect(scoresIn(view).length).toBeGreaterThan(20)
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

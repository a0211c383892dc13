import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, roleIds } from '../records/roles.ts'
import { applyChanges, type CaseState, emptyState, put } from '../records/state.ts'
import { placeOf } from '../rules/places.ts'
import { idealChoices } from '../testing/walk-choices.ts'
import { WatchedWalk, walkWatched } from '../testing/watched-walk.ts'
import type { Audience } from './view.ts'
import { createViewCutter, viewFor } from './view-cutter.ts'
import { nothingDue } from './view-fields.ts'

const audiences: readonly Audience[] = [...roleIds, null]

/** Each is compared with what is worked out from nothing, which takes long: what is stale stays so for a while. Before a release all. */
const COMPARED_EVERY = process.env.THOROUGH ? 1 : 4

test('what is cut as the case goes on is what is cut from that version alone', () => {
  const views = createViewCutter(case1)
  let versions = 0
  walkWatched(idealChoices, {}, ({ state }) => {
    versions += 1
    for (const audience of audiences) {
      const cut = views.cut(state, audience)
      if (versions % COMPARED_EVERY > 0) continue
      const alone = viewFor(state, audience, case1)
      // Far sooner told than by what explains a difference.
      if (!isDeepStrictEqual(cut, alone)) expect(cut, `version ${state.version}`).toEqual(alone)
    }
  })
})

test('what differs between runs is cut anew for another run', () => {
  const asked: CaseState[] = []
  walkWatched(idealChoices, {}, ({ state }) => {
    if (Object.values(state.records.Work).some(({ checkAskedAt }) => checkAskedAt != null)) asked.push(state)
  })
  const views = createViewCutter(case1)
  const runs = Array.from({ length: 12 }, (_, index) => ({ ...(asked[0] ?? emptyState), run: index + 1 }))
  const checks = runs.map((state) => views.cut(state, PROVIDER).checks)
  expect(checks).toEqual(runs.map((state) => viewFor(state, PROVIDER, case1).checks))
  expect(new Set(checks.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1)
})

test('a message leaves every field but the chat as it was, without looking at it', () => {
  const views = createViewCutter(case1)
  const walk = new WatchedWalk()
  walk.toDecisions()
  const before = views.cut(walk.state, RN)
  walk.do(PROVIDER, { kind: 'send-message', message: 'Listen in' })
  const after = views.cut(walk.state, RN)
  const changed = Object.entries(after).filter(([field, value]) => value !== before[field as keyof typeof before]) // a key of both
  expect(changed.map(([field]) => field)).toEqual(['chat'])
})

test('a field that is cut anew and says the same stays the same object', () => {
  const views = createViewCutter(case1)
  const { state } = new WatchedWalk()
  const before = views.cut(state, RN)
  const after = applyChanges(state, [put('Place', String(RN), { step: placeOf(state, RN), since: 0 })])
  expect(views.cut(after, RN).team).toBe(before.team)
})

test('a case that has ended is seen as ended', () => {
  const views = createViewCutter(case1)
  const walk = new WatchedWalk()
  walk.toDecisions()
  views.cut(walk.state, RN)
  walk.do(PROVIDER, { kind: 'log-out' })
  for (const audience of audiences)
    expect(views.cut(walk.state, audience)).toEqual(viewFor(walk.state, audience, case1))
})

test('where others may watch they see clock, chat and vital signs as the Provider does, and nothing else', () => {
  const walk = new WatchedWalk()
  walk.do(PROVIDER, { kind: 'send-message', message: 'Listen in' })
  const views = createViewCutter(case1, { hasWatchers: true })
  expect(views.cut(walk.state, null).vitals).toBeNull()
  walk.toReport(idealChoices)
  const { isRunning, flows, instruments, team, places, seatNews, pause, clock, chat, vitals, ...rest } = views.cut(
    walk.state,
    null,
  )
  const own = viewFor(walk.state, PROVIDER, case1)
  expect({ clock, chat, vitals }).toEqual({ clock: own.clock, chat: own.chat, vitals: own.vitals })
  expect(vitals).not.toBeNull()
  const { clock: _, chat: __, vitals: ___, ...nothing } = nothingDue
  expect(rest).toEqual(nothing)
  expect(viewFor(walk.state, null, case1)).toMatchObject({ chat: [], vitals: null })
})

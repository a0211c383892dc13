import { expect, test } from 'vitest'
import { PlayedAlone } from '#case/checks/played-alone.ts'
import { walkStory } from '#case/checks/walk-story.ts'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { reportOf } from '#case/report/report.ts'
import { placeOf } from '#case/rules/places.ts'
import { inOneLine } from '#case/story/checks/complaint.ts'
import { viewCall } from '#case/views/call.ts'
import { case2 } from './case-2.ts'

const isThorough = process.env.THOROUGH !== undefined

test('the second story holds in the states that a team can come to', () => {
  const walk = walkStory(case2, isThorough ? { seeds: [1, 2, 3] } : { step: 97, seeds: [] })
  let step = walk.next()
  while (!step.done) step = walk.next()
  expect(step.value.map(inOneLine)).toEqual([])
})

test('what is asked of the hospital at once is told to the Provider alone, once the team was briefed', () => {
  const played = new PlayedAlone(case2, PROVIDER, 'expert', 1)
  const asked = (roleId: RoleId) => viewCall({ state: played.state, content: case2, roleId })?.asked ?? null
  const places = new Set<string>()
  while (placeOf(played.state, PROVIDER) < 4) {
    played.step()
    places.add(`${placeOf(played.state, PROVIDER)}: ${asked(PROVIDER) === case2.call.asksBack}`)
    expect([asked(RT), asked(RN)]).toEqual([null, null])
  }
  expect([...places]).toEqual(['0: false', '1: false', '2: true', '3: true', '4: true'])
})

test.each([
  ['Provider', PROVIDER],
  ['RT', RT],
  ['RN', RN],
] as const)('played without fault as %s it comes to all points, in the best time, and to the best band', (_, role) => {
  const played = new PlayedAlone(case2, role, 'expert', 1).toReport()
  const report = reportOf(played.log, case2)
  expect(report.score).toMatchObject({ total: 28, band: { name: 'Expert' } })
  expect(report.score.capped).toBeUndefined()
  const { OrderPharmacy, alprostadil, 'airway-card': card } = played.state.records.Work
  // Alprostadil comes with the runner; the airway card goes into the wait.
  expect((alprostadil?.startedAt ?? 0) - (OrderPharmacy?.startedAt ?? 0)).toBeGreaterThanOrEqual(7 * 60_000)
  expect(card?.startedAt).toBeLessThan(alprostadil?.startedAt ?? 0)
  expect(
    report.objectives
      .filter(({ slug, isMet }) => !isMet && slug !== 'handover')
      .map(({ slug, found }) => [slug, found]),
  ).toEqual([])
  expect(report.vitals.at(-1)?.monitor).toMatchObject({
    heartRate: 148,
    bloodPressureLower: '66/38 (47)',
    oxygenPost: 84,
  })
  expect(report.handover.items.map(({ text }) => text).join(' ')).toContain(
    'Right arm 74/44 (54), left leg 66/38 (47): mean gradient 7',
  )
})

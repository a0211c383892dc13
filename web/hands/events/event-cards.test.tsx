import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { deviceParts } from '#case/story/injection.ts'
import { educator } from '#case/testing/given.ts'
import type { HowToWalk } from '#case/testing/trio.ts'
import { Walk } from '#case/testing/walk.ts'
import { idealChoices, type PointChoices } from '#case/testing/walk-choices.ts'
import { viewFor } from '#case/views/view-cutter.ts'
import { case1 } from '#content/case-1/case-1.ts'
import { nothingYet } from '../../base/live/live-store.ts'
import { mirrorOf, SurroundingsProvider } from '../../base/live/surroundings.ts'
import { pictures } from './device-picture.tsx'
import { EventCards, newEvents } from './event-cards.tsx'

const [pointOne, pointTwo, pointThree] = idealChoices as [PointChoices, PointChoices, PointChoices] // there are five

/** The third point: a pressor runs. */
function walked(how: HowToWalk, ...events: readonly string[]): Walk {
  const walk = new Walk(how)
  walk.toDecisions()
  walk.point(1, pointOne)
  walk.point(2, pointTwo)
  for (const event of events) expect(walk.ask(educator, { kind: 'inject', event }).accepted).toBe(true)
  return walk
}

/** The cards of a role, drawn as an educator sees them: from its view, without a page's own connection. */
function drawn({ state, now }: Walk, roleId: RoleId): string {
  const live = { ...nothingYet, held: { run: state.run, version: state.version, view: viewFor(state, roleId, case1) } }
  const store = { get: () => live, subscribe: () => () => {} }
  return renderToStaticMarkup(
    <SurroundingsProvider value={mirrorOf(roleId, store, () => now)}>
      <EventCards role={roleId} />
    </SurroundingsProvider>,
  )
}

test('whose job it is can answer, the others are told that it is not theirs', () => {
  const walk = walked({}, 'pump-occlusion')
  const [provider, rn] = [drawn(walk, PROVIDER), drawn(walk, RN)]
  for (const card of [provider, rn]) {
    expect(card).toContain('aria-label="Happening now: Syringe pump"')
    expect(card).toContain('OCCLUSION')
    expect(card).toContain('I see it')
  }
  expect(rn).toContain('The line under her')
  expect(rn).toMatch(/<svg aria-hidden="true"/)
  expect(rn).not.toContain('somebody else')
  expect(provider).toContain('This is for somebody else’s hands.')
  expect(provider).not.toContain('Confirm')
})

test('a wrong answer is told with its hint, who saw it first is named, and what is done is folded away after a while', () => {
  const walk = walked({}, 'pump-occlusion')
  walk.do(RT, { kind: 'recognise-event', event: 'pump-occlusion' })
  walk.do(RN, { kind: 'resolve-event', event: 'pump-occlusion', choice: 'tap' })
  const tried = drawn(walk, RN)
  expect(tried).toContain('The three-way tap: Its handle lies along the line: it is open.')
  expect(tried).toMatch(/Seen first by <span[^>]*>RT/)
  expect(tried).not.toContain('I see it')
  walk.do(RN, { kind: 'resolve-event', event: 'pump-occlusion', choice: 'line' })
  expect(drawn(walk, PROVIDER)).toMatch(/<details open="".*seen to by <span[^>]*>RN/)
  walk.now += 60_000
  expect(drawn(walk, PROVIDER)).toMatch(/<details class/)
})

test('a number is asked with its unit', () => {
  const walk = new Walk()
  walk.toPreparation()
  walk.prepare()
  walk.challenges()
  walk.ask(educator, { kind: 'inject', event: 'half-a-cylinder' })
  expect(drawn(walk, RT)).toMatch(/This cylinder would last<span class="sr-only">, in min/)
})

test('a probe that is off takes its number from the monitor until it is back', () => {
  const walk = new Walk()
  walk.toDecisions()
  walk.ask(educator, { kind: 'inject', event: 'probe-off' })
  const lost = () => viewFor(walk.state, PROVIDER, case1).vitals?.lost
  expect(lost()).toBe('oxygenPre')
  walk.do(RN, { kind: 'resolve-event', event: 'probe-off', choice: 'right-hand' })
  expect(lost()).toBeNull()
})

test('what happens is called out once, and what is over not at all', () => {
  const event = { slug: 'a', at: 1, heading: 'A', sign: 'Hiss', seen: null, resolved: null, left: null }
  expect(newEvents([event], new Set())).toEqual([event])
  expect(newEvents([event], new Set(['a 1']))).toEqual([])
  expect(newEvents([{ ...event, resolved: { text: 'Done', at: 2, roleId: RT } }], new Set())).toEqual([])
  expect(newEvents([{ ...event, left: 'It went by.' }], new Set())).toEqual([])
})

test('what nobody saw to says what came of it, and asks no more', () => {
  const walk = walked({}, 'pump-occlusion')
  walk.point(3, pointThree)
  const card = drawn(walk, RN)
  expect(card).toMatch(/<details open="".*Syringe pump: over.*The drug stood still/)
  for (const asked of ['Happening now', 'I see it', 'The line under her']) expect(card).not.toContain(asked)
})

test('what is found once others see to it asks nothing of anybody', () => {
  const walk = walked({ hasCourse: true }, 'pump-occlusion')
  walk.wait(250_000)
  expect(drawn(walk, RN)).not.toContain('Happening now')
  walk.do(RT, { kind: 'name-trouble', device: 'pumps', finding: 'line-blocked' })
  for (const card of [drawn(walk, RN), drawn(walk, PROVIDER)]) {
    expect(card).toContain('Others see to it now.')
    for (const asked of ['I see it', 'The line under her', 'somebody else’s hands']) expect(card).not.toContain(asked)
  }
})

test('every part that a story may name is drawn', () => {
  for (const [device, parts] of Object.entries(deviceParts)) {
    const drawnParts = pictures[device as keyof typeof pictures].map(({ part }) => part) // the same devices
    expect(drawnParts.toSorted()).toEqual([...parts].toSorted())
  }
})

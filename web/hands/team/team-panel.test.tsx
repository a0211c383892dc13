import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RT } from '#case/records/roles.ts'
import { nothingYet } from '../../base/live/live-store.ts'
import { mirrorOf, SurroundingsProvider } from '../../base/live/surroundings.ts'
import { aView } from '../../testing/a-view.ts'
import { ProviderAway, providerAwayText } from './team-panel.tsx'

const away = { uid: 'ann', name: 'Ann', isSignedIn: true, isPresent: false, since: 1000 }

test.each([
  ['before the page’s clock knows', away, 0, null, 'The Provider is away. A stand-in can take the seat in 2:00.'],
  ['in the open room, at first', away, 46_000, null, 'The Provider is away. A stand-in can take the seat in 1:15.'],
  ['in the open room, later', away, 121_000, null, 'The Provider is away. A stand-in can take the seat now.'],
  [
    'in a room, at first',
    away,
    46_000,
    { hasStandIns: true },
    'The Provider is away. A stand-in can take the seat in 1:15. Your educator can seat one at once.',
  ],
  ['in a room, later', away, 121_000, { hasStandIns: true }, 'The Provider is away. A stand-in can take the seat now.'],
  [
    'in a room without stand-ins',
    away,
    121_000,
    { hasStandIns: false },
    'The Provider is away. Your educator can give the seat to another.',
  ],
  [
    'signed out',
    { ...away, isSignedIn: false },
    2000,
    null,
    'The Provider is signed out. A stand-in can take the seat now.',
  ],
] as const)('the others are told what becomes of an absent Provider’s seat: %s', (_, provider, now, room, text) => {
  expect(providerAwayText(provider, now, room)).toBe(text)
})

test.each([
  ['while the case goes on it is told', false],
  ['at the report nobody waits for a Provider, and nothing is told', true],
])('%s', (_, isReportDue) => {
  const team = [{ roleId: 0, uid: 'ann', step: 0, title: 'The call', standIn: null }] as const
  const state = { ...nothingYet, people: [away], held: { run: 1, version: 1, view: aView({ team, isReportDue }) } }
  const drawn = renderToStaticMarkup(
    <SurroundingsProvider value={mirrorOf(RT, { get: () => state, subscribe: () => () => {} })}>
      <ProviderAway role={RT} />
    </SurroundingsProvider>,
  )
  expect(drawn.includes('The Provider is away.')).toBe(!isReportDue)
})

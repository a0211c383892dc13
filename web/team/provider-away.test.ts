import { expect, test } from 'vitest'
import { providerAwayText } from './provider-away.tsx'

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

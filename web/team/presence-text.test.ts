import { expect, test } from 'vitest'
import { presenceText } from './presence-text.ts'

test('who is signed out is neither present nor away', () => {
  const told = [
    { isSignedIn: true, isPresent: true },
    { isSignedIn: true, isPresent: false },
    { isSignedIn: false, isPresent: false },
  ].map(presenceText)
  expect(told).toEqual(['Present', 'Away', 'Signed out'])
})

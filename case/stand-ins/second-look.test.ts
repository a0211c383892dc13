import { expect, test } from 'vitest'
import { PROVIDER } from '../records/roles.ts'
import { Practice } from '../testing/practice.ts'
import type { Deed, Playing } from './deed.ts'
import { propose } from './propose.ts'

/** A Provider who does all but look at what others have made, and is at the doors before them. */
function looksAway(playing: Playing): Deed | null {
  const deed = propose(playing)
  const kind = deed?.request?.kind
  return kind === 'confirm-check' || kind === 'send-back-check' ? null : deed
}

test('a drug is looked at by a stand-in where the Provider does not, also when its own work is done', () => {
  expect(() => new Practice(PROVIDER, 'expert', 3, looksAway).toReport()).not.toThrow()
})

import { expect, test } from 'vitest'
import { case1 } from '#content/case-1/case-1.ts'
import { PROVIDER, RN, RT } from '../../records/roles.ts'
import { educator } from '../../testing/given.ts'
import { Walk } from '../../testing/walk.ts'
import { LogTeller } from './log-lines.ts'

const MINUTE_MS = 60_000

/** When each was last heard of, in minutes before now, told from the log alone as after a restart. */
function quietMinutes(walk: Walk): (number | null)[] {
  const teller = new LogTeller(case1)
  for (const entry of walk.log) teller.tell(entry)
  return teller.heardAt.map((at) => at && Math.round((walk.now - at) / MINUTE_MS))
}

test('somebody is heard of by whatever they do, also where the log has no word for it', () => {
  const walk = new Walk()
  walk.wait(5 * MINUTE_MS)
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.do(RT, { kind: 'save-note', text: 'iNO' })
  walk.wait(2 * MINUTE_MS)
  expect(quietMinutes(walk)).toEqual([2, 2, 7])
})

test('nobody is quiet for longer while all stands still', () => {
  const walk = new Walk()
  walk.do(PROVIDER, { kind: 'answer-call' })
  walk.wait(3 * MINUTE_MS)
  walk.ask(educator, { kind: 'pause' })
  walk.wait(10 * MINUTE_MS)
  walk.do(RN, { kind: 'send-message', message: 'We wait.' })
  walk.wait(10 * MINUTE_MS)
  walk.ask(educator, { kind: 'resume' })
  walk.wait(MINUTE_MS)
  expect(quietMinutes(walk)).toEqual([4, 4, 1])
})

const inRoom = (uid: string) => [{ uid, name: uid, isSignedIn: true, isPresent: true, since: 0 }]

test('who comes to a seat begins anew, and of a free seat there is nothing to hear', () => {
  const walk = new Walk()
  walk.wait(4 * MINUTE_MS)
  walk.ask(educator, { kind: 'move-person', uid: 'rob', roleId: null })
  expect(quietMinutes(walk)).toEqual([4, null, 4])
  walk.ask(educator, { kind: 'move-person', uid: 'sue', roleId: RT }, inRoom('sue'))
  walk.wait(MINUTE_MS)
  expect(quietMinutes(walk)).toEqual([5, 1, 5])
  // Handed on, it is never free in between.
  walk.ask(educator, { kind: 'move-person', uid: 'tom', roleId: RT }, inRoom('tom'))
  expect(quietMinutes(walk)).toEqual([5, 0, 5])
})

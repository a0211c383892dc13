import { afterEach, expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { liveStore, nothingYet } from './live-store.ts'
import type { Outbox, Unsent } from './outbox.ts'
import { setDelivery, settle } from './post.ts'

const unsent = (id: string): Unsent => ({ id, run: 1, request: { kind: 'continue', step: 0 }, askedAt: 0 })
const stored = { ok: true, run: 1, version: 5 } as const
const refused = { ok: false, refusal: { code: 'role-held' }, message: 'User with same Role Exists' } as const
const held = { run: 1, version: 5, view: aView({}) }

function aStorage(texts: Record<string, string> = {}) {
  const kept = new Map(Object.entries(texts))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** A page of this person, with these commands unsent. */
function open(uid: string, outbox: Outbox): void {
  liveStore.set({ ...nothingYet, outbox })
  setDelivery(uid, async () => {})
}

function close(): void {
  setDelivery(null, null)
  liveStore.set(nothingYet)
}

afterEach(close)

test('an answered command leaves the outbox of the page and of the device', async () => {
  const storage = aStorage()
  open('ann', [unsent('a'), unsent('b')])
  liveStore.set({ ...liveStore.get(), held })
  await settle('ann', unsent('a'), stored, storage)
  expect(liveStore.get().outbox).toEqual([unsent('b')])
  expect([...storage.kept]).toEqual([['unsent:ann', JSON.stringify([unsent('b')])]])
})

test('a page that is closed before its answer is in the view loses nothing that is unsent', async () => {
  const storage = aStorage({ 'unsent:ann': JSON.stringify([unsent('a'), unsent('b')]) })
  open('ann', [unsent('a'), unsent('b')])
  const settled = settle('ann', unsent('a'), stored, storage)
  close()
  await settled
  expect([...storage.kept]).toEqual([['unsent:ann', JSON.stringify([unsent('b')])]])
})

test('an answer that comes when somebody else is there changes nothing of theirs', async () => {
  const storage = aStorage({ 'unsent:ann': JSON.stringify([unsent('a')]) })
  open('ann', [unsent('a')])
  const settled = settle('ann', unsent('a'), stored, storage)
  close()
  open('ben', [unsent('c')])
  const before = liveStore.get()
  await settled
  await settle('ann', unsent('b'), refused, storage)
  expect(liveStore.get()).toBe(before)
  expect([...storage.kept]).toEqual([])
})

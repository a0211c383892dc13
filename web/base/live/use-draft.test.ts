import { expect, test } from 'vitest'
import { draftKey, recallDraft, recallRenamed, rememberDraft } from './use-draft.ts'

function aStorage(stored: Record<string, string> = {}) {
  const held = new Map(Object.entries(stored))
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => void held.set(key, text),
    removeItem: (key: string) => void held.delete(key),
  }
}

test('what was entered is found again under its key, and under no other', () => {
  const storage = aStorage()
  rememberDraft(draftKey('ann', 3, 'index'), { value: '27,5' }, storage)
  expect(recallDraft(draftKey('ann', 3, 'index'), storage)).toEqual({ value: '27,5' })
  expect(recallDraft(draftKey('rob', 3, 'index'), storage)).toEqual({})
  expect(recallDraft(draftKey('ann', 4, 'index'), storage)).toEqual({})
  expect(recallDraft(draftKey('ann', 3, 'own'), storage)).toEqual({})
})

test('what an earlier page kept under other names is found until something is entered under its own', () => {
  const storage = aStorage()
  rememberDraft('suggest-hfov', { MAP: '17' }, storage)
  rememberDraft('choose-hfov', { choice: 'MAP 26, 5 Hz' }, storage)
  const recalled = () => recallRenamed('ask oscillator', ['suggest-hfov', 'choose-hfov'], storage)
  expect(recalled()).toEqual({ MAP: '17', choice: 'MAP 26, 5 Hz' })
  rememberDraft('ask oscillator', { MAP: '18' }, storage)
  expect(recalled()).toEqual({ MAP: '18' })
})

test.each(['', 'no json', 'null', '3', '"text"', '["a"]', '{"value":3}'])(
  'what is no draft counts as nothing entered: %s',
  (text) => {
    expect(recallDraft('key', aStorage({ key: text }))).toEqual({})
  },
)

test('a storage that refuses is let be', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  expect(recallDraft('denied', { getItem: refuse })).toEqual({})
  expect(() => rememberDraft('denied', { value: '3' }, { setItem: refuse, removeItem: refuse })).not.toThrow()
})

test('where storage refuses, the page itself still knows what was entered', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {},
  }
  rememberDraft('refused', { value: '3' }, refusing)
  expect(recallDraft('refused', refusing)).toEqual({ value: '3' })
  rememberDraft('refused', { value: '4' }, { ...refusing, setItem: () => {} })
  expect(recallDraft('refused', refusing)).toEqual({})
})

import { expect, test } from 'vitest'
import { isFresh, waitingSpeech } from './spoken-panel.tsx'

const said = (id: string) => ({ id, at: 1000, as: 'pilot' as const, text: id, isPrompt: false, sound: null })

test('what was not closed waits, the newest first', () => {
  expect(waitingSpeech([said('1'), said('2'), said('3')], ['2']).map(({ id }) => id)).toEqual(['3', '1'])
})

test('what was said a while ago does not ring any more', () => {
  expect(isFresh(said('1'), 3000)).toBe(true)
  expect(isFresh(said('1'), 60_000)).toBe(false)
})

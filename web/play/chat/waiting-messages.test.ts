import { expect, test } from 'vitest'
import { notInChat } from './waiting-messages.ts'

const waits = (id: string, text: string, since: number) => ({ id, text, since })
const said = (message: string, time: number) => ({ message, time })
const idsOf = (...[waiting, own]: Parameters<typeof notInChat>) => notInChat(waiting, own).map(({ id }) => id)

test('a message whose answer was lost with the connection is shown once', () => {
  expect(idsOf([waits('a', 'Ready.', 60_000)], [said('Ready.', 60_300)])).toEqual([])
})

test('the same words from before are another message', () => {
  expect(idsOf([waits('a', 'Ready.', 60_000)], [said('Ready.', 30_000)])).toEqual(['a'])
})

test('of two with the same words one waits still', () => {
  expect(idsOf([waits('a', 'Ready.', 60_000), waits('b', 'Ready.', 61_000)], [said('Ready.', 60_300)])).toEqual(['b'])
})

import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { giveWay } from './give-way.ts'

test('of long works that give way one goes on in each round of the loop', async () => {
  let isOver = false
  let pieces = 0
  const most: number[] = []
  const watching = (async () => {
    while (!isOver) {
      pieces = 0
      await nextTurn()
      most.push(pieces)
    }
  })()
  const work = async () => {
    for (let piece = 0; piece < 20; piece++) {
      await giveWay()
      pieces += 1
    }
  }
  await Promise.all([work(), work(), work()])
  isOver = true
  await watching
  expect(Math.max(...most)).toBe(1)
})

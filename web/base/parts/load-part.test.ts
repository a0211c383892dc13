import { expect, test } from 'vitest'
import { loadPart, waitingFor } from './load-part.ts'

const gone = () => Promise.reject(new Error('404'))

function aPage(isOutdated: (waits: number) => boolean, isReachable: (waits: number) => boolean = () => true) {
  let [waits, reloads] = [0, 0]
  return {
    isOutdated: () => isOutdated(waits),
    isReachable: async () => isReachable(waits),
    reload: () => {
      reloads += 1
    },
    wait: async () => {
      waits += 1
    },
    counts: () => ({ waits, reloads }),
  }
}

test('a part that does not come is asked for until it does', async () => {
  const page = aPage(() => false)
  let tries = 0
  expect(await loadPart(() => (++tries < 4 ? gone() : Promise.resolve('the part')), page)).toBe('the part')
  expect(page.counts()).toEqual({ waits: 3, reloads: 0 })
})

test('a part that never comes is given up', async () => {
  const page = aPage(() => false)
  await expect(loadPart(gone, page)).rejects.toThrow('404')
  expect(page.counts()).toEqual({ waits: 29, reloads: 0 })
})

test('a part that cannot come because the network is gone is waited for, however long, and the page knows why', async () => {
  let isBack = false
  const page = aPage(
    () => false,
    (waits) => {
      isBack = waits > 500
      return isBack
    },
  )
  const told: boolean[] = []
  const stop = waitingFor.subscribe(() => told.push(waitingFor.get().isAway))
  expect(await loadPart(() => (isBack ? Promise.resolve('the part') : gone()), page)).toBe('the part')
  stop()
  expect(told).toContain(true)
  expect(waitingFor.get()).toEqual({ parts: 0, isAway: false })
})

test('a time without network does not count against a part', async () => {
  const page = aPage(
    () => false,
    (waits) => waits < 10 || waits >= 60,
  )
  await expect(loadPart(gone, page)).rejects.toThrow('404')
  expect(page.counts()).toEqual({ waits: 79, reloads: 0 })
})

test('a page from before a deploy is loaded afresh when a part of it is gone', async () => {
  const page = aPage((waits) => waits === 3)
  await expect(loadPart(gone, page)).rejects.toThrow('404')
  expect(page.counts().reloads).toBe(1)
})

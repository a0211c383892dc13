import { expect, test } from 'vitest'
import { insist } from './insist.ts'

const gone = () => Promise.reject(new Error('404'))

function aPage(isOutdated: (waits: number) => boolean) {
  let [waits, reloads] = [0, 0]
  return {
    isOutdated: () => isOutdated(waits),
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
  expect(await insist(() => (++tries < 4 ? gone() : Promise.resolve('the part')), page)).toBe('the part')
  expect(page.counts()).toEqual({ waits: 3, reloads: 0 })
})

test('a part that never comes is given up', async () => {
  const page = aPage(() => false)
  await expect(insist(gone, page)).rejects.toThrow('404')
  expect(page.counts()).toEqual({ waits: 29, reloads: 0 })
})

test('a page from before a deploy is loaded afresh when a part of it is gone', async () => {
  const page = aPage((waits) => waits === 3)
  await expect(insist(gone, page)).rejects.toThrow('404')
  expect(page.counts().reloads).toBe(1)
})

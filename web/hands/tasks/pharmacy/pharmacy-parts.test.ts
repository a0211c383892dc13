import { expect, test } from 'vitest'
import { outcomeOf } from '../scene/tap.ts'
import { workAfter } from '../scene/test-setups.ts'
import { pharmacyParts } from './order-pharmacy.tsx'
import { shelfPlace, trayPlace } from './pharmacy-place.ts'

const after = (count: number) => workAfter('OrderPharmacy', count)

test('every step can be answered by tapping parts, and everything there is to choose is one', () => {
  for (const [count, step] of after(0).steps.entries()) {
    const taps = pharmacyParts(after(count)).map(({ tap }) => tap)
    const mine = taps.filter((tap) => tap.kind !== 'say' && tap.step === step.slug)
    expect(mine, step.slug).not.toEqual([])
    for (const { slug } of [...(step.options ?? []), ...(step.items ?? [])]) {
      expect(mine, `${step.slug} ${slug}`).toContainEqual({ kind: 'answer', step: step.slug, choice: slug })
    }
  }
})

test('names of parts are unique', () => {
  const names = pharmacyParts(after(2)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the pen writes down the weight that was set', () => {
  const setup = { ...after(1), draft: { text: '3.2', using: null } }
  const pen = pharmacyParts(setup).find(({ id }) => id === 'pen')
  expect(pen && outcomeOf(setup, pen)).toEqual({ kind: 'send', answer: { step: 'weight', value: 3.2 } })
})

test('no two medicines share a place on the shelf or in the tray', () => {
  const all = [
    ...after(2)
      .steps.flatMap(({ items }) => items ?? [])
      .keys(),
  ]
  for (const place of [shelfPlace, trayPlace]) {
    expect(new Set(all.map((index) => place(index).join())).size).toBe(all.length)
  }
})

import { expect, test } from 'vitest'
import type { SceneSetup } from '../scene/scene.ts'
import { outcomeOf } from '../scene/tap.ts'
import { workAfter } from '../scene/test-setups.ts'
import { inoParts } from './ino-parts.ts'
import { chamberAt, injectorPlaces, samplePlaces } from './ino-place.ts'
import { inoScreen, lastReading } from './ino-screen.ts'

const after = (count: number) => workAfter('CalibrateINO', count)

function partNamed(setup: SceneSetup, id: string) {
  const part = inoParts(setup).find((each) => each.id === id)
  if (!part) throw new Error(`no part ${id}`)
  return part
}

test('every step can be answered by tapping parts, and everything there is to choose is one', () => {
  for (const [count, step] of after(0).steps.entries()) {
    const mine = inoParts(after(count)).filter(({ tap }) => tap.kind !== 'say' && tap.step === step.slug)
    expect(mine, step.slug).not.toEqual([])
    for (const { slug } of [...(step.options ?? []), ...(step.items ?? [])]) {
      const taps = mine.map(({ tap }) => tap)
      expect(taps, `${step.slug} ${slug}`).toContainEqual({ kind: 'answer', step: step.slug, choice: slug })
    }
    for (const { slug } of step.using?.options ?? []) {
      expect(mine.map(({ tap }) => tap)).toContainEqual({ kind: 'using', step: step.slug, using: slug })
    }
  }
})

test('injector and sample line have places of their own, none shared and none in another’s way', () => {
  const places = Object.entries({ ...injectorPlaces, ...samplePlaces })
  expect(Object.keys(injectorPlaces)).toEqual(slugsAt('injector'))
  expect(Object.keys(samplePlaces)).toEqual(slugsAt('sample-line'))
  const along = places.map(([, [x]]) => x).sort((one, other) => one - other)
  for (const [index, x] of along.slice(1).entries()) expect(x - (along[index] ?? x)).toBeGreaterThan(0.03)
  // Dry gas comes from the left: the humidifier lies between the two places of the injector.
  expect(injectorPlaces.dry[0]).toBeLessThan(chamberAt[0])
  expect(injectorPlaces.wet[0]).toBeGreaterThan(chamberAt[0])
  expect(samplePlaces.limb[0]).toBeLessThan(samplePlaces['y-piece'][0])
})

const slugsAt = (step: string) =>
  after(0)
    .steps.find(({ slug }) => slug === step)
    ?.options?.map(({ slug }) => slug)

test('names of parts are unique', () => {
  const names = inoParts(after(5)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('the valve is opened to read the gauge, and closing it begins the leak check', () => {
  const closed = after(1)
  expect(outcomeOf(closed, partNamed(closed, 'valve'))).toMatchObject({ kind: 'act', act: 'valve' })
  const open = { ...closed, acts: ['valve'] }
  expect(outcomeOf(open, partNamed(open, 'valve'))).toEqual({ kind: 'send', answer: { step: 'leak-check' } })
})

test('the backup flow opens after the bag is attached; earlier in the task the rules are asked', () => {
  const ready = after(9)
  expect(outcomeOf(ready, partNamed(ready, 'flow')).kind).toBe('say')
  const attached = { ...ready, acts: ['bag'] }
  expect(outcomeOf(attached, partNamed(attached, 'flow'))).toEqual({ kind: 'send', answer: { step: 'backup' } })
  expect(outcomeOf(after(2), partNamed(after(2), 'flow')).kind).toBe('send')
})

test('the screen is dark until the system is on, then follows the steps', () => {
  expect(inoScreen(after(0))).toBeNull()
  expect(inoScreen({ ...after(1), waitMs: 3_200 })).toMatchObject({ title: 'Leak check', large: '4', unit: 's' })
  expect(inoScreen(after(5))).toMatchObject({ title: 'Injector' })
  expect(inoScreen(after(6))).toMatchObject({ title: 'Sample line' })
  expect(inoScreen({ ...after(7), draft: { text: '20', using: null } })).toMatchObject({ large: '20', unit: 'ppm' })
  expect(inoScreen(after(8))?.rows).toHaveLength(5)
  expect(inoScreen(after(10))).toMatchObject({ title: 'Ready', large: '20', unit: 'ppm' })
})

test('what was read last stands at its foot', () => {
  expect(lastReading(after(0))).toBeNull()
  expect(lastReading(after(3))).toBe('NO 0, NO2 0, O2 21')
})

import { expect, test } from 'vitest'
import type { SceneSetup } from '../scene/scene.ts'
import { outcomeOf } from '../scene/tap.ts'
import { workAfter } from '../scene/test-setups.ts'
import { pumpLook, pumpParts } from './pump-parts.ts'

import { pumpScreen } from './pump-screen.ts'

const pumpsAfter = (count: number) => workAfter('MedPumps', count)

const partNamed = (setup: SceneSetup, id: string) => {
  const part = pumpParts(setup).find((each) => each.id === id)
  if (!part) throw new Error(`no part ${id}`)
  return part
}

test('every step can be answered by tapping parts, and every choice of the view is one', () => {
  for (const [count, step] of pumpsAfter(0).steps.entries()) {
    const setup = pumpsAfter(count)
    const taps = pumpParts(setup).map(({ tap }) => tap)
    const mine = taps.filter((tap) => tap.kind !== 'say' && tap.step === step.slug)
    expect(mine, step.slug).not.toEqual([])
    for (const { slug } of step.options ?? []) {
      expect(mine, `${step.slug} ${slug}`).toContainEqual({ kind: 'answer', step: step.slug, choice: slug })
    }
  }
})

test('names of parts are unique', () => {
  const names = pumpParts(pumpsAfter(2)).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a battery is swapped by tapping it, and says its charge as the view names it', () => {
  const setup = pumpsAfter(2)
  expect(partNamed(setup, 'battery-2').name).toBe('Battery, third pump, 41%')
  expect(outcomeOf(setup, partNamed(setup, 'battery-2'))).toEqual({
    kind: 'send',
    answer: { step: 'battery', choice: 'pump-3' },
  })
})

test('the lever waits for the alarm, on this device; tried too early in the task it asks the rules', () => {
  const setup = pumpsAfter(6)
  expect(outcomeOf(setup, partNamed(setup, 'lock')).kind).toBe('say')
  const heard = { ...setup, acts: ['alarm'] }
  expect(outcomeOf(heard, partNamed(heard, 'lock'))).toEqual({ kind: 'send', answer: { step: 'alarm-and-lock' } })
  expect(outcomeOf(pumpsAfter(1), partNamed(pumpsAfter(1), 'lock')).kind).toBe('send')
})

test('screens are dark until the pump is on, then follow the steps', () => {
  expect(pumpScreen(pumpsAfter(0), 0)).toBeNull()
  expect(pumpScreen({ ...pumpsAfter(1), waitMs: 3_200 }, 0)).toMatchObject({ title: 'Self-test', large: '4 s' })
  expect(pumpScreen(pumpsAfter(2), 1)).toMatchObject({ title: 'Battery', large: '88%' })
  expect(pumpScreen(pumpsAfter(3), 0)?.rows.map(({ name }) => name)).toEqual(['Adult', 'Neonatal transport'])
  expect(pumpScreen({ ...pumpsAfter(4), draft: { text: '3.2', using: null } }, 0)).toMatchObject({
    large: '3.2',
    unit: 'kg',
  })
})

test('what was set stays to be read, also on another device', () => {
  expect(pumpScreen(pumpsAfter(7), 0)).toMatchObject({
    title: 'Ready',
    lines: ['Neonatal transport', '3.2 kg', 'Occlusion limit: Low'],
    isLocked: true,
  })
  expect(pumpScreen(pumpsAfter(3), 2)?.battery).toBe('New')
  expect(pumpScreen(pumpsAfter(3), 1)?.battery).toBe('88%')
})

test('the camera is where the step is', () => {
  const whole = pumpLook(pumpsAfter(2))
  const panel = pumpLook(pumpsAfter(4))
  const height = ({ box: [min, max] }: typeof whole) => max[1] - min[1]
  expect(height(panel)).toBeLessThan(height(whole) / 3)
})

import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { steppedCamera } from './camera-keys.ts'

const target = new Vector3(0, 1, 0)
const front = new Vector3(0, 1, 2)

test('arrows go around the thing at the same distance', () => {
  const right = steppedCamera(front, target, 'ArrowRight')
  expect(right?.x).toBeGreaterThan(0.3)
  expect(right?.distanceTo(target)).toBeCloseTo(2)
  expect(steppedCamera(front, target, 'ArrowLeft')?.x).toBeLessThan(-0.3)
  expect(steppedCamera(front, target, 'ArrowUp')?.y).toBeGreaterThan(1.3)
})

test('plus comes nearer, minus goes away', () => {
  expect(steppedCamera(front, target, '+')?.distanceTo(target)).toBeLessThan(2)
  expect(steppedCamera(front, target, '-')?.distanceTo(target)).toBeGreaterThan(2)
})

test('it neither tips over nor goes below the ground', () => {
  let position = front
  for (let press = 0; press < 30; press++) position = steppedCamera(position, target, 'ArrowUp') ?? position
  expect(position.z).toBeGreaterThan(0)
  for (let press = 0; press < 30; press++) position = steppedCamera(position, target, 'ArrowDown') ?? position
  expect(position.y).toBeGreaterThan(0.9)
})

test('other keys are left to the page', () => {
  expect(steppedCamera(front, target, 'Tab')).toBeNull()
})

import { PerspectiveCamera, Vector3 } from 'three'
import { expect, test } from 'vitest'
import type { Look } from '../scene/scene.ts'
import { boxOf, cornersOf, fitCamera, type Lens, steppedCamera } from './camera.ts'

const phone: Lens = { fovDegrees: 30, width: 390, height: 560, inset: { top: 60, bottom: 140 } }
const wide: Lens = { fovDegrees: 30, width: 900, height: 400, inset: { top: 0, bottom: 0 } }
const looks: readonly Look[] = [
  { box: [[-0.15, 0, -0.1], [0.15, 0.5, 0.1]], from: [0.3, 0.2, 1] }, // biome-ignore format: a box is a line
  { box: [[-0.12, 0.3, 0.07], [0.12, 0.38, 0.07]], from: [0, 0.1, 1] }, // biome-ignore format: a box is a line
  { box: [[-1, 0, -1], [1, 0.1, 1]], from: [0, 1, 0.2] }, // biome-ignore format: a box is a line
]

/** Where the corners of the box are seen, in pixels, as the stage draws them. */
function seen(look: Look, lens: Lens) {
  const { position, target } = fitCamera(look, lens)
  const camera = new PerspectiveCamera(lens.fovDegrees, lens.width / lens.height, 0.01, 100)
  camera.position.copy(position)
  camera.lookAt(target)
  const lift = (lens.inset.bottom - lens.inset.top) / 2
  camera.setViewOffset(lens.width, lens.height, 0, lift, lens.width, lens.height)
  camera.updateMatrixWorld()
  return cornersOf(boxOf(look)).map((corner) => {
    const { x, y } = corner.project(camera)
    return { x: ((x + 1) / 2) * lens.width, y: ((1 - y) / 2) * lens.height }
  })
}

test.each([phone, wide])('every corner of what is looked at is seen between the insets', (lens) => {
  for (const look of looks) {
    for (const { x, y } of seen(look, lens)) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(lens.width)
      expect(y).toBeGreaterThanOrEqual(lens.inset.top)
      expect(y).toBeLessThanOrEqual(lens.height - lens.inset.bottom)
    }
  }
})

test.each([phone, wide])('it fills the view in one direction at least', (lens) => {
  for (const look of looks) {
    const corners = seen(look, lens)
    const across = Math.max(...corners.map(({ x }) => Math.abs(x - lens.width / 2))) / (lens.width / 2)
    const middle = (lens.inset.top + lens.height - lens.inset.bottom) / 2
    const free = (lens.height - lens.inset.top - lens.inset.bottom) / 2
    const up = Math.max(...corners.map(({ y }) => Math.abs(y - middle))) / free
    expect(Math.max(across, up)).toBeGreaterThan(0.9)
  }
})

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

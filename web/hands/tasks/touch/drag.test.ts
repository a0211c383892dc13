import { Ray, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { angleAround, shareAlong, stepped, turned } from './drag.ts'

const from = new Vector3(-1, 0, 0)
const to = new Vector3(1, 0, 0)
const straight = (x: number, y = 0) => new Ray(new Vector3(x, y, 5), new Vector3(0, 0, -1))

test('a ray over a slide tells how far along it is, beyond its ends too', () => {
  expect(shareAlong(straight(-1), from, to)).toBeCloseTo(0)
  expect(shareAlong(straight(0.5), from, to)).toBeCloseTo(0.75)
  expect(shareAlong(straight(2), from, to)).toBeCloseTo(1.5)
})

test('a ray that passes the slide at a distance counts where it comes nearest', () => {
  expect(shareAlong(straight(0, 3), from, to)).toBeCloseTo(0.5)
  const slanted = new Ray(new Vector3(0, 0, 1), new Vector3(1, 0, -1).normalize())
  expect(shareAlong(slanted, from, to)).toBeCloseTo(1)
})

test('along the slide itself there is no telling', () => {
  expect(shareAlong(new Ray(new Vector3(-5, 0, 0), new Vector3(1, 0, 0)), from, to)).toBe(0)
})

test('a dial turns clockwise as seen from where its axis points', () => {
  const axis = new Vector3(0, 0, 1)
  const at = (x: number, y: number) => angleAround(straight(x, y), new Vector3(), axis) ?? Number.NaN
  expect(turned(at(0, 1), at(1, 0))).toBeCloseTo(Math.PI / 2)
  expect(turned(at(0, 1), at(-1, 0))).toBeCloseTo(-Math.PI / 2)
})

test('a ray beside or behind a dial turns nothing', () => {
  const axis = new Vector3(0, 0, 1)
  expect(angleAround(new Ray(new Vector3(0, 0, 1), new Vector3(1, 0, 0)), new Vector3(), axis)).toBeNull()
  expect(angleAround(new Ray(new Vector3(0, 0, -1), new Vector3(0, 0, -1)), new Vector3(), axis)).toBeNull()
})

test('the shorter way goes over the seam', () => {
  expect(turned(3, -3)).toBeCloseTo(2 * Math.PI - 6)
  expect(turned(-3, 3)).toBeCloseTo(6 - 2 * Math.PI)
})

test('a dragged number stands on the steps of its device and within them', () => {
  const scale = { min: 0, max: 50, by: 0.5 }
  expect(stepped(31.8, scale)).toBe(32)
  expect(stepped(-4, scale)).toBe(0)
  expect(stepped(90, scale)).toBe(50)
  expect(stepped(0.3, { min: 0, max: 60, by: 0.1 })).toBe(0.3)
})

import type { Look, SceneSetup } from '../scene/scene.ts'
import { currentSlug } from '../scene/setup.ts'
import { ownPadAt, shelf } from './pharmacy-place.ts'

const left = shelf.x - shelf.width / 2
const right = shelf.x + shelf.width / 2
const whole: Look = {
  box: [
    [-0.29, 0, -0.16],
    [0.29, 0.6, 0.22],
  ],
  from: [0.16, 0.42, 1],
}
const pads: Look = {
  box: [
    [-0.23, 0, 0.06],
    [0.23, 0.16, 0.2],
  ],
  from: [0, 0.62, 1],
}
const pad: Look = {
  box: [
    [ownPadAt[0] - 0.07, 0.01, 0.09],
    [ownPadAt[0] + 0.11, 0.16, 0.18],
  ],
  from: [0, 0.72, 1],
}
const shelves: Look = {
  box: [
    [left, 0.14, -0.08],
    [right, 0.585, -0.06],
  ],
  from: [0.03, 0.12, 1],
}
const corner: Look = {
  box: [
    [0.06, 0, -0.1],
    [0.3, 0.24, 0.18],
  ],
  from: [0.1, 0.4, 1],
}

/** Near enough to read and to tap what the step is about. */
export function pharmacyLook(setup: SceneSetup): Look {
  switch (currentSlug(setup)) {
    case 'pad':
      return pads
    case 'weight':
      return pad
    case 'tray':
    case 'leave-the-rest':
      return shelves
    case 'read-back':
    case 'send':
      return corner
    default:
      return whole
  }
}

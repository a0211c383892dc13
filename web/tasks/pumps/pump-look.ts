import type { Look, SceneSetup } from '../scene/scene.ts'
import { currentSlug } from '../scene/setup.ts'
import { front, pump, pumpAt } from './pump-place.ts'

const [, top] = pumpAt(0)
const whole: Look = {
  box: [
    [-0.15, 0, -0.1],
    [0.155, top + pump.height + 0.01, 0.11],
  ],
  from: [0.3, 0.2, 1],
}
const firstPump: Look = {
  box: [
    [-0.145, top - 0.01, -0.02],
    [0.16, top + pump.height, front],
  ],
  from: [0.14, 0.24, 1],
}
const panel: Look = {
  box: [
    [-0.126, top, front],
    [0.126, top + pump.ledge, front],
  ],
  from: [0, 0.12, 1],
}
const lever: Look = {
  box: [
    [-0.16, top - 0.01, -0.02],
    [0.125, top + pump.height, front],
  ],
  from: [-0.45, 0.26, 1],
}

/** Near enough to read and to tap what the step is about. */
export function pumpLook(setup: SceneSetup): Look {
  switch (currentSlug(setup)) {
    case 'power':
    case 'self-test':
      return firstPump
    case 'profile':
    case 'weight':
    case 'occlusion':
      return panel
    case 'alarm-and-lock':
      return lever
    default:
      return whole
  }
}

import type { Look, SceneSetup } from '../scene/scene.ts'
import { currentSlug } from '../scene/setup.ts'
import { cylinder, front, top, unit } from './ino-place.ts'

const whole: Look = {
  box: [
    [-0.26, 0, -0.09],
    [0.32, 0.5, 0.17],
  ],
  from: [0.22, 0.24, 1],
}
const panel: Look = {
  box: [
    [unit.x - unit.width / 2, unit.base, front],
    [unit.x + unit.width / 2, top, front],
  ],
  from: [0, 0.14, 1],
}
const bottle: Look = {
  box: [
    [cylinder.x - 0.12, 0.34, -0.06],
    [cylinder.x + 0.1, 0.5, 0.06],
  ],
  from: [-0.12, 0.2, 1],
}
const places: Look = {
  box: [
    [-0.06, 0, 0],
    [0.33, top + 0.05, 0.17],
  ],
  from: [0.12, 0.3, 1],
}
const ports: Look = {
  box: [
    [-0.1, 0.0, 0.1],
    [0.345, 0.15, 0.2],
  ],
  from: [0.04, 0.4, 1],
}
const backup: Look = {
  box: [
    [-0.24, 0, 0],
    [0.19, top, 0.17],
  ],
  from: [-0.16, 0.3, 1],
}

/** Near enough to read and to tap what the step is about. */
export function inoLook(setup: SceneSetup): Look {
  switch (currentSlug(setup)) {
    case 'power':
    case 'purge':
    case 'dose':
    case 'alarms':
      return panel
    case 'leak-check':
      return bottle
    case 'low-range':
    case 'high-range':
      return places
    case 'injector':
    case 'sample-line':
      return ports
    case 'backup':
      return backup
    default:
      return whole
  }
}

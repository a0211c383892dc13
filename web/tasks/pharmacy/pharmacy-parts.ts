import type { OptionView } from '#case/views/preparation/task-steps.ts'
import type { Look, Part, SceneSetup } from '../scene/scene.ts'
import { currentSlug, stepOf } from '../scene/setup.ts'

import { ownPadAt, shelf } from './pharmacy-place.ts'

const CLICK = [[520, 40]] as const
const RING = [
  [440, 110],
  [0, 40],
  [480, 110],
] as const
const SENT = [
  [660, 90],
  [880, 140],
] as const

/** Everything on the counter and on the shelf that can be touched. Which of it is right is for the rules. */
export function pharmacyParts(setup: SceneSetup): readonly Part[] {
  return [
    ...(stepOf(setup, 'pad')?.options ?? []).map((option) => choice('pad', option)),
    ...weightKeys,
    ...(stepOf(setup, 'tray')?.items ?? []).map((item) => choice('tray', item)),
    { id: 'shelf', name: 'The whole shelf', tap: { kind: 'answer', step: 'leave-the-rest' }, sound: CLICK },
    { id: 'phone', name: 'Phone to the pharmacist', tap: { kind: 'answer', step: 'read-back' }, sound: RING },
    { id: 'send', name: 'SEND key', tap: { kind: 'answer', step: 'send' }, sound: SENT },
  ]
}

const choice = (step: string, { slug, name }: OptionView): Part => ({
  id: `${step}:${slug}`,
  name,
  tap: { kind: 'answer', step, choice: slug },
  sound: CLICK,
})

const weightKeys: readonly Part[] = [
  { id: 'more-fast', name: 'Weight, up by 1', tap: { kind: 'nudge', step: 'weight', by: 1 } },
  { id: 'more', name: 'Weight, up by 0.1', tap: { kind: 'nudge', step: 'weight', by: 0.1 } },
  { id: 'less', name: 'Weight, down by 0.1', tap: { kind: 'nudge', step: 'weight', by: -0.1 } },
  { id: 'less-fast', name: 'Weight, down by 1', tap: { kind: 'nudge', step: 'weight', by: -1 } },
  { id: 'pen', name: 'Pen: write it down', tap: { kind: 'confirm', step: 'weight' }, sound: CLICK },
]

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

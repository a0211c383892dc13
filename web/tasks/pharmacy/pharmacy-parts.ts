import type { OptionView } from '#case/views/preparation/task-steps.ts'
import type { Part, SceneSetup } from '../scene/scene.ts'
import { stepOf } from '../scene/setup.ts'

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

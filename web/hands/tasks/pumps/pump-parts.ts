import type { Look, Part, SceneSetup } from '../scene/scene.ts'
import { currentSlug, stepOf } from '../scene/setup.ts'
import { front, PER_TURN, pump, pumpAt, pumps } from './pump-place.ts'
import { chargeOf, isSwapped, otherOptions, slugOf } from './pump-screen.ts'

const names = ['first', 'second', 'third'] as const
const CHIRP = [[1320, 90]] as const
const ALARM = [
  [880, 150],
  [0, 70],
  [880, 150],
  [0, 70],
  [988, 220],
] as const

/** Everything on the pumps that can be touched. Which of it is right is for the rules. */
export function pumpParts(setup: SceneSetup): readonly Part[] {
  return [
    { id: 'power-0', name: 'Power, first pump', tap: { kind: 'answer', step: 'power' }, sound: CHIRP },
    ...pumps.slice(1).map(
      (index): Part => ({
        id: `power-${index}`,
        name: `Power, ${names[index]} pump`,
        tap: { kind: 'say', text: `That is the ${names[index]} pump. Start with the first, on top.` },
      }),
    ),
    { id: 'test', name: 'TEST key', tap: { kind: 'answer', step: 'self-test' }, sound: CHIRP },
    ...pumps.map((index) => battery(setup, index)),
    ...otherOptions(setup).map((option) => row('battery', option)),
    ...(stepOf(setup, 'profile')?.options ?? []).map((option) => row('profile', option)),
    ...weightKeys,
    ...(stepOf(setup, 'occlusion')?.options ?? []).map((option) => row('occlusion', option)),
    {
      id: 'alarm',
      name: 'Alarm test, bell key',
      tap: { kind: 'act', step: 'alarm-and-lock', note: 'Alarm heard. Now lock the pump in the rack.' },
      sound: ALARM,
    },
    {
      id: 'lock',
      name: 'Lock lever, first pump',
      tap:
        stepOf(setup, 'alarm-and-lock')?.slug === setup.steps[setup.current]?.slug && !setup.acts.includes('alarm')
          ? { kind: 'say', text: 'Sound the alarm first, then lock the pump.' }
          : { kind: 'answer', step: 'alarm-and-lock' },
    },
  ]
}

function battery(setup: SceneSetup, index: number): Part {
  const charge = isSwapped(setup, index) ? 'new' : chargeOf(setup, index)
  return {
    id: `battery-${index}`,
    name: `Battery, ${names[index]} pump${charge ? `, ${charge}` : ''}`,
    tap: { kind: 'answer', step: 'battery', choice: slugOf(index) },
  }
}

const row = (step: string, { slug, name }: { slug: string; name: string }): Part => ({
  id: `${step}:${slug}`,
  name: `On the screen: ${name}`,
  tap: { kind: 'answer', step, choice: slug },
})

const weightKeys: readonly Part[] = [
  { id: 'up-fast', name: 'Up by 1', tap: { kind: 'nudge', step: 'weight', by: 1 } },
  { id: 'up', name: 'Up by 0.1', tap: { kind: 'nudge', step: 'weight', by: 0.1 } },
  { id: 'down', name: 'Down by 0.1', tap: { kind: 'nudge', step: 'weight', by: -0.1 } },
  { id: 'down-fast', name: 'Down by 1', tap: { kind: 'nudge', step: 'weight', by: -1 } },
  {
    id: 'dial',
    name: 'Dial, up by 0.1',
    tap: { kind: 'nudge', step: 'weight', by: 0.1 },
    drag: {
      step: 'weight',
      min: 0,
      max: 60,
      by: 0.1,
      motion: { kind: 'turn', at: [0, 0, 0], axis: [0, 0, 1], perTurn: PER_TURN },
    },
  },
  { id: 'ok', name: 'OK key', tap: { kind: 'confirm', step: 'weight' } },
]

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

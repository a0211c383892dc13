import type { Look, Part, SceneSetup } from '../scene/scene.ts'
import { currentSlug, isCurrent, stepOf } from '../scene/setup.ts'

import { cylinder, front, top, unit } from './ino-place.ts'

const BUZZER = [
  [740, 260],
  [0, 90],
  [1180, 160],
] as const
const CLICK = [[420, 40]] as const
const HISS = [
  [180, 120],
  [160, 120],
] as const

/** Everything on the delivery system that can be touched. Which of it is right is for the rules. */
export function inoParts(setup: SceneSetup): readonly Part[] {
  return [
    { id: 'power', name: 'Power key', tap: { kind: 'answer', step: 'power' }, sound: BUZZER },
    valve(setup),
    ...(stepOf(setup, 'low-range')?.options ?? []).map((option) => place('low-range', option)),
    ...(stepOf(setup, 'high-range')?.options ?? []).map((option) => place('high-range', option)),
    { id: 'purge', name: 'PURGE key', tap: { kind: 'answer', step: 'purge' }, sound: HISS },
    ...(stepOf(setup, 'injector')?.options ?? []).map((option) => place('injector', option, 'Injector')),
    ...(stepOf(setup, 'sample-line')?.options ?? []).map((option) => place('sample-line', option, 'Sample line')),
    {
      id: 'dial',
      name: 'Dose wheel, up by 1',
      tap: { kind: 'nudge', step: 'dose', by: 1 },
      drag: {
        step: 'dose',
        min: 0,
        max: 80,
        by: 1,
        motion: { kind: 'turn', at: [0, 0, 0], axis: [0, 0, 1], perTurn: 20 },
      },
    },
    { id: 'ok', name: 'OK key', tap: { kind: 'confirm', step: 'dose' }, sound: CLICK },
    ...(stepOf(setup, 'alarms')?.items ?? []).map(
      ({ slug, name, isPicked }): Part => ({
        id: `alarms:${slug}`,
        name: `On the screen: ${name}${isPicked ? ', set' : ''}`,
        tap: { kind: 'answer', step: 'alarms', choice: slug },
        sound: CLICK,
      }),
    ),
    {
      id: 'bag',
      name: 'Manual bag',
      tap: { kind: 'act', step: 'backup', note: 'The bag is attached. Now open its flow.' },
      sound: CLICK,
    },
    flow(setup),
  ]
}

/** Opened first, so that the pressure can be read; closed, the gauge is watched. */
function valve(setup: SceneSetup): Part {
  const isOpened = setup.acts.includes('valve')
  const isFirst = isCurrent(setup, 'leak-check') && !isOpened
  return {
    id: 'valve',
    name: isOpened ? 'Cylinder valve, close' : 'Cylinder valve, open',
    tap: isFirst
      ? { kind: 'act', step: 'leak-check', note: 'The valve is open. Read the gauge, then close the valve.' }
      : { kind: 'answer', step: 'leak-check' },
    sound: CLICK,
  }
}

function flow(setup: SceneSetup): Part {
  const isEarly = isCurrent(setup, 'backup') && !setup.acts.includes('bag')
  return {
    id: 'flow',
    name: 'Backup flow switch',
    tap: isEarly
      ? { kind: 'say', text: 'Attach the manual bag first, then open its flow.' }
      : { kind: 'answer', step: 'backup' },
    sound: HISS,
  }
}

const place = (step: string, { slug, name }: { slug: string; name: string }, what?: string): Part => ({
  id: `${step}:${slug}`,
  name: what ? `${what}: ${name}` : name,
  tap: { kind: 'answer', step, choice: slug },
  sound: CLICK,
})

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

import { numberIn } from '../../../base/ui/typed-number.ts'
import type { Part, SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'

/** In the units of the drawing. */
export type Place = readonly [x: number, y: number, width: number, height: number]
export const WIDTH = 500
export const HEIGHT = 640

/** Something of the drawing that can be pressed, and what is written on it. */
export interface PanelPart extends Part {
  readonly at: Place
  readonly face?: string
  /** Of several to be taken: whether it is. */
  readonly isPicked?: boolean
}

const CHIRP = [[1320, 90]] as const
/** Of a blender that has lost a gas. */
const WHISTLE = [
  [2350, 420],
  [0, 60],
  [2350, 420],
] as const

/** Where each thing lies. */
export const places = {
  display: [22, 24, 456, 228],
  power: [424, 262, 62, 62],
  'oxygen-hose': [112, 372, 74, 70],
  'air-hose': [112, 458, 74, 70],
  lever: [190, 348, 160, 56],
  knob: [214, 412, 112, 112],
  'fio2-less': [190, 528, 78, 50],
  'fio2-more': [272, 528, 78, 50],
  'fio2-lock': [190, 582, 160, 50],
  'air-less': [6, 528, 50, 50],
  'air-more': [60, 528, 50, 50],
  strap: [6, 582, 104, 50],
} as const satisfies { readonly [id: string]: Place }

const analyserKeys: readonly Place[] = [
  [364, 412, 62, 46],
  [430, 412, 62, 46],
]
const onTheTray: readonly Place[] = [
  [364, 470, 128, 78],
  [364, 554, 128, 78],
]
/** On the display, as many as there are. */
const rowsOf = (count: number): readonly Place[] =>
  count <= 2
    ? Array.from({ length: count }, (_, index): Place => [34, 76 + index * 84, 432, 74])
    : Array.from(
        { length: count },
        (_, index): Place => [34 + (index % 2) * 219, 62 + Math.floor(index / 2) * 64, 213, 58],
      )

/** Everything on ventilator, blender and sled that can be pressed at this moment. Which of it is right is for the rules. */
export function ventParts(setup: SceneSetup): readonly PanelPart[] {
  return [
    { id: 'power', name: 'Power key', at: places.power, tap: { kind: 'answer', step: 'power' }, sound: CHIRP },
    ...menu(setup, 'settings'),
    ...menu(setup, 'alarms'),
    hose(setup, 'oxygen'),
    hose(setup, 'air'),
    { id: 'lever', name: 'Gas lever of the blender', at: places.lever, tap: leverTap(setup) },
    ...lying(setup, 'analyser', analyserKeys, { 'two-points': 'CAL', skip: 'SKIP' }),
    { id: 'fio2-less', name: 'Oxygen, less', face: '−', at: places['fio2-less'], tap: turn(-0.05) },
    { id: 'fio2-more', name: 'Oxygen, more', face: '+', at: places['fio2-more'], tap: turn(0.05) },
    {
      id: 'fio2-lock',
      name: 'Lock the knob',
      face: 'LOCK',
      at: places['fio2-lock'],
      tap: { kind: 'confirm', step: 'fio2' },
    },
    ...lying(setup, 'etco2', onTheTray, {}),
    { id: 'air-less', name: 'One air cylinder less', face: '−', at: places['air-less'], tap: load(-1) },
    { id: 'air-more', name: 'One air cylinder more', face: '+', at: places['air-more'], tap: load(1) },
    {
      id: 'strap',
      name: 'Strap the cylinders',
      face: 'STRAP',
      at: places.strap,
      tap: { kind: 'confirm', step: 'air-count' },
    },
  ]
}

const turn = (by: number): Part['tap'] => ({ kind: 'nudge', step: 'fio2', by })
const load = (by: number): Part['tap'] => ({ kind: 'nudge', step: 'air-count', by })

/** What the display offers while it is asked. */
function menu(setup: SceneSetup, step: string): readonly PanelPart[] {
  if (!isCurrent(setup, step)) return []
  const { options, items } = stepOf(setup, step) ?? {}
  const listed: readonly { slug: string; name: string; isPicked?: boolean }[] = options ?? items ?? []
  const rows = rowsOf(listed.length)
  return listed.flatMap(({ slug, name, isPicked }, index): PanelPart[] => {
    const at = rows[index]
    const face = isPicked ? `✓ ${name}` : name
    const tap = { kind: 'answer', step, choice: slug } as const
    return at ? [{ id: `${step}:${slug}`, name, face, at, tap, ...(isPicked !== undefined && { isPicked }) }] : []
  })
}

/** The options of a step, each as a thing of its own. */
const lying = (
  setup: SceneSetup,
  step: string,
  where: readonly Place[],
  faces: { readonly [option: string]: string },
): readonly PanelPart[] =>
  (stepOf(setup, step)?.options ?? []).flatMap(({ slug, name }, index) => {
    const [at, face] = [where[index], faces[slug]]
    const tap = { kind: 'answer', step, choice: slug } as const
    return at ? { id: `${step}:${slug}`, name, at, tap, ...(face && { face }) } : []
  })

/** Whether a hose is on the blender. */
export const isOn = (setup: SceneSetup, gas: 'oxygen' | 'air'): boolean =>
  isDone(setup, 'hoses') || (isCurrent(setup, 'hoses') && setup.acts.includes(`${gas}-hose`))

function hose(setup: SceneSetup, gas: 'oxygen' | 'air'): PanelPart {
  const id = `${gas}-hose` as const
  const part = { id, name: gas === 'air' ? 'Air hose' : 'Oxygen hose', at: places[id] }
  if (isDone(setup, 'hoses'))
    return gas === 'air'
      ? { ...part, tap: { kind: 'answer', step: 'blender-alarm' }, sound: WHISTLE }
      : { ...part, tap: { kind: 'say', text: 'The oxygen hose stays where it is.' } }
  if (isOn(setup, gas)) return { ...part, tap: { kind: 'say', text: `The ${gas} hose is on.` } }
  const note = `The ${gas} hose is on. Open the gas when all is on that belongs there.`
  return { ...part, tap: { kind: 'act', step: 'hoses', note } }
}

function leverTap(setup: SceneSetup): Part['tap'] {
  if (isDone(setup, 'hoses')) return { kind: 'say', text: 'The gas is open.' }
  if (isCurrent(setup, 'hoses') && !isOn(setup, 'oxygen'))
    return { kind: 'say', text: isOn(setup, 'air') ? 'Only air is on.' : 'No hose is on yet.' }
  return { kind: 'answer', step: 'hoses', choice: isOn(setup, 'air') ? 'both' : 'oxygen-only' }
}

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** As the last team left it, and how far it turns. */
export const KNOB = { found: 1, from: 0.21, to: 1 }
const MOST_CYLINDERS = 4

/** Where the knob stands: as it is turned, as it was set, as it was found. */
export const knobAt = (setup: SceneSetup): number =>
  isCurrent(setup, 'fio2') ? (numberIn(setup.draft.text) ?? KNOB.found) : (stepOf(setup, 'fio2')?.value ?? KNOB.found)

export const knobText = (fio2: number): string => clamp(fio2, KNOB.from, KNOB.to).toFixed(2)

export const cylindersAt = (setup: SceneSetup): number =>
  isCurrent(setup, 'air-count') ? (numberIn(setup.draft.text) ?? 0) : (stepOf(setup, 'air-count')?.value ?? 0)

/** What a key that moves a number makes of it. */
export const moved = (setup: SceneSetup, { step, by }: { readonly step: string; readonly by: number }): string =>
  step === 'fio2' ? knobText(knobAt(setup) + by) : String(clamp(cylindersAt(setup) + by, 0, MOST_CYLINDERS))

export const knobCentre = { x: 270, y: 468 }
const SWEEP = 270
/** Of the scale, in degrees from straight up. */
export const angleAt = (fio2: number): number => ((fio2 - KNOB.from) / (KNOB.to - KNOB.from)) * SWEEP - SWEEP / 2

/** A place over the drawing, however large it is. */
export const laid = ([x, y, width, height]: Place) => ({
  left: `${(x / WIDTH) * 100}%`,
  top: `${(y / HEIGHT) * 100}%`,
  width: `${(width / WIDTH) * 100}%`,
  height: `${(height / HEIGHT) * 100}%`,
})

import type { OptionView } from '#case/views/preparation/task-steps.ts'
import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import type { Look, Part, Scene, SceneSetup } from '../scene/scene.ts'
import { currentSlug, isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { furniture, phoneBody, receiver, sendKey, station, tray } from './counter-shapes.ts'
import { Pads } from './order-pads.tsx'
import { ownPadAt, phoneAt, shelf, stationAt, trayAt } from './pharmacy-place.ts'
import { ShelfGoods } from './shelf-goods.tsx'

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
/** Where something stands on top of it. */
const shelvesAndTop: Look = { ...shelves, box: [shelves.box[0], [right, 0.7, -0.06]] }
const corner: Look = {
  box: [
    [0.06, 0, -0.1],
    [0.3, 0.24, 0.18],
  ],
  from: [0.1, 0.4, 1],
}

/** Near enough to read and to tap what the step is about. */
function pharmacyLook(setup: SceneSetup): Look {
  switch (currentSlug(setup)) {
    case 'pad':
      return pads
    case 'weight':
      return pad
    case 'tray':
    case 'leave-the-rest':
      return (stepOf(setup, 'tray')?.items ?? []).length > shelf.rows * 2 ? shelvesAndTop : shelves
    case 'read-back':
    case 'send':
      return corner
    default:
      return whole
  }
}

/** A counter with order pads, a tray, a phone and a terminal, and the shelf of medicines behind it. */
export const orderPharmacy: Scene = {
  name: 'Pharmacy counter and shelf',
  parts: pharmacyParts,
  look: pharmacyLook,
  Model: PharmacyModel,
  footprint: [0.6, 0.44],
}

const LEAN = -0.14

function PharmacyModel({ setup }: { readonly setup: SceneSetup }) {
  const [x, y, z] = phoneAt
  const isHeld = isDone(setup, 'read-back')
  return (
    <>
      <BuiltModel of={furniture} />
      {isDone(setup, 'pad') && <BuiltModel of={tray} position={[...trayAt]} />}
      <ShelfGoods setup={setup} />
      <Pads setup={setup} />
      <BuiltModel of={phoneBody} />
      <PartAt
        id="phone"
        position={[x - 0.028, y + (isHeld ? 0.03 : 0.026), z]}
        press={[0, 0.012, 0]}
        hit={[0.05, 0.04, 0.13]}
      >
        <BuiltModel of={receiver} />
      </PartAt>
      <Station setup={setup} />
    </>
  )
}

/** The terminal: where the order stands, and the key that sends it. */
function Station({ setup }: { readonly setup: SceneSetup }) {
  const [x, y, z] = stationAt
  const line = stationLine(setup)
  return (
    <>
      <BuiltModel of={station} />
      <Display
        width={0.092}
        height={0.07}
        pixels={552}
        position={[x, y + 0.1285, z + 0.0245]}
        rotation={[LEAN, 0, 0]}
        shows={line}
        draw={(context, width, height) => {
          context.fillStyle = '#0b1d33'
          context.fillRect(0, 0, width, height)
          context.fillStyle = '#7fe3b0'
          context.font = appFont(44, 650)
          context.textBaseline = 'middle'
          context.fillText('Pharmacy', 24, 60)
          context.fillStyle = '#f2f8ff'
          context.font = appFont(54, 650)
          for (const [index, part] of line.split('. ').entries())
            context.fillText(part, 24, 190 + index * 80, width - 48)
        }}
      />
      <PartAt id="send" position={[x, y + 0.052, z + 0.034]} press={[0, -0.0004, -0.004]}>
        <group rotation={[LEAN, 0, 0]}>
          <BuiltModel of={sendKey} />
          <Print of={sendLegend()} width={0.06} height={0.024} position={[0, 0, 0.0095]} />
        </group>
      </PartAt>
    </>
  )
}

function stationLine(setup: SceneSetup): string {
  if (isDone(setup, 'send')) return stepOf(setup, 'send')?.reading ?? 'Sent'
  if (isCurrent(setup, 'send')) return 'Order read back. Press SEND'
  return 'No order yet'
}

const sendLegend = () =>
  printed('send key', [240, 96], (context, width, height) => {
    context.fillStyle = '#ffffff'
    context.font = appFont(56, 750)
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText('SEND', width / 2, height / 2 + 3)
  })

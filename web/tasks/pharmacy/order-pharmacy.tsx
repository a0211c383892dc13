import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { furniture, phoneBody, receiver, sendKey, station, tray } from './counter-shapes.ts'
import { Pads } from './order-pads.tsx'
import { pharmacyLook, pharmacyParts } from './pharmacy-parts.ts'

import { phoneAt, stationAt, trayAt } from './pharmacy-place.ts'
import { ShelfGoods } from './shelf-goods.tsx'

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

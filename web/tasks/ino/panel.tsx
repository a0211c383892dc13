import { useRef } from 'react'
import type { Group } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { plastic } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { rod, softBox } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone } from '../scene/setup.ts'
import { drawInoScreen } from './draw-ino-screen.ts'
import { flowAt, keyAt, lcd, ROW_HEIGHT, rowBottom } from './ino-place.ts'
import { inoScreen, lastReading } from './ino-screen.ts'

/** A key, its back at z = 0. */
const keyOf = (color: string, width: number) =>
  buildModel((add) => add(plastic(color, 0.5), softBox(width, 0.026, 0.006, 0.0026), { at: [0, 0, 0.002] }))

/** A switch that is turned to open the backup flow, its back at z = 0. */
const flowSwitch = buildModel((add) => {
  add(plastic('#3a4652', 0.5), rod(0.015, 0.006, 0.015, 32), { at: [0, 0, 0.003], turn: [Math.PI / 2, 0, 0] })
  add(plastic('#2f9e6b', 0.5), softBox(0.008, 0.028, 0.009, 0.003), { at: [0, 0, 0.009] })
})

const keys = {
  power: { model: keyOf('#2e9e5b', 0.034), width: 0.034, legend: 'POWER', ink: '#ffffff' },
  purge: { model: keyOf('#e3e8ec', 0.04), width: 0.04, legend: 'PURGE', ink: '#1d2a38' },
  ok: { model: keyOf('#2f6fc4', 0.03), width: 0.03, legend: 'OK', ink: '#ffffff' },
} as const

/** The front of the delivery system: its screen, what can be tapped on it, its keys, the switch of the backup. */
export function Panel({ setup }: { readonly setup: SceneSetup }) {
  const screen = inoScreen(setup)
  const reading = screen ? lastReading(setup) : null
  const rows = screen?.rows ?? []
  const [x, y, z] = lcd.at
  return (
    <>
      <Display
        width={lcd.width}
        height={lcd.height}
        pixels={900}
        position={[x, y, z]}
        shows={JSON.stringify([screen, reading])}
        draw={(context, width, height) => drawInoScreen(context, width, height, screen, reading)}
      />
      {rows.map(({ slug }, index) => (
        <PartAt
          key={slug}
          id={`alarms:${slug}`}
          position={[x, y + lcd.height * (rowBottom(index, rows.length) + ROW_HEIGHT / 2 - 0.5), z + 0.0006]}
          hit={[lcd.width * 0.94, lcd.height * ROW_HEIGHT, 0.0006]}
        />
      ))}
      {(Object.keys(keys) as (keyof typeof keys)[]).map((name) => (
        <Key key={name} name={name} />
      ))}
      <FlowSwitch isOpen={isDone(setup, 'backup')} />
    </>
  )
}

function Key({ name }: { readonly name: keyof typeof keys }) {
  const { model, width } = keys[name]
  return (
    <PartAt id={name} position={[...keyAt[name]]} press={[0, 0, -0.0022]}>
      <BuiltModel of={model} />
      <Print of={legendOf(name)} width={width} height={0.026} position={[0, 0, 0.0052]} />
    </PartAt>
  )
}

const legendOf = (name: keyof typeof keys) =>
  printed(`ino key ${name}`, [Math.round(keys[name].width * 6000), 156], (context, width, height) => {
    context.fillStyle = keys[name].ink
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = appFont(48, 750)
    context.fillText(keys[name].legend, width / 2, height / 2 + 3, width - 24)
  })

function FlowSwitch({ isOpen }: { readonly isOpen: boolean }) {
  const turning = useRef<Group>(null)
  useEased(isOpen ? 1 : 0, (share) => turning.current?.rotation.set(0, 0, (share * -Math.PI) / 2))
  return (
    <PartAt id="flow" position={[...flowAt]} hit={[0.034, 0.034, 0.016]}>
      <group ref={turning}>
        <BuiltModel of={flowSwitch} />
      </group>
    </PartAt>
  )
}

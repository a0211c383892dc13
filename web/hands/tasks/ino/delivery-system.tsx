import { useRef } from 'react'
import type { Group } from 'three'
import { numberIn } from '../../../base/ui/typed-number.ts'
import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { metal, plastic, rubber } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { plate, ring, rod, softBox } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone } from '../scene/setup.ts'
import { airClipAt, dialAt, flowAt, front, keyAt, lcd, ROW_HEIGHT, rowBottom, top, unit } from './ino-place.ts'
import { drawInoScreen, inoScreen, lastReading } from './ino-screen.ts'

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

/** Sets the dose. */
export function DoseWheel({ setup }: { readonly setup: SceneSetup }) {
  const turning = useRef<Group>(null)
  const set = isCurrent(setup, 'dose')
    ? numberIn(setup.draft.text)
    : setup.steps.find(({ slug }) => slug === 'dose')?.value
  useEased(-((set ?? 0) / 20) * Math.PI * 2, (angle) => turning.current?.rotation.set(0, 0, angle), 120)
  return (
    <group position={[...dialAt]}>
      <PartAt id="dial">
        <group ref={turning}>
          <BuiltModel of={doseWheel} />
        </group>
      </PartAt>
    </group>
  )
}

const housing = plastic('#e3e7ea', 0.5)
const trim = plastic('#aeb9c3', 0.55)
const face = plastic('#2c3946', 0.6)
const teal = plastic('#0f7c7a', 0.45)
const dark = rubber('#22282e')
const steel = metal('#b9bfc6', 0.28)
const forward = [Math.PI / 2, 0, 0] as const
const middle = unit.base + unit.height / 2

/** The delivery system and the tray it travels on: all of it that never moves. */
export const inoUnit = buildModel((add) => {
  add(plastic('#5b6672', 0.6), softBox(0.62, 0.016, 0.3, 0.006), { at: [0.02, 0.012, 0.045] })
  add(plastic('#d7dde2', 0.65), softBox(0.58, 0.005, 0.26, 0.002), { at: [0.02, 0.021, 0.045] })
  for (const x of [-0.24, 0.28]) for (const z of [-0.07, 0.16]) add(dark, rod(0.012, 0.008), { at: [x, 0.004, z] })
  // The plinth with the battery, and the dock on it.
  add(plastic('#3d4854', 0.6), softBox(unit.width - 0.03, unit.base - 0.02, unit.depth - 0.03, 0.008), {
    at: [unit.x, unit.base / 2 + 0.012, -0.012],
  })
  add(trim, softBox(unit.width - 0.09, 0.03, 0.004, 0.002), { at: [unit.x, unit.base / 2 + 0.012, front - 0.026] })

  add(housing, softBox(unit.width, unit.height, unit.depth, 0.014), { at: [unit.x, middle, 0] })
  add(trim, softBox(unit.width + 0.002, 0.012, unit.depth + 0.002, 0.005), { at: [unit.x, unit.base + 0.008, 0] })
  add(teal, softBox(unit.width - 0.02, 0.006, 0.004, 0.002), { at: [unit.x, top - 0.012, front - 0.001] })
  add(face, plate(unit.width - 0.024, unit.height - 0.034, 0.008, 0.002), {
    at: [unit.x, middle - 0.004, front - 0.0008],
  })
  add(dark, plate(lcd.width + 0.01, lcd.height + 0.01, 0.005, 0.0028), { at: [lcd.at[0], lcd.at[1], front] })
  add(trim, ring(0.0235, 0.0016), { at: [dialAt[0], dialAt[1], front + 0.002] })

  // Carrying handle.
  for (const x of [-0.07, 0.07]) add(dark, softBox(0.014, 0.034, 0.02, 0.005), { at: [unit.x + x, top + 0.012, -0.02] })
  add(dark, rod(0.009, 0.154), { at: [unit.x, top + 0.028, -0.02], turn: [0, 0, Math.PI / 2] })
  // Vents and the water trap of the sample inlet, on the right side.
  for (let row = 0; row < 6; row++) {
    add(trim, softBox(0.003, 0.004, 0.09, 0.001), {
      at: [unit.x + unit.width / 2, unit.base + 0.12 + row * 0.011, -0.02],
    })
  }
  add(steel, rod(0.007, 0.016), {
    at: [unit.x + unit.width / 2 + 0.006, unit.base + 0.07, 0.03],
    turn: [0, 0, Math.PI / 2],
  })
  add(plastic('#cfe3ee', 0.3), rod(0.011, 0.03), { at: [unit.x + unit.width / 2 + 0.018, unit.base + 0.056, 0.03] })
  // The clip in the open air.
  const [x, y, z] = airClipAt
  add(steel, rod(0.0028, 0.06), { at: [x - 0.022, y - 0.022, z], turn: [0, 0, Math.PI / 4] })
  add(plastic('#f2b632', 0.5), ring(0.012, 0.0032, Math.PI * 1.5), { at: [x, y, z], turn: [0, 0, -Math.PI / 4] })
  // The outlet of the injector, at the front.
  add(steel, rod(0.008, 0.012), { at: [unit.x + 0.105, unit.base + 0.03, front + 0.004], turn: forward })
})

/** The wheel that sets the dose, its back at z = 0, with a dimple so that its turning is seen. */
const doseWheel = buildModel((add) => {
  add(plastic('#d5dbe0', 0.4), rod(0.0215, 0.014, 0.0205, 48), { at: [0, 0, 0.007], turn: forward })
  for (let index = 0; index < 24; index++) {
    const angle = (index / 24) * Math.PI * 2
    add(plastic('#aeb9c3', 0.6), softBox(0.0022, 0.0018, 0.01, 0.0006), {
      at: [Math.cos(angle) * 0.0212, Math.sin(angle) * 0.0212, 0.006],
      turn: [0, 0, angle],
    })
  }
  add(plastic('#0f7c7a', 0.5), rod(0.0036, 0.0012, 0.0036, 24), { at: [0, 0.013, 0.0144], turn: forward })
})

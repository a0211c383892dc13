import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { metal, plastic, rubber } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { lathed, ring, rod, softBox, tube } from '../kit/shapes.ts'
import type { Scene, SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import {
  breathingCircuit,
  injector,
  injectorLine,
  portCap,
  sampleCap,
  sampleLine,
  sampleOnPort,
  sampleTip,
} from './circuit-shapes.ts'
import { Cylinder } from './cylinder.tsx'
import { DoseWheel, inoUnit, Panel } from './delivery-system.tsx'
import { inoLook, inoParts } from './ino-parts.ts'
import { airClipAt, bagAt, bowTop, calibrationGasAt, injectorPlaces, keyAt, samplePlaces } from './ino-place.ts'

/** The breathing circuit, and where injector and sample line are or may be. */
function Circuit({ setup }: { readonly setup: SceneSetup }) {
  return (
    <>
      <BuiltModel of={breathingCircuit} />
      <Connection setup={setup} step="injector" places={injectorPlaces} free={portCap} made={injector} />
      <Connection setup={setup} step="sample-line" places={samplePlaces} free={sampleCap} made={sampleOnPort} />
      {isConnected(setup, 'injector') && <BuiltModel of={injectorLine} />}
      {isConnected(setup, 'sample-line') && <BuiltModel of={sampleLine} />}
      <Places setup={setup} />
    </>
  )
}

const isConnected = (setup: SceneSetup, step: string): boolean => stepOf(setup, step)?.chosen != null

type Model = Parameters<typeof BuiltModel>[0]['of']

interface ConnectionProps {
  readonly setup: SceneSetup
  readonly step: string
  readonly places: { readonly [slug: string]: Triple }
  readonly free: Model
  readonly made: Model
}

/** The places of one connection. Their names stand under them while it is to be made. */
function Connection({ setup, step, places, free, made }: ConnectionProps) {
  const { options, chosen } = stepOf(setup, step) ?? {}
  return (options ?? []).map(({ slug, name }) => {
    const [x, y, z] = places[slug] ?? [0, 0, 0]
    return (
      <group key={slug} position={[x, y, z]}>
        <PartAt id={`${step}:${slug}`} hit={[0.036, 0.06, 0.036]}>
          <BuiltModel of={chosen === slug ? made : free} />
        </PartAt>
        {isCurrent(setup, step) && <Label text={name} position={[0, -0.03, 0.048]} />}
      </group>
    )
  })
}

/** Where the inlet may be put: each place stands for the steps that ask for it. */
function Places({ setup }: { readonly setup: SceneSetup }) {
  const isHigh = isCurrent(setup, 'high-range')
  const [x, y, z] = airClipAt
  return (
    <>
      <PartAt id={isHigh ? 'high-range:room-air' : 'low-range:room-air'} position={[x, y, z]} hit={[0.05, 0.05, 0.03]}>
        {isSampledInAir(setup) && <BuiltModel of={sampleTip} />}
      </PartAt>
      <PartAt id="low-range:circuit" position={[...bowTop]} hit={[0.06, 0.04, 0.04]} />
    </>
  )
}

/** From the low-range calibration until the line is connected to the circuit. */
const isSampledInAir = (setup: SceneSetup) => isConnected(setup, 'low-range') && !isConnected(setup, 'sample-line')

const LINE = 62

function Label({ text, position }: { readonly text: string; readonly position: Triple }) {
  return (
    <Display
      isPaper
      width={0.106}
      height={0.05}
      pixels={440}
      position={[...position]}
      shows={text}
      draw={(context, width) => {
        context.font = appFont(54, 650)
        const lines = wrapped(context, text, width - 24)
        context.fillStyle = '#ffffff'
        context.beginPath()
        context.roundRect(0, 0, width, lines.length * LINE + 16, 14)
        context.fill()
        context.fillStyle = '#17324d'
        context.textAlign = 'center'
        context.textBaseline = 'middle'
        lines.forEach((line, index) => {
          context.fillText(line, width / 2, 10 + LINE * (index + 0.5), width - 16)
        })
      }}
    />
  )
}

/** An iNO delivery system with its cylinder, circuit, calibration gas and manual bag. */
export const calibrateIno: Scene = {
  name: 'Nitric oxide delivery system',
  parts: inoParts,
  look: inoLook,
  Model: InoModel,
  footprint: [0.62, 0.3],
}

function InoModel({ setup }: { readonly setup: SceneSetup }) {
  const isAttached = isDone(setup, 'backup') || setup.acts.includes('bag')
  return (
    <>
      <BuiltModel of={inoUnit} />
      <Cylinder setup={setup} />
      <Panel setup={setup} />
      <DoseWheel setup={setup} />
      <Circuit setup={setup} />
      <PartAt id="high-range:calibration-gas" position={[...calibrationGasAt]} press={[0, -0.003, 0]}>
        <BuiltModel of={calibrationGas} />
      </PartAt>
      <PartAt id="bag" position={[...bagAt]} press={[0, -0.006, 0]}>
        <BuiltModel of={manualBag} />
      </PartAt>
      {isAttached && <BuiltModel of={bagLine} />}
    </>
  )
}

const blue = plastic('#2f6fc4', 0.45)

const canister = [
  [0, 0],
  [0.028, 0],
  [0.031, 0.004],
  [0.031, 0.122],
  [0.026, 0.14],
  [0.011, 0.15],
  [0.011, 0.152],
] as const
const bag = Array.from({ length: 25 }, (_, index) => {
  const along = index / 24
  return [0.009 + 0.034 * Math.sin(Math.PI * along) ** 0.75, -0.064 + 0.13 * along] as const
})
const mask = [
  [0.01, 0],
  [0.014, 0.008],
  [0.024, 0.02],
] as const

/** A small cylinder of calibration gas with its push valve, standing on y = 0. */
const calibrationGas = buildModel((add) => {
  add(blue, lathed(canister), {})
  add(metal('#c3c8ce', 0.3), rod(0.009, 0.012), { at: [0, 0.157, 0] })
  add(rubber(), softBox(0.026, 0.012, 0.02, 0.004), { at: [0, 0.168, 0] })
  add(metal('#c9a24a', 0.32), rod(0.0035, 0.02), { at: [-0.018, 0.168, 0], turn: [0, 0, Math.PI / 2] })
})

/** The manual bag, lying along x. */
const manualBag = buildModel((add) => {
  add(plastic('#1d7a5f', 0.75), lathed(bag), { turn: [0, 0, Math.PI / 2] })
  add(plastic('#e8edf0', 0.4), rod(0.012, 0.03), { at: [0.078, 0, 0], turn: [0, 0, Math.PI / 2] })
  add(plastic('#e8edf0', 0.4), rod(0.009, 0.028), { at: [0.086, -0.016, 0] })
  add(plastic('#cfe3ee', 0.35), lathed(mask), { at: [0.086, -0.036, 0], turn: [Math.PI, 0, 0] })
  add(plastic('#2b333c', 0.5), ring(0.024, 0.005), { at: [0.086, -0.038, 0], turn: [Math.PI / 2, 0, 0] })
})

/** The line from the system to the bag, once it is attached. */
const bagLine = buildModel((add) => {
  const [x, y, z] = bagAt
  add(
    plastic('#2f9e6b', 0.5),
    tube(
      [
        [x - 0.062, y, z],
        [x - 0.09, y - 0.01, z + 0.02],
        [x - 0.06, 0.032, z + 0.05],
        [-0.02, 0.032, z + 0.02],
        [keyAt.purge[0] + 0.03, 0.05, 0.11],
        [keyAt.purge[0] + 0.062, keyAt.purge[1] - 0.018, keyAt.purge[2]],
      ],
      0.004,
    ),
  )
})

import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, stepOf } from '../scene/setup.ts'
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
import { airClipAt, bowTop, injectorPlaces, samplePlaces } from './ino-place.ts'

/** The breathing circuit, and where injector and sample line are or may be. */
export function Circuit({ setup }: { readonly setup: SceneSetup }) {
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

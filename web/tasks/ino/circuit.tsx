import type { SceneSetup, Triple } from '../scene.ts'
import { isCurrent, stepOf } from '../setup.ts'
import { BuiltModel } from '../stage/built-model.tsx'
import { Display, inHand } from '../stage/display.tsx'
import { PartAt } from '../stage/part-at.tsx'
import { breathingCircuit, injector, portCap, sampleTip } from './ino-circuit.ts'
import { airClipAt, dryAt, wetAt } from './ino-place.ts'

const ports: { readonly [side: string]: Triple } = { dry: dryAt, wet: wetAt }

/** The breathing circuit, its two ports, and where the sample inlet and the injector are. */
export function Circuit({ setup }: { readonly setup: SceneSetup }) {
  const dose = stepOf(setup, 'dose')
  const connected = isCurrent(setup, 'dose') ? setup.draft.using : (dose?.chosen ?? null)
  return (
    <>
      <BuiltModel of={breathingCircuit} />
      {(dose?.using?.options ?? []).map(({ slug, name }) => {
        const [x, y, z] = ports[slug] ?? dryAt
        return (
          <group key={slug} position={[x, y, z]}>
            <PartAt id={`dose:${slug}`} hit={[0.05, 0.06, 0.04]}>
              <BuiltModel of={connected === slug ? injector : portCap} />
            </PartAt>
            <Label text={name} position={[0, -0.022, 0.0135]} />
          </group>
        )
      })}
      <Places setup={setup} />
    </>
  )
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
      <PartAt id="low-range:circuit" position={[wetAt[0] + 0.055, wetAt[1], wetAt[2]]} hit={[0.06, 0.04, 0.04]} />
    </>
  )
}

/** From the low-range calibration until the line is connected to the circuit. */
const isSampledInAir = (setup: SceneSetup) =>
  stepOf(setup, 'low-range')?.chosen != null && !stepOf(setup, 'dose')?.chosen

function Label({ text, position }: { readonly text: string; readonly position: Triple }) {
  return (
    <Display
      isPaper
      width={0.084}
      height={0.02}
      pixels={420}
      position={[...position]}
      shows={text}
      draw={(context, width, height) => {
        context.fillStyle = '#ffffff'
        context.beginPath()
        context.roundRect(0, 0, width, height, 14)
        context.fill()
        context.fillStyle = '#17324d'
        context.font = inHand(56, 650)
        context.textAlign = 'center'
        context.textBaseline = 'middle'
        context.fillText(text, width / 2, height / 2 + 3, width - 20)
      }}
    />
  )
}

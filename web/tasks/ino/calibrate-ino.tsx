import { useRef } from 'react'
import type { Group } from 'three'
import { numberIn } from '../../ui/typed-number.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { useEased } from '../kit/use-eased.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, isWaiting } from '../scene/setup.ts'
import { Circuit } from './circuit.tsx'
import { handwheel, inoCylinder } from './cylinder-shape.ts'
import { bagLine, calibrationGas, manualBag } from './gas-and-bag-shapes.ts'
import { Gauge } from './gauge.tsx'
import { inoLook } from './ino-look.ts'
import { inoParts } from './ino-parts.ts'
import { bagAt, calibrationGasAt, dialAt, valveAt } from './ino-place.ts'
import { Panel } from './panel.tsx'
import { doseWheel, inoUnit } from './unit-shape.ts'

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
      <BuiltModel of={inoCylinder} />
      <Valve setup={setup} />
      <Gauge setup={setup} />
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

/** Open while the pressure is read. */
function Valve({ setup }: { readonly setup: SceneSetup }) {
  const turning = useRef<Group>(null)
  const isOpen = isCurrent(setup, 'leak-check') && setup.acts.includes('valve') && !isWaiting(setup, 'leak-check')
  useEased(isOpen ? 1 : 0, (share) => turning.current?.rotation.set(0, share * Math.PI * 1.5, 0), 700)
  return (
    <PartAt id="valve" position={[...valveAt]} hit={[0.062, 0.024, 0.062]}>
      <group ref={turning}>
        <BuiltModel of={handwheel} />
      </group>
    </PartAt>
  )
}

function DoseWheel({ setup }: { readonly setup: SceneSetup }) {
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

import { useRef } from 'react'
import type { Group } from 'three'
import { metal, plastic, rubber } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { ring, rod, softBox } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { isDone } from '../scene/setup.ts'
import { pumpLook, pumpParts } from './pump-parts.ts'
import { pump, pumpAt, pumps } from './pump-place.ts'
import { isSwapped } from './pump-screen.ts'
import { PumpUnit } from './pump-unit.tsx'

/** Three syringe pumps in a rack, checked before loading. */
export const medPumps: Scene = {
  name: 'Three syringe pumps in a rack',
  parts: pumpParts,
  look: pumpLook,
  Model: PumpsModel,
  footprint: [0.36, 0.26],
}

const bay = (index: number) => {
  const [x, y, z] = pumpAt(index)
  return [x + pump.width / 2 + 0.003, y + 0.04, z] as const
}
const spot = [0.052, 0.0275, 0.106] as const

function PumpsModel({ setup }: { readonly setup: SceneSetup }) {
  return (
    <>
      <BuiltModel of={rack} />
      {pumps.map((index) => (
        <PumpUnit key={index} setup={setup} index={index} />
      ))}
      {pumps.map((index) => (
        <PartAt key={index} id={`battery-${index}`} position={[...bay(index)]} press={[0.003, 0, 0]}>
          <BuiltModel of={isSwapped(setup, index) ? freshPack : usedPack} />
        </PartAt>
      ))}
      <BuiltModel
        of={pumps.some((index) => isSwapped(setup, index)) ? usedPack : freshPack}
        position={[...spot]}
        rotation={[0, Math.PI / 2, Math.PI / 2]}
      />
      {pumps.map((index) => (
        <Lever key={index} index={index} isLocked={index === 0 && isDone(setup, 'alarm-and-lock')} />
      ))}
    </>
  )
}

/** Up it is open, down it holds the pump. */
function Lever({ index, isLocked }: { readonly index: number; readonly isLocked: boolean }) {
  const turning = useRef<Group>(null)
  useEased(isLocked ? 1 : 0, (share) => turning.current?.rotation.set(-0.9 + share * 2.1, 0, 0))
  const [x, y, z] = pumpAt(index)
  const arm = (
    <group ref={turning}>
      <BuiltModel of={leverBody} />
    </group>
  )
  const at = [x - pump.width / 2 - 0.019, y + 0.034, z] as const
  if (index > 0) return <group position={[...at]}>{arm}</group>
  return (
    <PartAt id="lock" position={[...at]}>
      {arm}
    </PartAt>
  )
}

const aluminium = metal('#c8cdd3', 0.38)
const steel = metal('#aeb5bd', 0.25)
const coat = plastic('#5b6672', 0.6)
const tray = plastic('#dfe4e8', 0.6)

const TALL = pumpAt(0)[1] + pump.height - 0.005

/** The transport rack: a base with a tray, two uprights, a shelf for each pump, a pole with hooks. */
const rack = buildModel((add) => {
  add(coat, softBox(0.3, 0.016, 0.262, 0.006), { at: [0, 0.016, 0.014] })
  add(tray, softBox(0.26, 0.004, 0.06, 0.0018), { at: [0, 0.0255, 0.104] })
  for (const x of [-0.12, 0.12]) {
    for (const z of [-0.09, 0.105]) add(rubber(), rod(0.011, 0.01), { at: [x, 0.005, z] })
  }
  for (const x of [-0.085, 0.085]) {
    add(aluminium, softBox(0.026, TALL, 0.02, 0.003), { at: [x, 0.02 + TALL / 2, -0.094] })
    add(coat, softBox(0.006, TALL - 0.01, 0.0215, 0.001), { at: [x, 0.02 + TALL / 2, -0.094] })
  }
  for (const index of pumps) {
    const [, y] = pumpAt(index)
    add(aluminium, softBox(0.235, 0.005, 0.15, 0.0015), { at: [0, y - 0.0085, -0.012] })
    add(coat, softBox(0.235, 0.02, 0.006, 0.002), { at: [0, y - 0.004, -0.084] })
    // The post that the lever closes on.
    add(coat, softBox(0.012, 0.034, 0.05, 0.003), { at: [-pump.width / 2 - 0.0075, y + 0.014, 0] })
  }
  add(steel, rod(0.011, TALL + 0.06), { at: [0, TALL / 2 + 0.03, -0.112] })
  for (const y of [0.14, 0.37]) add(coat, softBox(0.07, 0.034, 0.044, 0.006), { at: [0, y, -0.108] })
  // A carrying bar on top, and hooks for bags.
  add(steel, rod(0.0065, 0.17), { at: [0, TALL + 0.032, -0.094], turn: [0, 0, Math.PI / 2] })
  for (const x of [-0.085, 0.085]) add(coat, rod(0.0095, 0.018), { at: [x, TALL + 0.028, -0.094] })
  for (const side of [-1, 1]) {
    add(steel, ring(0.015, 0.0026, Math.PI), { at: [side * 0.015, TALL + 0.058, -0.112], turn: [Math.PI, 0, 0] })
  }
})

const orange = plastic('#e2702b', 0.45)

/** The lever that locks a pump: its pivot at the origin, its arm upwards. */
const leverBody = buildModel((add) => {
  add(metal('#aeb5bd', 0.3), rod(0.006, 0.016), { turn: [0, 0, Math.PI / 2] })
  add(orange, softBox(0.01, 0.05, 0.014, 0.004), { at: [0, 0.024, 0] })
  add(orange, softBox(0.016, 0.018, 0.02, 0.006), { at: [-0.001, 0.052, 0] })
})

const grip = rubber('#2a2f36')

const pack = (latch: string) =>
  buildModel((add) => {
    add(plastic('#4a535e', 0.55), softBox(0.022, 0.054, 0.106, 0.004), { at: [0.011, 0, 0] })
    add(grip, softBox(0.004, 0.034, 0.05, 0.0015), { at: [0.0225, 0, -0.015] })
    for (const y of [-0.009, -0.003, 0.003, 0.009]) {
      add(plastic('#39414b', 0.6), softBox(0.0022, 0.0024, 0.046, 0.0008), { at: [0.0252, y, -0.015] })
    }
    add(plastic(latch, 0.45), softBox(0.012, 0.014, 0.004, 0.0015), { at: [0.012, 0.008, 0.0535] })
  })

/** Origin: the middle of the face that goes into the bay at the right of a pump. */
const usedPack = pack('#e2a422')
const freshPack = pack('#2e9e5b')

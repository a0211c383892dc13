import { useRef } from 'react'
import type { Group } from 'three'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { useEased } from '../kit/use-eased.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { isDone } from '../scene/setup.ts'
import { isSwapped } from './battery.ts'
import { pumpLook, pumpParts } from './pump-parts.ts'

import { pump, pumpAt, pumps } from './pump-place.ts'
import { PumpUnit } from './pump-unit.tsx'
import { freshPack, leverBody, rack, usedPack } from './rack-shapes.ts'

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

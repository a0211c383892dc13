import { useRef } from 'react'
import type { Group } from 'three'
import { numberIn } from '../../../base/ui/typed-number.ts'
import { plastic } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print } from '../kit/print.tsx'
import { plate } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import {
  blockAt,
  blockSize,
  dial,
  dialAt,
  type KeyName,
  keyBlock,
  keyLegend,
  keyNames,
  keyPlate,
  keySize,
  keys,
} from './keys.ts'
import { PER_TURN } from './pump-place.ts'

const caps = new Map(
  keyNames.map((name) => [name, buildModel((add) => add(plastic(keys[name].color, 0.5), plate(...keyPlate)))]),
)
const others = keyNames.filter((name) => name !== 'power')
const stillCaps = buildModel((add) => {
  for (const name of others) add(plastic(keys[name].color, 0.5), plate(...keyPlate), { at: keys[name].at })
})

/** Keys and dial of the first pump, which is the one that is worked on. */
export function FirstPanel({ setup }: { readonly setup: SceneSetup }) {
  const turning = useRef<Group>(null)
  const turns = (numberIn(setup.draft.text) ?? 0) / PER_TURN
  useEased(-turns * Math.PI * 2, (angle) => turning.current?.rotation.set(0, 0, angle), 120)
  return (
    <>
      {keyNames.map((name) => (
        <PumpKey key={name} name={name} id={name === 'power' ? 'power-0' : name} />
      ))}
      <group position={[...dialAt]}>
        <PartAt id="dial" hit={[0.034, 0.034, 0.012]}>
          <group ref={turning}>
            <BuiltModel of={dial} />
          </group>
        </PartAt>
      </group>
    </>
  )
}

/** Of the others only the power key can be pressed. */
export const OtherPanel = ({ index }: { readonly index: number }) => (
  <>
    <BuiltModel of={stillCaps} />
    <Print of={keyBlock(others)} width={blockSize.width} height={blockSize.height} position={[...blockAt]} />
    <PumpKey name="power" id={`power-${index}`} />
    <BuiltModel of={dial} position={[...dialAt]} />
  </>
)

function PumpKey({ name, id }: { readonly name: KeyName; readonly id: string }) {
  const cap = caps.get(name)
  return (
    <PartAt id={id} position={[...keys[name].at]} press={[0, 0, -0.0022]}>
      {cap && <BuiltModel of={cap} />}
      <Print
        of={keyLegend(name)}
        width={keySize.width}
        height={keySize.height}
        position={[0, 0, keySize.depth + 0.0001]}
      />
    </PartAt>
  )
}

import { type ReactNode, useRef } from 'react'
import { BoxGeometry, type Group, MeshBasicMaterial } from 'three'
import { plastic } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { rod } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { Triple } from '../scene/scene.ts'
import { aroundLying } from './curved-paper.ts'
import { stuckOn } from './draw-label.ts'
import { barrelShape, cap, graduation, MARGIN, needle, plungerShape, scaleArc } from './syringe-shapes.ts'
import { barrelOf, type Size, sizes, stopperAt } from './syringe-sizes.ts'

interface SyringeProps {
  readonly size: Size
  readonly ml: number
  readonly fluid?: 'clear' | 'drug'
  /** What its parts are called; without it is only looked at. */
  readonly prefix?: string | null
  /** On its tip; a cap that lies beside it can be taken. */
  readonly tip?: 'cap' | 'needle' | 'beside' | 'bare'
  readonly label?: string | null
  /** How high it lies: its cap is down there. */
  readonly height?: number
}

/** A finger is wider than a thumb rest. */
const grip = new BoxGeometry(1, 1, 1)
const unseen = new MeshBasicMaterial({ visible: false })
const fluids = { clear: plastic('#bfe0f3', 0.25), drug: plastic('#f4dfa6', 0.25) } as const

/** A syringe along x, its tip to the left, the middle of its flange at the origin. */
export function Syringe({
  size,
  ml,
  fluid = 'clear',
  prefix = null,
  tip = 'bare',
  label = null,
  height = 0,
}: SyringeProps) {
  const { radius } = sizes[size]
  const column = useRef<Group>(null)
  const plunger = useRef<Group>(null)
  const zero = stopperAt(size, 0)
  useEased(
    stopperAt(size, ml),
    (x) => {
      plunger.current?.position.set(x, 0, 0)
      column.current?.position.set((x + zero) / 2, 0, 0)
      column.current?.scale.set(Math.max(1e-6, x - zero), 1, 1)
    },
    160,
  )
  return (
    <>
      <Touchable id={prefix === null ? null : `${prefix}plunger`}>
        <group ref={plunger}>
          <BuiltModel of={plungerShape(size)} />
          {prefix !== null && (
            <mesh
              geometry={grip}
              material={unseen}
              position={[barrelOf(size) + 0.008, 0, 0]}
              scale={[0.036, Math.max(0.03, radius * 2.4), 0.02]}
              dispose={null}
            />
          )}
        </group>
      </Touchable>
      <Touchable id={prefix === null ? null : `${prefix}barrel`}>
        <group ref={column}>
          <mesh
            geometry={rod(radius - 0.0008, 1)}
            material={fluids[fluid]}
            rotation={[0, 0, -Math.PI / 2]}
            dispose={null}
          />
        </group>
        <Barrel size={size} label={label} />
      </Touchable>
      <Tip {...{ size, tip, prefix, height }} />
    </>
  )
}

/** The glass with its scale, and what sticks on it. */
function Barrel({ size, label }: Required<Pick<SyringeProps, 'size' | 'label'>>) {
  const { radius, scale } = sizes[size]
  const zero = stopperAt(size, 0)
  return (
    <>
      <BuiltModel of={barrelShape(size)} />
      <mesh
        geometry={aroundLying({
          radius: radius + 0.0003,
          length: scale + 2 * MARGIN,
          arc: scaleArc(size),
          middle: label === null ? 0.12 : -0.58,
        })}
        material={graduation(size)}
        position={[zero + scale / 2, 0, 0]}
        dispose={null}
      />
      {label !== null && (
        <mesh
          geometry={aroundLying({ radius: radius + 0.0005, length: scale * 0.86, arc: 1.1, middle: 0.5 })}
          material={stuckOn(label, scale * 0.86, radius * 1.1)}
          position={[zero + scale * 0.47, 0, 0]}
          dispose={null}
        />
      )}
    </>
  )
}

function Tip({ size, tip, prefix, height }: Required<Pick<SyringeProps, 'size' | 'tip' | 'prefix' | 'height'>>) {
  const end = -barrelOf(size) - 0.011
  if (tip === 'needle') return <BuiltModel of={needle} position={[end + 0.004, 0, 0]} />
  if (tip === 'cap') return <BuiltModel of={cap} position={[end + 0.01, 0, 0]} />
  if (tip === 'bare') return null
  return (
    <Touchable id={prefix === null ? null : `${prefix}cap`} at={[end + 0.0115, 0.0085 - height, 0.003]}>
      <BuiltModel of={cap} scale={1.15} />
    </Touchable>
  )
}

function Touchable({ id, at = [0, 0, 0], children }: { id: string | null; at?: Triple; children: ReactNode }) {
  if (id === null) return <group position={[...at]}>{children}</group>
  return (
    <PartAt id={id} position={[...at]}>
      {children}
    </PartAt>
  )
}

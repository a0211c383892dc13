import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { printed } from '../kit/print.tsx'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { vial, vialAt, vialPlace, workVialAt } from './bench-place.ts'
import { colourOf, vialShape } from './bench-shapes.ts'
import { hasDrugSyringe, isChallenge } from './bench-state.ts'
import { drawFields, drawName } from './draw-label.ts'
import { aroundStanding } from './paper-around.ts'

const ARC = 2.3
const PIXELS = [Math.round(vial.radius * ARC * 18_000), Math.round(vial.label * 18_000)] as const
const paper = aroundStanding({ radius: vial.radius + 0.0004, length: vial.label, arc: ARC })

/** The vial that is read, or those to choose from. */
export function Vials({ setup }: { readonly setup: SceneSetup }) {
  if (isChallenge(setup)) return <VialChoice setup={setup} />
  if (!hasDrugSyringe(setup)) return null
  const items = stepOf(setup, 'read-label')?.items ?? []
  const label = printed(`vial ${JSON.stringify(items)}`, PIXELS, (context, width, height) => {
    drawFields(context, width, height, items, colourOf(0))
  })
  return (
    <group position={[...vialAt]}>
      <Vial index={0} label={label} />
      {items.map(({ slug }, index) => (
        <PartAt
          key={slug}
          id={`read-label:${slug}`}
          position={[0, vial.labelY + vial.label * (0.48 - (0.96 * (index + 0.5)) / items.length), vial.radius]}
          hit={[vial.radius * 1.9, (vial.label * 0.86) / items.length, 0.003]}
        />
      ))}
    </group>
  )
}

function VialChoice({ setup }: { readonly setup: SceneSetup }) {
  const step = stepOf(setup, 'vial')
  return (step?.options ?? []).map(({ slug, name }, index) => {
    const isTaken = isDone(setup, 'vial') && !isDone(setup, 'diluent') && step?.chosen === slug
    const at: Triple = isTaken ? workVialAt : vialPlace(index)
    const label = printed(`vial of ${name}`, PIXELS, (context, width, height) => {
      drawName(context, width, height, name, colourOf(index))
    })
    return (
      <PartAt key={slug} id={`vial:${slug}`} position={[...at]} press={[0, 0.005, 0]}>
        <Vial index={index} label={label} />
      </PartAt>
    )
  })
}

const Vial = ({ index, label }: { readonly index: number; readonly label: ReturnType<typeof printed> }) => (
  <>
    <BuiltModel of={vialShape(index)} />
    <mesh geometry={paper} material={label} position={[0, vial.labelY, 0]} dispose={null} />
  </>
)

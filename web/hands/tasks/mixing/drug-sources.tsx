import { useRef } from 'react'
import type { Group } from 'three'
import type { OptionView } from '#case/views/preparation/task-steps.ts'
import { Display } from '../kit/display.tsx'
import { clear } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { tube } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { bag, bagPlace, box, boxPlace, vial, vialAt, vialPlace, workAt, workVialAt } from './bench-look.ts'
import { bagShape, boxShape, colourOf, vialShape } from './bench-shapes.ts'
import { bagStep, drawnFrom, hasDrugSyringe, isChallenge, mainSize } from './bench-state.ts'
import { aroundStanding } from './curved-paper.ts'
import { drawFields, drawName } from './draw-label.ts'
import { barrelOf } from './syringe-sizes.ts'

/** The bags to draw from. The challenge has one, and nothing to choose. */
export function Bags({ setup }: { readonly setup: SceneSetup }) {
  const step = bagStep(setup)
  const bags = stepOf(setup, step)?.using?.options ?? []
  if (isChallenge(setup)) {
    return (
      <group position={[...bagPlace(1)]}>
        <Bag name="Saline" index={1} />
      </group>
    )
  }
  const from = isDone(setup, step) ? null : drawnFrom(setup, step)
  return bags.map(({ slug, name }, index) => (
    <group key={slug} position={[...bagPlace(index)]}>
      <PartAt id={`${step}:${slug}`} press={[0, -0.004, 0]}>
        <Bag name={name} index={index} />
      </PartAt>
      {slug === 'saline' && !hasDrugSyringe(setup) && <BagFields setup={setup} />}
      {from === slug && <Line setup={setup} index={index} />}
    </group>
  ))
}

const Bag = ({ name, index }: { readonly name: string; readonly index: number }) => (
  <>
    <BuiltModel of={bagShape(index)} />
    <Print
      of={printed(`bag ${name} ${index}`, [740, 290], (context, width, height) => {
        drawName(context, width, height, name, colourOf(index))
      })}
      width={0.074}
      height={0.029}
      position={[0, 0.021, bag.depth / 2 + 0.0006]}
    />
  </>
)

/** The label of a bag that is read aloud. */
function BagFields({ setup }: { readonly setup: SceneSetup }) {
  const items = stepOf(setup, 'read-label')?.items ?? []
  const [width, height] = [0.074, 0.069]
  return (
    <group position={[0, 0.074, bag.depth / 2 + 0.0006]}>
      <Display
        isPaper
        width={width}
        height={height}
        pixels={740}
        shows={JSON.stringify(items)}
        draw={(context, w, h) => drawFields(context, w, h, items, colourOf(1))}
      />
      {items.map(({ slug }, index) => (
        <PartAt
          key={slug}
          id={`read-label:${slug}`}
          position={[0, height * (0.48 - (0.96 * (index + 0.5)) / items.length), 0.001]}
          hit={[width * 0.94, (height * 0.84) / items.length, 0.001]}
        />
      ))}
    </group>
  )
}

/** From a bag to the tip of the syringe. */
function Line({ setup, index }: { readonly setup: SceneSetup; readonly index: number }) {
  const [x, y, z] = bagPlace(index)
  const size = mainSize(setup)
  if (!size) return null
  const tip = [workAt[0] - barrelOf(size) - 0.01 - x, workAt[1] - y, workAt[2] - z] as const
  const geometry = lineTo(index, tip)
  return <mesh geometry={geometry} material={clear('#cfe7f5', 0.7)} dispose={null} />
}

const lines = new Map<string, ReturnType<typeof tube>>()
function lineTo(index: number, tip: readonly [number, number, number]) {
  const key = `${index} ${tip}`
  const found =
    lines.get(key) ??
    tube([[-0.014, -0.01, 0], [-0.016, -0.022, 0.01], [tip[0] - 0.012, tip[1] - 0.004, tip[2] - 0.012], tip], 0.0018)
  lines.set(key, found)
  return found
}

/** Cartons of the drug, where its strength is to be chosen. */
export function Boxes({ setup }: { readonly setup: SceneSetup }) {
  if (isChallenge(setup)) return null
  const from = drawnFrom(setup, 'drug')
  return (stepOf(setup, 'drug')?.using?.options ?? []).map((option, index) => (
    <Box key={option.slug} option={option} index={index} isTaken={from === option.slug} />
  ))
}

interface BoxProps {
  readonly option: OptionView
  readonly index: number
  readonly isTaken: boolean
}

/** The one that is taken stands a little in front. */
function Box({ option: { slug, name }, index, isTaken }: BoxProps) {
  const moving = useRef<Group>(null)
  useEased(isTaken ? 1 : 0, (share) => moving.current?.position.set(0, 0, share * 0.018))
  return (
    <group position={[...boxPlace(index)]}>
      <PartAt id={`drug:${slug}`} press={[0, 0.004, 0]}>
        <group ref={moving}>
          <BuiltModel of={boxShape(index)} />
          <Print
            of={printed(`box ${name}`, [680, 400], (context, width, height) => {
              drawName(context, width, height, name)
            })}
            width={0.066}
            height={0.0385}
            position={[0, 0.0205, box.depth / 2 + 0.0006]}
          />
        </group>
      </PartAt>
    </group>
  )
}

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

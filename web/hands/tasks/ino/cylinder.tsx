import { useRef } from 'react'
import type { Group } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { metal, plastic, rubber } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { lathed, ring, rod, softBox, tube } from '../kit/shapes.ts'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone, isWaiting } from '../scene/setup.ts'
import { cylinder, front, gaugeAt, unit, valveAt } from './ino-place.ts'

/** The cylinder of nitric oxide with its valve and its gauge. */
export function Cylinder({ setup }: { readonly setup: SceneSetup }) {
  return (
    <>
      <BuiltModel of={inoCylinder} />
      <Valve setup={setup} />
      <Gauge setup={setup} />
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

const MOST = 3000
/** Where the needle rests in an empty gauge and where the scale ends, clockwise from the top. */
const SWEEP = (Math.PI * 3) / 4

/** The pressure of the cylinder. Once the valve was opened it stays in the regulator: a leak would let it fall. */
function Gauge({ setup }: { readonly setup: SceneSetup }) {
  const turning = useRef<Group>(null)
  const isOpened = isDone(setup, 'leak-check') || (isCurrent(setup, 'leak-check') && isUnderPressure(setup))
  const share = isOpened ? pressureOf(setup) / MOST : 0
  useEased(share, (now) => turning.current?.rotation.set(0, 0, SWEEP - now * SWEEP * 2), 900)
  return (
    <group position={[gaugeAt[0], gaugeAt[1], gaugeAt[2] + 0.0104]}>
      <Print of={dialFace()} width={0.058} height={0.058} position={[0, 0, 0]} />
      <group ref={turning} position={[0, 0, 0.0014]}>
        <BuiltModel of={needle} />
      </group>
    </group>
  )
}

const isUnderPressure = ({ acts, waitMs }: SceneSetup) => acts.includes('valve') || waitMs !== null

// The view tells the number with the reading of the step. Until then a well filled cylinder is drawn.
const UNREAD = 1850
function pressureOf({ steps }: SceneSetup): number {
  const read = /([\d,]+) psi/.exec(steps.find(({ slug }) => slug === 'leak-check')?.reading ?? '')?.[1]
  return read ? Number(read.replace(',', '')) : UNREAD
}

const dialFace = () =>
  printed('pressure gauge', [320, 320], (context, width) => {
    const middle = width / 2
    context.fillStyle = '#f7f8f6'
    context.beginPath()
    context.arc(middle, middle, middle - 2, 0, Math.PI * 2)
    context.fill()
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (let psi = 0; psi <= MOST; psi += 100) {
      const angle = -Math.PI / 2 - SWEEP + (psi / MOST) * SWEEP * 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const isMajor = psi % 500 === 0
      context.strokeStyle = psi <= 200 ? '#c8281e' : '#1d262e'
      context.lineWidth = isMajor ? 6 : 3
      context.beginPath()
      context.moveTo(middle + cos * 148, middle + sin * 148)
      context.lineTo(middle + cos * (isMajor ? 122 : 134), middle + sin * (isMajor ? 122 : 134))
      context.stroke()
      context.fillStyle = '#1d262e'
      context.font = appFont(28, 650)
      if (psi % 1000 === 0) context.fillText(String(psi), middle + cos * 94, middle + sin * 94)
    }
    context.font = appFont(30, 650)
    context.fillText('psi', middle, middle + 66)
    context.font = appFont(24, 700)
    context.fillText('NO', middle, middle + 104)
  })

const aluminium = metal('#b6bcc4', 0.36)
const steel = metal('#a8b0b8', 0.24)
const brass = metal('#c9a24a', 0.32)
const teal = plastic('#0f7c7a', 0.45)
const hose = rubber('#20262c')
const { x, z, radius, height } = cylinder
const sideways = [0, 0, Math.PI / 2] as const

/** Turned from below to above. */
const body = [
  [0, 0],
  [radius - 0.006, 0],
  [radius, 0.008],
  [radius, height - 0.07],
  [radius, height - 0.068],
] as const
const shoulder = [
  ...Array.from({ length: 17 }, (_, index) => {
    const angle = (index / 16) * (Math.PI / 2)
    return [0.016 + (radius - 0.016) * Math.cos(angle), height - 0.068 + 0.08 * Math.sin(angle)] as const
  }),
  [0.016, height + 0.03],
] as const
const hosePlaces = [
  [x + 0.066, 0.425, z + 0.012],
  [x + 0.07, 0.36, z],
  [x + 0.1, 0.28, -0.05],
  [unit.x - unit.width / 2 - 0.012, 0.17, -0.05],
  [unit.x - unit.width / 2 + 0.004, 0.15, front - 0.13],
] as const

/** The cylinder of nitric oxide with its regulator, and the hose to the system. */
const inoCylinder = buildModel((add) => {
  add(aluminium, lathed(body), { at: [x, 0.02, z] })
  // The shoulder tells the gas by its colour.
  add(teal, lathed(shoulder), { at: [x, 0.02, z] })
  add(teal, rod(radius + 0.0006, 0.05, radius + 0.0006, 48), { at: [x, 0.075, z] })
  add(brass, rod(0.013, 0.05), { at: [x, 0.452, z] })
  add(brass, softBox(0.034, 0.03, 0.03, 0.005), { at: [x, 0.452, z + 0.004] })
  // The regulator: a bonnet, its body, the stem of the gauge.
  add(steel, rod(0.016, 0.05), { at: [x + 0.036, 0.445, z + 0.012], turn: sideways })
  add(steel, rod(0.024, 0.026), { at: [x + 0.066, 0.445, z + 0.012], turn: sideways })
  add(plastic('#2b333c', 0.5), rod(0.02, 0.018, 0.02, 24), { at: [x + 0.086, 0.445, z + 0.012], turn: sideways })
  add(brass, rod(0.007, 0.05), { at: [x - 0.022, 0.445, z + 0.024], turn: [Math.PI / 2.6, 0, Math.PI / 3] })
  add(plastic('#1f252b', 0.5), rod(0.031, 0.02, 0.031, 40), { at: [...gaugeAt], turn: [Math.PI / 2, 0, 0] })
  add(steel, ring(0.03, 0.0022), { at: [gaugeAt[0], gaugeAt[1], gaugeAt[2] + 0.0102] })
  add(hose, tube(hosePlaces, 0.006))
  // Straps that hold it on the tray.
  for (const y of [0.13, 0.3])
    add(rubber('#3a424b'), rod(radius + 0.0016, 0.016, radius + 0.0016, 48), { at: [x, y, z] })
  add(plastic('#4c5763', 0.6), softBox(0.02, 0.34, 0.016, 0.004), { at: [x, 0.2, z - radius - 0.006] })
})

/** The wheel on the valve; it turns around y. */
const handwheel = buildModel((add) => {
  const wheel = plastic('#20262c', 0.5)
  add(wheel, ring(0.024, 0.005), { turn: [Math.PI / 2, 0, 0] })
  for (const angle of [0, Math.PI / 3, (2 * Math.PI) / 3]) {
    add(wheel, softBox(0.05, 0.006, 0.007, 0.002), { turn: [0, angle, 0] })
  }
  add(steel, rod(0.006, 0.026), { at: [0, -0.008, 0] })
  // A mark, so that its turning is seen.
  add(plastic('#f2f4f6', 0.5), softBox(0.008, 0.003, 0.004, 0.001), { at: [0.024, 0.005, 0] })
})

/** The needle of the gauge, pointing up, its middle at the pivot. */
const needle = buildModel((add) => {
  add(plastic('#c8281e', 0.5), softBox(0.0018, 0.026, 0.001, 0.0004), { at: [0, 0.009, 0] })
  add(plastic('#20262c', 0.5), rod(0.003, 0.002, 0.003, 20), { turn: [Math.PI / 2, 0, 0] })
})

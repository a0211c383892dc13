import { useRef } from 'react'
import type { Group } from 'three'
import { appFont } from '../kit/canvas-text.ts'
import { BuiltModel } from '../kit/model.tsx'
import { Print, printed } from '../kit/print.tsx'
import { useEased } from '../kit/use-eased.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isCurrent, isDone } from '../scene/setup.ts'
import { needle } from './cylinder-shape.ts'
import { gaugeAt } from './ino-place.ts'

const MOST = 3000
/** Where the needle rests in an empty gauge and where the scale ends, clockwise from the top. */
const SWEEP = (Math.PI * 3) / 4

/** The pressure of the cylinder. Once the valve was opened it stays in the regulator: a leak would let it fall. */
export function Gauge({ setup }: { readonly setup: SceneSetup }) {
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

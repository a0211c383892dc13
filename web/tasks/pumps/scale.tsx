import { appFont } from '../kit/canvas-text.ts'
import { Print, printed } from '../kit/print.tsx'
import { barrel } from './syringe.ts'

const LENGTH = 0.072
const TALL = 0.014
const MOST = 50

/** The graduation of the syringe, printed on the front of its barrel. */
export function Scale() {
  return (
    <Print
      of={graduation()}
      width={LENGTH}
      height={TALL}
      position={[barrel.from + 0.051, barrel.y + 0.001, barrel.z + barrel.radius + 0.0004]}
    />
  )
}

const graduation = () =>
  printed('scale of 50 mL', [820, 140], (context, width, height) => {
    context.fillStyle = '#16202c'
    context.font = appFont(44, 650)
    context.textAlign = 'center'
    context.textBaseline = 'alphabetic'
    for (let ml = 0; ml <= MOST; ml++) {
      const x = 14 + (ml / MOST) * (width - 28)
      const isTen = ml % 10 === 0
      const tall = isTen ? 74 : ml % 5 === 0 ? 54 : 34
      context.fillRect(x - (isTen ? 2.5 : 1.5), height - tall, isTen ? 5 : 3, tall)
      if (isTen) context.fillText(String(ml), Math.min(width - 34, Math.max(24, x)), height - 84)
    }
  })

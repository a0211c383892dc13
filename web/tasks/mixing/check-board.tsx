import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { plastic } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { rod } from '../kit/shapes.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { type CheckCard, checkCard } from './bench-displays.ts'
import { board, boardAt, stampAt } from './bench-place.ts'
import { boardShape } from './bench-shapes.ts'

const inks = { open: '#b3261e', asked: '#9a6200', checked: '#1d7f50' } as const
const RADIUS = 0.027

/** What the second person looks at, and the round stamp that asks for them. */
export function CheckBoard({ setup }: { readonly setup: SceneSetup }) {
  if (!stepOf(setup, 'second-check')) return null
  const card = checkCard(setup)
  return (
    <>
      <BuiltModel of={boardShape} />
      <Display
        isPaper
        width={board.width}
        height={board.height}
        pixels={1000}
        position={[...boardAt]}
        shows={JSON.stringify(card)}
        draw={(context, width, height) => drawCard(context, width, height, card)}
      />
      <PartAt id="stamp" position={[...stampAt]} press={[0, 0, -0.004]}>
        <mesh
          geometry={rod(RADIUS, 0.008, RADIUS * 0.96, 48)}
          material={plastic(inks[card.state], 0.45)}
          rotation={[Math.PI / 2, 0, 0]}
          dispose={null}
        />
        <Print of={face(isDone(setup, 'second-check'))} width={0.05} height={0.05} position={[0, 0, 0.0042]} />
      </PartAt>
    </>
  )
}

const face = (isChecked: boolean) =>
  printed(`stamp ${isChecked}`, [320, 320], (context, width) => {
    context.strokeStyle = context.fillStyle = '#ffffff'
    context.lineWidth = 8
    context.beginPath()
    context.arc(width / 2, width / 2, width * 0.44, 0, Math.PI * 2)
    context.stroke()
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.font = appFont(104, 800)
    context.fillText(isChecked ? '✓' : '2nd', width / 2, width * 0.37)
    context.font = appFont(64, 750)
    context.fillText(isChecked ? 'checked' : 'check', width / 2, width * 0.65)
  })

function drawCard(context: CanvasRenderingContext2D, width: number, height: number, card: CheckCard) {
  context.fillStyle = '#fffef8'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#17324d'
  context.fillRect(0, 0, width, height * 0.17)
  context.textBaseline = 'middle'
  context.fillStyle = '#ffffff'
  context.font = appFont(height * 0.1, 700)
  context.fillText('Second-person check', width * 0.035, height * 0.09)
  context.fillStyle = '#14202e'
  context.font = appFont(height * 0.088, 600)
  const lines = card.lines.flatMap((line) => wrapped(context, line, width * 0.64))
  lines.forEach((line, index) => {
    context.fillText(line, width * 0.035, height * (0.27 + index * 0.118))
  })
  context.fillStyle = inks[card.state]
  context.fillRect(0, height * 0.83, width, height * 0.17)
  context.fillStyle = '#ffffff'
  context.font = appFont(height * 0.1, 700)
  context.fillText(card.status, width * 0.035, height * 0.92, width * 0.93)
}

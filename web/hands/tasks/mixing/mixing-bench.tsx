import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { plastic } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { plate, rod } from '../kit/shapes.ts'
import type { Scene, SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { BenchPump, type CheckCard, checkCard } from './bench-displays.tsx'
import { benchLook, board, boardAt, label, labelY, SHEET_TILT, sheetAt, stampAt } from './bench-look.ts'
import { benchParts } from './bench-parts.ts'

import { benchShape, boardShape, railShape } from './bench-shapes.ts'
import { DrugSyringe, SyringeTray, WorkSyringe } from './bench-syringes.tsx'
import { drawLabel } from './draw-label.ts'
import { Bags, Boxes, Vials } from './drug-sources.tsx'

/** A bench with bags, vials, syringes, labels and a pump. The drips, the bolus and the code dose are all made on it. */
export const mixingBench: Scene = {
  name: 'Bench for mixing medicines',
  parts: benchParts,
  look: benchLook,
  Model: BenchModel,
  footprint: [0.78, 0.36],
}

function BenchModel({ setup }: { readonly setup: SceneSetup }) {
  return (
    <>
      <BuiltModel of={benchShape} />
      <BuiltModel of={railShape} />
      <Bags setup={setup} />
      <Vials setup={setup} />
      <Boxes setup={setup} />
      <SyringeTray setup={setup} />
      <WorkSyringe setup={setup} />
      <DrugSyringe setup={setup} />
      <LabelSheet setup={setup} />
      <CheckBoard setup={setup} />
      <BenchPump setup={setup} />
    </>
  )
}

const backing = buildModel((add) =>
  add(plastic('#8fb7d6', 0.8), plate(label.width + 0.014, 3 * (label.height + label.gap) + 0.008, 0.004, 0.0022), {
    at: [0, 0, -0.0024],
  }),
)

/** Printed labels on their sheet. The one that was taken is on the syringe. */
function LabelSheet({ setup }: { readonly setup: SceneSetup }) {
  const step = stepOf(setup, 'label')
  const options = step?.options ?? []
  const stuck = isDone(setup, 'label') ? step?.chosen : null
  return (
    <group position={[...sheetAt]} rotation={[SHEET_TILT, 0, 0]}>
      <BuiltModel of={backing} />
      {options.map(({ slug, name }, index) =>
        slug === stuck ? null : (
          <PartAt
            key={slug}
            id={`label:${slug}`}
            position={[0, labelY(index, options.length), 0.0006]}
            press={[0, 0.002, 0.004]}
          >
            <Print
              of={printed(`label ${name}`, [1400, 189], (context, width, height) =>
                drawLabel(context, width, height, name),
              )}
              width={label.width}
              height={label.height}
            />
          </PartAt>
        ),
      )}
    </group>
  )
}

const inks = { open: '#b3261e', asked: '#9a6200', checked: '#1d7f50' } as const
const RADIUS = 0.027

/** What the second person looks at, and the round stamp that asks for them. */
function CheckBoard({ setup }: { readonly setup: SceneSetup }) {
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

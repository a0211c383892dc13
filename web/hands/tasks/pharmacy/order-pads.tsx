import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { plastic } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { softBox } from '../kit/shapes.ts'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { clipboard, pen } from './counter-shapes.ts'
import { ownPadAt, PAD_TILT, padPlace, padSize } from './pharmacy-place.ts'

/** The order pads to choose from; then the one that was picked up, with all that is written on it. */
export function Pads({ setup }: { readonly setup: SceneSetup }) {
  const step = stepOf(setup, 'pad')
  const options = step?.options ?? []
  if (!isDone(setup, 'pad')) {
    return options.map(({ slug, name }, index) => (
      <PartAt key={slug} id={`pad:${slug}`} position={[...padPlace(index)]} press={[0, 0.004, -0.004]}>
        <Pad sheet={{ ...blank, patient: patientIn(name) }} />
      </PartAt>
    ))
  }
  const name = options.find(({ slug }) => slug === step?.chosen)?.name ?? ''
  return (
    <group position={[...ownPadAt]}>
      <Pad sheet={sheetOf(setup, patientIn(name))} />
      {isCurrent(setup, 'weight') && <WeightKeys />}
      <PartAt id="pen" position={[0.1, -0.045, 0.035]} hit={[0.1, 0.03, 0.03]}>
        <group rotation={[0, 0, -1.35]} position={[-0.045, -0.008, 0]}>
          <BuiltModel of={pen} />
        </group>
      </PartAt>
    </group>
  )
}

/** The label on a pad is the last word of its name; a pad without one has none. */
const patientIn = (name: string): string => /labelled (\S+)$/.exec(name)?.[1] ?? ''

const blank: OrderSheet = { patient: '', weight: '', unit: '', isDated: false, lines: [], isReadBack: false }

function sheetOf(setup: SceneSetup, patient: string): OrderSheet {
  const weight = stepOf(setup, 'weight')
  const text = isCurrent(setup, 'weight') ? setup.draft.text : weight?.value == null ? '' : String(weight.value)
  const picked = (stepOf(setup, 'tray')?.items ?? []).filter(({ isPicked }) => isPicked)
  return {
    patient,
    weight: text,
    unit: weight?.unit ?? '',
    isDated: isDone(setup, 'weight'),
    lines: picked.map(({ name }) => name),
    isReadBack: isDone(setup, 'read-back'),
  }
}

function Pad({ sheet }: { readonly sheet: OrderSheet }) {
  return (
    <group rotation={[PAD_TILT, 0, 0]}>
      <BuiltModel of={clipboard} />
      <Display
        isPaper
        width={padSize.width - 0.012}
        height={padSize.height - 0.014}
        pixels={640}
        position={[0, -0.003, 0.0012]}
        shows={JSON.stringify(sheet)}
        draw={(context, width, height) => drawOrder(context, width, height, sheet)}
      />
    </group>
  )
}

const keys: readonly { readonly id: string; readonly legend: string; readonly at: Triple }[] = [
  { id: 'more-fast', legend: '+1', at: [0.074, 0.04, 0.008] },
  { id: 'more', legend: '+0.1', at: [0.1, 0.04, 0.008] },
  { id: 'less-fast', legend: '−1', at: [0.074, 0.014, 0.008] },
  { id: 'less', legend: '−0.1', at: [0.1, 0.014, 0.008] },
]
const cap = softBox(0.023, 0.021, 0.004, 0.002)

/** Small tabs beside the form that change what is about to be written. */
function WeightKeys() {
  return (
    <group rotation={[PAD_TILT, 0, 0]}>
      {keys.map(({ id, legend, at }) => (
        <PartAt key={id} id={id} position={[...at]} press={[0, 0, -0.002]}>
          <mesh geometry={cap} material={plastic('#dfe7ee', 0.6)} dispose={null} />
          <Display
            isPaper
            width={0.02}
            height={0.018}
            pixels={160}
            position={[0, 0, 0.0022]}
            shows={legend}
            draw={(context, width, height) => {
              context.fillStyle = '#17324d'
              context.font = '700 58px "Inter Variable", sans-serif'
              context.textAlign = 'center'
              context.textBaseline = 'middle'
              context.fillText(legend, width / 2, height / 2 + 4)
            }}
          />
        </PartAt>
      ))}
    </group>
  )
}

/** What stands on an order pad. */
interface OrderSheet {
  readonly patient: string
  readonly weight: string
  readonly unit: string
  readonly isDated: boolean
  readonly lines: readonly string[]
  readonly isReadBack: boolean
}

const INK = '#1b2a3c'
const PEN = '#1f4e9c'

/** Paints an order pad: printed form, and what was written on it. */
function drawOrder(context: CanvasRenderingContext2D, width: number, height: number, sheet: OrderSheet) {
  context.fillStyle = '#fffef8'
  context.fillRect(0, 0, width, height)
  context.textBaseline = 'middle'
  context.fillStyle = '#0f5f77'
  context.fillRect(0, height * 0.075, width, height * 0.085)
  context.fillStyle = '#ffffff'
  context.font = appFont(height * 0.05, 700)
  context.fillText('Transport order', width * 0.06, height * 0.118)

  sticker(context, width, height, sheet.patient)
  field(context, width, height, 0.32, 'Weight', sheet.weight ? `${sheet.weight} ${sheet.unit}` : '')
  field(context, width, height, 0.42, 'Time', sheet.isDated ? 'noted' : '')
  context.strokeStyle = '#b9c6cf'
  context.lineWidth = 2
  for (let line = 0; line < 5; line++) rule(context, width, height * (0.58 + line * 0.085))
  context.fillStyle = PEN
  context.font = written(height * 0.042)
  sheet.lines.forEach((line, index) => {
    context.fillText(line, width * 0.06, height * (0.555 + index * 0.085), width * 0.88)
  })
  if (!sheet.isReadBack) return
  context.fillStyle = '#1d7f50'
  context.font = appFont(height * 0.05, 700)
  context.fillText('✓ read back', width * 0.06, height * 0.955)
}

const written = (size: number) => `italic ${appFont(size, 600)}`

function field(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  at: number,
  name: string,
  text: string,
) {
  context.fillStyle = INK
  context.font = appFont(height * 0.04, 600)
  context.fillText(name, width * 0.06, height * (at + 0.03))
  context.strokeStyle = '#8fa2b0'
  context.lineWidth = 2
  context.strokeRect(width * 0.34, height * (at - 0.012), width * 0.6, height * 0.085)
  context.fillStyle = PEN
  context.font = written(height * 0.062)
  context.fillText(text, width * 0.37, height * (at + 0.032), width * 0.54)
}

/** The patient's label, as it comes from the ward's printer. */
function sticker(context: CanvasRenderingContext2D, width: number, height: number, patient: string) {
  context.strokeStyle = '#8fa2b0'
  context.lineWidth = 3
  context.setLineDash(patient ? [] : [10, 8])
  context.fillStyle = patient ? '#fff3b8' : '#fffef8'
  context.fillRect(width * 0.06, height * 0.18, width * 0.88, height * 0.115)
  context.strokeRect(width * 0.06, height * 0.18, width * 0.88, height * 0.115)
  context.setLineDash([])
  context.fillStyle = INK
  context.font = appFont(height * 0.085, 800)
  context.textAlign = 'center'
  context.fillText(patient, width / 2, height * 0.241)
  context.textAlign = 'left'
}

function rule(context: CanvasRenderingContext2D, width: number, y: number) {
  context.beginPath()
  context.moveTo(width * 0.06, y)
  context.lineTo(width * 0.94, y)
  context.stroke()
}

import { Display } from '../kit/display.tsx'
import { plastic } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { softBox } from '../kit/shapes.ts'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { clipboard, pen } from './counter-shapes.ts'
import { drawOrder, type OrderSheet } from './draw-order.ts'
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

import type { Group } from 'three'
import type { ItemView } from '#case/views/preparation/task-steps.ts'
import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { clear, metal, plastic, rubber } from '../kit/materials.ts'
import { BuiltModel, buildModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { lathed, rod, softBox } from '../kit/shapes.ts'
import type { SceneSetup, Triple } from '../scene/scene.ts'
import { isCurrent, stepOf } from '../scene/setup.ts'
import { shelf, shelfPlace, trayPlace } from './pharmacy-place.ts'

/** The medicines: on the shelf with their cards, or in the tray. */
export function ShelfGoods({ setup }: { readonly setup: SceneSetup }) {
  const items = stepOf(setup, 'tray')?.items ?? []
  const picked = items.filter(({ isPicked }) => isPicked)
  return (
    <>
      {items.map((item, index) => (
        <Good
          key={item.slug}
          item={item}
          index={index}
          place={item.isPicked ? trayPlace(picked.indexOf(item)) : null}
        />
      ))}
      {isCurrent(setup, 'leave-the-rest') && (
        <PartAt
          id="shelf"
          position={[shelf.x, shelf.lowest + (shelf.row * shelf.rows) / 2, shelf.z + 0.05]}
          hit={[shelf.width, shelf.row * shelf.rows, 0.01]}
        />
      )}
    </>
  )
}

/** `place`: in the tray. */
function Good({
  item,
  index,
  place,
}: {
  readonly item: ItemView
  readonly index: number
  readonly place: Triple | null
}) {
  const [x, y, z] = shelfPlace(index)
  return (
    <PartAt id={`tray:${item.slug}`} position={[...(place ?? ([x, y + 0.006, z] as const))]} press={[0, 0.006, 0]}>
      <group scale={place ? 0.72 : 0.82}>
        <BuiltModel of={medicine(shapeOf(item.slug), colourOf(index))} />
      </group>
      {!place && (
        <Display
          isPaper
          width={0.168}
          height={0.036}
          pixels={840}
          position={[0, -0.012, shelf.depth / 2 - 0.008]}
          shows={item.name}
          draw={(context, width, height) => drawCard(context, width, height, item.name)}
        />
      )}
    </PartAt>
  )
}

type Shape = 'syringe' | 'vial' | 'bag' | 'box' | 'cylinder'

/** How a medicine comes. Only its looks: its name is told by the view. */
const shapes: { readonly [slug: string]: Shape } = {
  fentanyl: 'syringe',
  'heparinised-saline': 'syringe',
  d10w: 'bag',
  rocuronium: 'vial',
  dobutamine: 'vial',
  prostaglandin: 'box',
  'potassium-chloride': 'box',
  bicarbonate: 'vial',
  alprostadil: 'vial',
  antibiotics: 'vial',
  calcium: 'vial',
  ceftriaxone: 'vial',
  indomethacin: 'vial',
  'nitric-oxide': 'cylinder',
}
const shapeOf = (slug: string): Shape => shapes[slug] ?? 'box'

/** Caps and bands of different makers. */
const colours = ['#c94f3d', '#3f7fbf', '#4f9b62', '#8757a8', '#d08a2b', '#2f8c91', '#b2466e', '#5b6bb5'] as const
const colourOf = (index: number): string => colours[index % colours.length] ?? colours[0]

const made = new Map<string, Group>()

/** A medicine, standing on y = 0. */
function medicine(shape: Shape, colour: string): Group {
  const key = `${shape} ${colour}`
  const found = made.get(key) ?? builders[shape](colour)
  made.set(key, found)
  return found
}

const glass = clear('#e6f2f8', 0.4)

const bottle = [
  [0, 0],
  [0.016, 0],
  [0.018, 0.002],
  [0.018, 0.038],
  [0.015, 0.046],
  [0.0085, 0.05],
  [0.0085, 0.055],
] as const

const builders: { readonly [S in Shape]: (colour: string) => Group } = {
  vial: (colour) =>
    buildModel((add) => {
      add(glass, lathed(bottle))
      add(clear('#dff1fb', 0.55), rod(0.0165, 0.026), { at: [0, 0.016, 0] })
      add(metal('#c3c8ce', 0.3), rod(0.0105, 0.009), { at: [0, 0.056, 0] })
      add(plastic(colour, 0.45), rod(0.011, 0.006), { at: [0, 0.063, 0] })
      add(plastic(colour, 0.6), rod(0.0182, 0.004, 0.0182, 32), { at: [0, 0.034, 0] })
    }),
  syringe: (colour) =>
    buildModel((add) => {
      const lying = [0, 0, Math.PI / 2] as const
      add(clear('#e3f1f8', 0.5), rod(0.013, 0.088), { at: [-0.008, 0.015, 0], turn: lying })
      add(rubber(), rod(0.0125, 0.008), { at: [0.026, 0.015, 0], turn: lying })
      add(plastic('#f2f4f6', 0.5), rod(0.0045, 0.034), { at: [0.046, 0.015, 0], turn: lying })
      add(plastic('#f2f4f6', 0.5), rod(0.013, 0.004), { at: [0.064, 0.015, 0], turn: lying })
      add(plastic('#eef1f3', 0.5), softBox(0.004, 0.034, 0.018, 0.002), { at: [0.036, 0.015, 0] })
      add(plastic(colour, 0.45), rod(0.006, 0.012, 0.004, 24), { at: [-0.058, 0.015, 0], turn: lying })
    }),
  bag: (colour) =>
    buildModel((add) => {
      add(clear('#d9ebf5', 0.6), softBox(0.074, 0.086, 0.026, 0.012), { at: [0, 0.045, 0] })
      add(clear('#bfe0f2', 0.5), softBox(0.066, 0.06, 0.02, 0.009), { at: [0, 0.036, 0] })
      add(plastic('#e9eef1', 0.5), softBox(0.05, 0.012, 0.008, 0.003), { at: [0, 0.092, 0] })
      add(plastic(colour, 0.5), rod(0.004, 0.012), { at: [-0.012, 0.004, 0] })
      add(plastic('#3b86c6', 0.5), rod(0.004, 0.012), { at: [0.012, 0.004, 0] })
    }),
  cylinder: (colour) =>
    buildModel((add) => {
      add(plastic('#d9dee3', 0.4), rod(0.021, 0.062), { at: [0, 0.031, 0] })
      add(plastic(colour, 0.5), rod(0.0205, 0.008, 0.013, 32), { at: [0, 0.066, 0] })
      add(metal('#b7bdc4', 0.3), rod(0.007, 0.016), { at: [0, 0.077, 0] })
      add(plastic(colour, 0.45), rod(0.012, 0.005), { at: [0, 0.086, 0] })
    }),
  box: (colour) =>
    buildModel((add) => {
      add(plastic('#f5f6f4', 0.75), softBox(0.078, 0.056, 0.034, 0.002), { at: [0, 0.028, 0] })
      add(plastic(colour, 0.7), softBox(0.0786, 0.012, 0.0346, 0.002), { at: [0, 0.048, 0] })
    }),
}

/** Words on a small card, in as many lines as they need. */
function drawCard(context: CanvasRenderingContext2D, width: number, height: number, text: string) {
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#1b2a3c'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // As large as all its lines fit.
  let size = height * 0.43
  let lines = linesAt(context, text, size, width)
  while (lines.length * size * 1.08 > height * 0.96 && size > height * 0.2) {
    size *= 0.92
    lines = linesAt(context, text, size, width)
  }
  lines.forEach((line, index) => {
    context.fillText(line, width / 2, height / 2 + (index - (lines.length - 1) / 2) * size * 1.08, width * 0.97)
  })
}

function linesAt(context: CanvasRenderingContext2D, text: string, size: number, width: number): readonly string[] {
  context.font = appFont(size, 700)
  return wrapped(context, text, width * 0.94)
}

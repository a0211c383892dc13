import { appFont, wrapped } from '../kit/canvas-text.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { currentSlug, isDone, isWaiting, stepOf } from '../scene/setup.ts'
import { ROW_HEIGHT, rowBottom } from './ino-place.ts'

/** What the delivery system's screen shows. */
interface InoScreen {
  readonly title: string
  readonly large: string | null
  readonly unit: string | null
  readonly lines: readonly string[]
  /** To be tapped. */
  readonly rows: readonly { readonly slug: string; readonly name: string; readonly isPicked: boolean }[]
}

const plain: InoScreen = { title: '', large: null, unit: null, lines: [], rows: [] }

/** Null while it is off. */
export function inoScreen(setup: SceneSetup): InoScreen | null {
  if (!isDone(setup, 'power')) return null
  return { ...plain, ...screenOf(setup) }
}

function screenOf(setup: SceneSetup): Partial<InoScreen> {
  switch (currentSlug(setup)) {
    case 'leak-check':
      if (isWaiting(setup, 'leak-check')) return { title: 'Leak check', ...countdown(setup, 'Watch the gauge') }
      return { title: 'Leak check', lines: [setup.acts.includes('valve') ? 'Cylinder open' : 'Cylinder closed'] }
    case 'low-range':
      return { title: 'Low-range calibration', lines: ['Place the sample inlet'] }
    case 'high-range':
      return { title: 'High-range calibration', lines: ['Connect a gas'] }
    case 'purge':
      if (isWaiting(setup, 'purge')) return { title: 'Purge', ...countdown(setup, 'Flushing line and regulator') }
      return { title: 'Purge', lines: ['Press PURGE'] }
    case 'injector':
      return { title: 'Injector', lines: ['Put it into the circuit'] }
    case 'sample-line':
      return { title: 'Sample line', lines: ['Connect it to the circuit'] }
    case 'dose':
      return { title: 'Dose', large: setup.draft.text || '–', unit: stepOf(setup, 'dose')?.unit ?? '' }
    case 'alarms':
      return { title: 'Alarms', rows: stepOf(setup, 'alarms')?.items ?? [] }
    case 'backup':
      return {
        title: 'Backup',
        lines: [setup.acts.includes('bag') ? 'Bag attached: open its flow' : 'Attach the manual bag'],
      }
    default:
      return ready(setup)
  }
}

const countdown = ({ waitMs }: SceneSetup, line: string): Partial<InoScreen> => ({
  large: `${Math.max(0, Math.ceil((waitMs ?? 0) / 1000))}`,
  unit: 's',
  lines: [line],
})

function ready(setup: SceneSetup): Partial<InoScreen> {
  const dose = stepOf(setup, 'dose')
  return {
    title: 'Ready',
    large: dose?.value == null ? null : String(dose.value),
    unit: dose?.unit ?? null,
    lines: dose?.reading ? [dose.reading] : [],
  }
}

/** Lines below the screen's own: what the last finished step read. */
export function lastReading(setup: SceneSetup): string | null {
  const done = setup.steps.slice(0, Math.max(0, setup.current))
  return done.at(-1)?.reading ?? null
}

const INK = '#f2f8ff'
const SOFT = '#9fc3e6'

/** Paints the delivery system's screen. */
export function drawInoScreen(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  screen: InoScreen | null,
  reading: string | null,
) {
  context.fillStyle = screen ? '#0b1d33' : '#12181e'
  context.fillRect(0, 0, width, height)
  if (!screen) return
  const bar = height * 0.145
  context.fillStyle = '#0f6b6b'
  context.fillRect(0, 0, width, bar)
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.font = appFont(bar * 0.6, 700)
  context.fillText(screen.title, width * 0.035, bar * 0.54)
  drawBattery(context, width, bar)
  drawLarge(context, width, height, screen)
  drawLines(context, width, height, screen)
  if (reading && screen.rows.length === 0) drawReading(context, width, height, reading)
  screen.rows.forEach((row, index) => {
    drawRow(context, width, height, row, rowBottom(index, screen.rows.length))
  })
}

function drawLarge(context: CanvasRenderingContext2D, width: number, height: number, { large, unit }: InoScreen) {
  if (!large) return
  context.fillStyle = INK
  context.textAlign = 'right'
  context.font = appFont(height * 0.32, 650)
  context.fillText(large, width * 0.6, height * 0.36)
  context.textAlign = 'left'
  context.fillStyle = SOFT
  context.font = appFont(height * 0.12, 600)
  context.fillText(unit ?? '', width * 0.64, height * 0.42)
}

function drawLines(context: CanvasRenderingContext2D, width: number, height: number, { lines, large }: InoScreen) {
  context.fillStyle = INK
  context.font = appFont(height * 0.095, 600)
  lines.forEach((line, index) => {
    context.fillText(line, width * 0.04, height * ((large ? 0.63 : 0.36) + index * 0.13), width * 0.92)
  })
}

/** At the foot: what was read last, on a band as high as it needs. */
function drawReading(context: CanvasRenderingContext2D, width: number, height: number, reading: string) {
  context.font = appFont(height * 0.072, 600)
  const lines = wrapped(context, reading, width * 0.92)
  const top = height * (0.95 - lines.length * 0.088)
  context.fillStyle = '#123253'
  context.fillRect(0, top, width, height - top)
  context.fillStyle = '#7fe3b0'
  lines.forEach((line, index) => {
    context.fillText(line, width * 0.04, top + height * (0.07 + index * 0.088))
  })
}

function drawRow(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { name, isPicked }: InoScreen['rows'][number],
  bottom: number,
) {
  const [x, y, w, h] = [width * 0.03, height * (1 - bottom - ROW_HEIGHT), width * 0.94, height * ROW_HEIGHT]
  context.fillStyle = isPicked ? '#0f6b6b' : '#24507f'
  context.beginPath()
  context.roundRect(x, y, w, h, h * 0.18)
  context.fill()
  context.fillStyle = '#ffffff'
  context.font = appFont(h * 0.58, 650)
  context.fillText(name, x + h * 0.3, y + h * 0.54, w - h * 1.4)
  context.strokeStyle = '#ffffff'
  context.lineWidth = h * 0.06
  context.strokeRect(x + w - h * 0.85, y + h * 0.22, h * 0.56, h * 0.56)
  if (!isPicked) return
  context.lineWidth = h * 0.1
  context.beginPath()
  context.moveTo(x + w - h * 0.76, y + h * 0.5)
  context.lineTo(x + w - h * 0.6, y + h * 0.66)
  context.lineTo(x + w - h * 0.36, y + h * 0.32)
  context.stroke()
}

function drawBattery(context: CanvasRenderingContext2D, width: number, bar: number) {
  const [w, h] = [bar * 0.9, bar * 0.46]
  const [x, y] = [width * 0.965 - w, (bar - h) / 2]
  context.strokeStyle = context.fillStyle = INK
  context.lineWidth = bar * 0.06
  context.strokeRect(x, y, w, h)
  context.fillRect(x + w, y + h * 0.28, bar * 0.07, h * 0.44)
  context.fillStyle = '#5fd38d'
  context.fillRect(x + bar * 0.08, y + bar * 0.08, (w - bar * 0.16) * 0.9, h - bar * 0.16)
}

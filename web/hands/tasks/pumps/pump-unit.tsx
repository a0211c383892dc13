import { appFont } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { glowing, plastic } from '../kit/materials.ts'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { Print, printed } from '../kit/print.tsx'
import { rod } from '../kit/shapes.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone } from '../scene/setup.ts'
import { drawRow } from './draw-row.ts'
import { dialAt } from './keys.ts'
import { FirstPanel, OtherPanel } from './pump-panel.tsx'
import { lcd, pump, pumpAt, ROW_HEIGHT, rowBottom } from './pump-place.ts'
import { type PumpScreen, pumpScreen } from './pump-screen.ts'
import { barrel, driver, pumpBody, syringe } from './pump-shapes.ts'

const INK = '#eaf4ff'
const SOFT = '#8fb3d6'

/** Paints a pump's screen. */
function drawScreen(context: CanvasRenderingContext2D, width: number, height: number, screen: PumpScreen | null) {
  context.fillStyle = screen ? (screen.isAlarm ? '#7d1414' : '#0d2036') : '#141a20'
  context.fillRect(0, 0, width, height)
  if (!screen) return
  const bar = height * 0.2
  context.fillStyle = screen.isAlarm ? '#a51c1c' : '#1b3a5c'
  context.fillRect(0, 0, width, bar)
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.font = appFont(bar * 0.62, 700)
  context.fillText(screen.pump, width * 0.03, bar * 0.54)
  context.font = appFont(bar * 0.6, 600)
  context.fillText(screen.title, width * 0.1, bar * 0.54, width * 0.5)
  if (screen.isLocked) drawLock(context, width * 0.46, bar * 0.45, bar * 0.5)
  if (screen.battery) drawBattery(context, width, bar, screen.battery)
  drawBody(context, width, height, bar, screen)
}

function drawBody(context: CanvasRenderingContext2D, width: number, height: number, bar: number, screen: PumpScreen) {
  const { large, unit, lines, rows } = screen
  if (large) {
    const isSmall = rows.length > 0
    const y = bar + (height - bar) * (isSmall ? 0.28 : 0.52)
    context.fillStyle = INK
    context.font = appFont(height * (isSmall ? 0.3 : 0.46), 650)
    context.textAlign = unit ? 'right' : 'center'
    context.fillText(large, unit ? width * 0.66 : width / 2, y)
    if (unit) {
      context.textAlign = 'left'
      context.fillStyle = SOFT
      context.font = appFont(height * 0.24, 600)
      context.fillText(unit, width * 0.71, y + height * 0.07)
    }
  }
  context.textAlign = 'left'
  context.fillStyle = INK
  context.font = appFont(height * 0.165, 600)
  const middle = bar + (height - bar) / 2
  lines.forEach((line, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * height * 0.235
    context.fillText(line, width * 0.045, y, width * 0.91)
  })
  rows.forEach(({ name }, index) => {
    drawRow(context, [width, height], name, { bottom: rowBottom(index, rows.length), height: ROW_HEIGHT })
  })
}

function drawBattery(context: CanvasRenderingContext2D, width: number, bar: number, text: string) {
  const share = Number.parseInt(text, 10) / 100
  const [w, h] = [bar * 0.9, bar * 0.48]
  const [x, y] = [width * 0.97 - w, (bar - h) / 2]
  context.strokeStyle = INK
  context.lineWidth = bar * 0.06
  context.strokeRect(x, y, w, h)
  context.fillStyle = INK
  context.fillRect(x + w, y + h * 0.28, bar * 0.07, h * 0.44)
  context.fillStyle = share < 0.5 ? '#ffb454' : '#5fd38d'
  const inner = w - bar * 0.16
  context.fillRect(x + bar * 0.08, y + bar * 0.08, inner * (Number.isNaN(share) ? 1 : share), h - bar * 0.16)
  context.textAlign = 'right'
  context.fillStyle = INK
  context.font = appFont(bar * 0.58, 650)
  context.fillText(text, x - bar * 0.18, bar * 0.53)
  context.textAlign = 'left'
}

function drawLock(context: CanvasRenderingContext2D, x: number, y: number, size: number) {
  context.fillStyle = INK
  context.fillRect(x - size / 2, y - size * 0.05, size, size * 0.6)
  context.strokeStyle = INK
  context.lineWidth = size * 0.15
  context.beginPath()
  context.arc(x, y - size * 0.05, size * 0.3, Math.PI, 0)
  context.stroke()
}

const lamp = rod(0.0034, 0.003, 0.0028, 20)
const lampOff = plastic('#5d6771', 0.4)

/** One pump. Only the first one is worked on: the keys of the others are there to be seen. */
export function PumpUnit({ setup, index }: { readonly setup: SceneSetup; readonly index: number }) {
  const screen = pumpScreen(setup, index)
  return (
    <group position={[...pumpAt(index)]}>
      <BuiltModel of={pumpBody} />
      <BuiltModel of={driver} />
      <BuiltModel of={syringe} />
      <Scale />
      <Display
        width={lcd.width}
        height={lcd.height}
        pixels={768}
        position={[...lcd.at]}
        shows={JSON.stringify(screen)}
        draw={(context, width, height) => drawScreen(context, width, height, screen)}
      />
      <Lamps setup={setup} />
      {index === 0 ? <FirstPanel setup={setup} /> : <OtherPanel index={index} />}
      {index === 0 && <ScreenRows setup={setup} />}
      <Print of={badge(index)} width={0.0125} height={0.0125} position={[dialAt[0], 0.0675, pump.depth / 2 + 0.0022]} />
    </group>
  )
}

/** What can be tapped on the screen, laid over what is drawn there. */
function ScreenRows({ setup }: { readonly setup: SceneSetup }) {
  const step = setup.steps[setup.current]?.slug
  const rows = pumpScreen(setup, 0)?.rows ?? []
  return rows.map(({ slug }, index) => (
    <PartAt
      key={slug}
      id={`${step}:${slug}`}
      position={[
        lcd.at[0],
        lcd.at[1] + lcd.height * (rowBottom(index, rows.length) + ROW_HEIGHT / 2 - 0.5),
        lcd.at[2] + 0.0006,
      ]}
      hit={[lcd.width * 0.94, lcd.height * ROW_HEIGHT, 0.0006]}
    />
  ))
}

/** Three lamps of the self-test: dark, amber while it runs, green once it is done; red in an alarm. */
function Lamps({ setup }: { readonly setup: SceneSetup }) {
  const isTested = isDone(setup, 'self-test')
  const isRunning = setup.steps[setup.current]?.slug === 'self-test' && setup.waitMs !== null
  const material = isTested ? glowing('#2fd06f', 1.3) : isRunning ? glowing('#ffb020', 1.2) : lampOff
  return [0.06, 0.0405, 0.021].map((y) => (
    <mesh
      key={y}
      geometry={lamp}
      material={material}
      position={[-0.1165, y, pump.depth / 2 + 0.0028]}
      rotation={[Math.PI / 2, 0, 0]}
      dispose={null}
    />
  ))
}

const badge = (index: number) =>
  printed(`pump badge ${index}`, [96, 96], (context, width) => {
    context.fillStyle = '#2a7f9e'
    context.beginPath()
    context.arc(width / 2, width / 2, width / 2 - 2, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = '#ffffff'
    context.font = '700 60px "Inter Variable", sans-serif'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(String(index + 1), width / 2, width / 2 + 4)
  })

const LENGTH = 0.072
const TALL = 0.014
const MOST = 50

/** The graduation of the syringe, printed on the front of its barrel. */
function Scale() {
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

import type { OptionView, StepView } from '#case/views/preparation/task-steps.ts'
import { appFont, wrapped } from '../kit/canvas-text.ts'
import { Display } from '../kit/display.tsx'
import { BuiltModel } from '../kit/model.tsx'
import { PartAt } from '../kit/part-at.tsx'
import { drawRow } from '../pumps/draw-row.ts'
import { FirstPanel } from '../pumps/pump-panel.tsx'
import { lcd } from '../pumps/pump-place.ts'
import { barrel, driver, pumpBody } from '../pumps/pump-shapes.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { chosenName, isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { pumpAt, ROW_HEIGHT, rowBottom } from './bench-look.ts'
import { isChallenge, isDoseInHand, isLoaded, mainMl, mainSize, openAsk, stuckLabel } from './bench-state.ts'
import { Syringe } from './syringe.tsx'
import { thumbAt } from './syringe-sizes.ts'

/** What the pump's screen shows. */
interface BenchScreen {
  readonly title: string
  readonly large: string | null
  readonly unit: string | null
  readonly lines: readonly string[]
  /** To be tapped. */
  readonly rows: readonly OptionView[]
}

const plain: BenchScreen = { title: '', large: null, unit: null, lines: [], rows: [] }

export const benchScreen = (setup: SceneSetup): BenchScreen => ({
  ...plain,
  ...(isChallenge(setup) ? rateScreen(setup) : loadScreen(setup)),
})

function loadScreen(setup: SceneSetup): Partial<BenchScreen> {
  const step = stepOf(setup, 'load')
  if (isCurrent(setup, 'load')) return { title: 'Confirm', rows: step?.options ?? [] }
  if (!isDone(setup, 'load')) return { title: 'No syringe' }
  return { title: 'STANDBY', lines: [chosenName(setup, 'load') ?? '', ...(step?.reading?.split('. ').slice(1) ?? [])] }
}

function rateScreen(setup: SceneSetup): Partial<BenchScreen> {
  const rate = stepOf(setup, 'dose-and-drip')?.asks?.find(({ using }) => using === null)
  const unit = rate?.unit ?? ''
  if (openAsk(setup) && !isDoseInHand(setup)) return { title: 'Rate of the drip', large: setup.draft.text || '–', unit }
  if (rate?.value != null) return { title: 'Rate of the drip', large: String(rate.value), unit }
  return { title: 'Standby' }
}

/** What the card of the second check says. */
export interface CheckCard {
  readonly state: 'open' | 'asked' | 'checked'
  readonly lines: readonly string[]
  readonly status: string
}

/** What was drawn and labelled, and whom it waits for. */
export function checkCard(setup: SceneSetup): CheckCard {
  const drawn = setup.steps.filter(({ kind, slug }) => kind === 'number' && isDone(setup, slug)).map(amount)
  const label = stuckLabel(setup)
  const lines = [...drawn, ...(label ? [`Label: ${label}`] : [])]
  if (isDone(setup, 'second-check')) return { state: 'checked', lines, status: 'Checked by a second person' }
  if (stepOf(setup, 'second-check')?.checkAskedAt != null) {
    return { state: 'asked', lines, status: 'Waiting for the Provider or RT' }
  }
  const sentBack = stepOf(setup, 'second-check')?.sentBack
  return { state: 'open', lines, status: sentBack ? `Look again: ${sentBack.part.toLowerCase()}` : 'Nobody asked yet' }
}

function amount({ label, value, unit, using, chosen }: StepView): string {
  const from = using?.options.find(({ slug }) => slug === chosen)?.name
  return `${label.replace(/^Draw the /, '')}: ${value} ${unit}${from ? `, ${from}` : ''}`.replace(/^./, (first) =>
    first.toUpperCase(),
  )
}

/** The front of the driver, where it has not been moved. */
const DRIVER = 0.0775

/** The pump, and in the end the syringe in its cradle. */
export function BenchPump({ setup }: { readonly setup: SceneSetup }) {
  const screen = benchScreen(setup)
  const size = mainSize(setup)
  const isIn = size !== null && isLoaded(setup)
  const push = isIn ? barrel.to + thumbAt(size, mainMl(setup)) + 0.003 - DRIVER : 0
  return (
    <group position={[...pumpAt]}>
      <BuiltModel of={pumpBody} />
      <BuiltModel of={driver} position={[push, 0, 0]} />
      {isIn && (
        <group position={[barrel.to, barrel.y, barrel.z]}>
          <Syringe size={size} ml={mainMl(setup)} label={stuckLabel(setup)} />
        </group>
      )}
      <Display
        width={lcd.width}
        height={lcd.height}
        pixels={1024}
        position={[...lcd.at]}
        shows={JSON.stringify(screen)}
        draw={(context, width, height) => drawBenchScreen(context, width, height, screen)}
      />
      {screen.rows.map(({ slug }, index) => (
        <PartAt
          key={slug}
          id={`load:${slug}`}
          position={[
            lcd.at[0],
            lcd.at[1] + lcd.height * (rowBottom(index, screen.rows.length) + ROW_HEIGHT / 2 - 0.5),
            lcd.at[2] + 0.0006,
          ]}
          hit={[lcd.width * 0.94, lcd.height * ROW_HEIGHT, 0.0006]}
        />
      ))}
      <FirstPanel setup={setup} />
    </group>
  )
}

const INK = '#eaf4ff'

/** Paints the pump's screen. */
function drawBenchScreen(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { title, large, unit, lines, rows }: BenchScreen,
) {
  context.fillStyle = '#0d2036'
  context.fillRect(0, 0, width, height)
  const bar = height * 0.17
  context.fillStyle = '#1b3a5c'
  context.fillRect(0, 0, width, bar)
  context.textBaseline = 'middle'
  context.fillStyle = INK
  context.font = appFont(bar * 0.66, 700)
  context.fillText(title, width * 0.035, bar * 0.54)
  if (large) {
    context.textAlign = 'right'
    context.font = appFont(height * 0.38, 650)
    context.fillText(large, width * 0.6, height * 0.58)
    context.textAlign = 'left'
    context.fillStyle = '#8fb3d6'
    context.font = appFont(height * 0.17, 600)
    context.fillText(unit ?? '', width * 0.64, height * 0.63, width * 0.33)
  }
  context.fillStyle = INK
  context.font = appFont(height * 0.14, 600)
  const all = lines.flatMap((line) => wrapped(context, line, width * 0.92))
  all.forEach((line, index) => {
    context.fillText(line, width * 0.04, height * (0.58 + (index - (all.length - 1) / 2) * 0.19), width * 0.92)
  })
  rows.forEach(({ name }, index) => {
    drawRow(context, [width, height], name, { bottom: rowBottom(index, rows.length), height: ROW_HEIGHT })
  })
}

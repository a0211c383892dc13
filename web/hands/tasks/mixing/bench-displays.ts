import type { OptionView, StepView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { chosenName, isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { isChallenge, isDoseInHand, openAsk, stuckLabel } from './bench-state.ts'

/** What the pump's screen shows. */
export interface BenchScreen {
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

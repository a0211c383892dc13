import type { OptionView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { chosenName, isCurrent, isDone, stepOf } from '../scene/setup.ts'
import { isChallenge, isDoseInHand, openAsk } from './bench-state.ts'

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

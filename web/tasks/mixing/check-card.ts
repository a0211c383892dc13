import type { StepView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { isDone, stepOf } from '../scene/setup.ts'
import { stuckLabel } from './bench-state.ts'

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

import type { OptionView } from '#case/views/preparation/task-steps.ts'
import type { SceneSetup } from '../scene/scene.ts'
import { chosenName, currentSlug, isCurrent, isDone, isWaiting, stepOf } from '../scene/setup.ts'

const optionOf = (setup: SceneSetup, pump: number): OptionView | undefined =>
  stepOf(setup, 'battery')?.options?.find(({ slug }) => slug === slugOf(pump))

export const slugOf = (pump: number): string => `pump-${pump + 1}`

/** What a battery says of itself, as the view names it. */
export const chargeOf = (setup: SceneSetup, pump: number): string | null =>
  /\d+\s?%/.exec(optionOf(setup, pump)?.name ?? '')?.[0] ?? null

export const isSwapped = (setup: SceneSetup, pump: number): boolean =>
  isDone(setup, 'battery') && stepOf(setup, 'battery')?.chosen === slugOf(pump)

/** What can be chosen beside the batteries themselves. */
export const otherOptions = (setup: SceneSetup): readonly OptionView[] =>
  (stepOf(setup, 'battery')?.options ?? []).filter(({ slug }) => !/^pump-\d$/.test(slug))

/** What a pump's screen shows. */
export interface PumpScreen {
  readonly pump: string
  readonly battery: string | null
  readonly isLocked: boolean
  readonly title: string
  /** One large thing: a number, a word. */
  readonly large: string | null
  readonly unit: string | null
  readonly lines: readonly string[]
  /** To be tapped. */
  readonly rows: readonly OptionView[]
  readonly isAlarm: boolean
}

/** Null while it is off. */
export function pumpScreen(setup: SceneSetup, index: number): PumpScreen | null {
  if (!isDone(setup, 'power')) return null
  const isTested = isDone(setup, 'self-test')
  const plain: PumpScreen = {
    pump: String(index + 1),
    battery: isTested ? (isSwapped(setup, index) ? 'New' : chargeOf(setup, index)) : null,
    isLocked: index === 0 && isDone(setup, 'alarm-and-lock'),
    title: '',
    large: null,
    unit: null,
    lines: [],
    rows: [],
    isAlarm: false,
  }
  return { ...plain, ...(index === 0 ? firstPump(setup) : standby(setup, index)) }
}

function standby(setup: SceneSetup, index: number): Partial<PumpScreen> {
  if (isWaiting(setup, 'self-test')) return { title: 'Self-test', large: secondsLeft(setup) }
  if (!isDone(setup, 'self-test')) return { title: 'Standby' }
  const charge = isSwapped(setup, index) ? 'New' : chargeOf(setup, index)
  return { title: isCurrent(setup, 'battery') ? 'Battery' : 'Standby', large: charge }
}

const secondsLeft = ({ waitMs }: SceneSetup) => `${Math.max(0, Math.ceil((waitMs ?? 0) / 1000))} s`

function firstPump(setup: SceneSetup): Partial<PumpScreen> {
  switch (currentSlug(setup)) {
    case 'self-test':
      return setup.waitMs === null
        ? { title: 'Self-test', lines: ['Press TEST'] }
        : { title: 'Self-test', large: secondsLeft(setup) }
    case 'battery':
      return { title: 'Battery', large: chargeOf(setup, 0), rows: otherOptions(setup) }
    case 'profile':
      return { title: 'Profile', rows: stepOf(setup, 'profile')?.options ?? [] }
    case 'weight':
      return { title: 'Weight', large: setup.draft.text || '–', unit: stepOf(setup, 'weight')?.unit ?? '' }
    case 'occlusion':
      return { title: 'Occlusion limit', rows: stepOf(setup, 'occlusion')?.options ?? [] }
    case 'alarm-and-lock':
      return setup.acts.includes('alarm')
        ? { title: 'Alarm test', large: 'ALARM', isAlarm: true }
        : { title: 'Alarm test', lines: ['Press the bell'] }
    default:
      return { title: 'Ready', lines: settings(setup) }
  }
}

/** What was set, as the view tells it. */
function settings(setup: SceneSetup): string[] {
  const weight = stepOf(setup, 'weight')
  const limit = chosenName(setup, 'occlusion')
  return [
    chosenName(setup, 'profile') ?? '',
    weight?.value != null ? `${weight.value} ${weight.unit}` : '',
    limit ? `Occlusion limit: ${limit}` : '',
  ].filter((line) => line !== '')
}

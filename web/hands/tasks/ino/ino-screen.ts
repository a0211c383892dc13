import type { SceneSetup } from '../scene/scene.ts'
import { currentSlug, isDone, isWaiting, stepOf } from '../scene/setup.ts'

/** What the delivery system's screen shows. */
export interface InoScreen {
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

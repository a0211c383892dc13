import { showsPoints } from '../../rules/debriefing.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import type { PageRow } from '../../story/decision-story.ts'
import { type GasView, gasOf } from './gases.ts'
import { type InfusionsView, viewInfusions } from './infusions.ts'
import { type MachineView, viewMachine } from './machine.ts'
import { type MonitorView, viewMonitor, vitalsRecord } from './monitor.ts'
import { decidedNewestFirst, type PointFacts } from './points.ts'

/** How she answered. The monitor shows rows; a gas that nobody took tells no more than which way it went. */
export interface ResultsView {
  readonly fares: Fares
  readonly monitor: {
    readonly before: MonitorView
    readonly now: MonitorView
    readonly went: Fares
    /** There is no worse row to fall to. */
    readonly isWorst: boolean
  }
  readonly gas: { readonly taken: GasView | null; readonly went: Fares }
  /** As the point was left: what was tried and undone no longer stands there. */
  readonly machine: MachineView
  readonly infusions: InfusionsView
  readonly decided: readonly DecidedOption[]
}

export type Fares = 'better' | 'same' | 'worse'

export interface DecidedOption {
  readonly group: string
  readonly slug: string
  readonly name: string
  /** Null while points are hidden. */
  readonly score: number | null
  readonly why: string | null
}

const compare = (before: number, now: number): Fares => (now < before ? 'better' : now > before ? 'worse' : 'same')

/** By the monitor; where it stands still, by the gas. */
function faresOf({ history: { opening, after } }: Pick<PointFacts, 'history'>): Fares | null {
  if (!after) return null
  const monitor = compare(opening.monitor, after.monitor)
  return monitor === 'same' ? compare(opening.gas, after.gas) : monitor
}

/** The rows of the results page that apply; none before the results. */
export function resultRows(point: Pick<PointFacts, 'history' | 'story'>, rows: readonly PageRow[]): PageRow[] {
  const fares = faresOf(point)
  if (!fares) return []
  // What is nobody's choice says itself when it holds.
  const slugs = new Set([...point.history.chosen, fares])
  return rows.filter(({ slug }) => slugs.has(slug) || isOwn(point, slug))
}

const isOwn = ({ story }: Pick<PointFacts, 'story'>, slug: string): boolean =>
  !['default', 'better', 'same', 'worse'].includes(slug) &&
  Object.values(story.groups).every((options) => options.every((option) => option.slug !== slug))

export function viewResults(told: CaseAndStory, point: PointFacts): ResultsView | null {
  const { opening, after } = point.history
  const fares = faresOf(point)
  if (!after || !fares) return null
  const vitals = vitalsRecord(told.state)
  return {
    fares,
    monitor: {
      before: viewMonitor(vitals, opening.monitor),
      now: viewMonitor(vitals, after.monitor),
      went: compare(opening.monitor, after.monitor),
      isWorst: after.monitor === vitals.allStates.length - 1,
    },
    gas: { taken: gasOf(point.history, vitals, told.content), went: compare(opening.gas, after.gas) },
    machine: viewMachine(after, vitals, told.content, point.history.place),
    infusions: viewInfusions(after, told.content, point.history.place),
    decided: decidedOptions(told, point),
  }
}

/** In the order of the groups. */
function decidedOptions(told: CaseAndStory, point: PointFacts): DecidedOption[] {
  return decidedNewestFirst(told, point)
    .sort((one, other) => one.index - other.index)
    .flatMap(({ group, chosen }) =>
      (point.story.groups[group.decisionName] ?? [])
        .filter(({ slug }) => chosen.includes(slug))
        .map(({ slug, name, score, why }) => ({
          group: group.decisionName,
          slug,
          name,
          ...(showsPoints(told.state) ? { score, why } : { score: null, why: null }),
        })),
    )
}

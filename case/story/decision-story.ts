import type { DecisionGroup, DecisionOption } from '../records/decision-point.ts'
import type { Row } from './bedside.ts'
import type { Condition, Text } from './condition.ts'
import type { Baseline, Effect, Outcome, SuddenEvent } from './course.ts'

/** An option with the reason that is shown once its point is decided. */
export type StoryOption = DecisionOption & {
  readonly why: string
  /** Minutes for which it keeps somebody's hands from her, where it gives nothing for them. */
  readonly lostMin?: number
  /** What it changes at once. None: it changes nothing but what people know. */
  readonly effects?: readonly Effect[]
}

export type GroupName = DecisionGroup['decisionName']

export const pageSuffixes = [
  'ventilator',
  'ventilator-ino',
  'medication',
  'procedure',
  'procedure-cxr',
  'procedure-istat',
  'procedure-tidal',
  'procedure-result',
  'results',
  'negative',
] as const
export type PageSuffix = (typeof pageSuffixes)[number]

/** A chest film, drawn for this product. */
export type Film =
  | 'deep-tube'
  | 'tube-in-place'
  | 'pneumothorax'
  | 'pneumothorax-deep-tube'
  | 'drained'
  | 'drained-deep-tube'
  | 're-expanded'

/** What stands beside the text of a page, drawn from the state of the case. */
export type Panel = 'machine' | 'infusions' | 'gas' | 'film' | 'comparison'

/** What a page shows for one choice. `default`: no choice of this point leads here. On results also `better`, `same`, `worse`. */
export interface PageRow {
  readonly page: PageSuffix
  readonly slug: string
  readonly when?: Condition
  readonly title: string
  readonly facts: readonly Text[]
  /** Shown once the point's last group is decided. */
  readonly teaching?: Text
  readonly panels?: readonly Panel[]
  /** Of a default row: it tells how it was as the point opened, so a decision must not move it. */
  readonly readsOpening?: true
  /** Oldest first; a page may show a second film taken after treatment. */
  readonly films?: readonly {
    readonly when?: Condition
    readonly film: Film
    /** By the script's clock. */
    readonly time: Text
    readonly finding: string
  }[]
}

/** The situation, a sentence per part, in this order. */
export interface SituationPart {
  readonly part: string
  /** It tells the event that the point opens with; such parts come first. */
  readonly isEvent?: true
  readonly when?: Condition
  readonly text: Text
}

/** All the story of one decision point. */
export interface DecisionStory {
  readonly title: string
  /** The script's clock, and where it stands when the team left an hour late. */
  readonly time: string
  readonly lateTime?: string
  /** The stretch of the run that it is, where it has a name of its own. The last point's lasts until arrival. */
  readonly stretch?: { readonly slug: string; readonly label: string }
  /** Medical control calls before it opens. */
  readonly callBefore?: MedicalControlCall
  readonly event?: SuddenEvent
  readonly situation: readonly SituationPart[]
  readonly groups: { readonly [G in GroupName]?: readonly StoryOption[] }
  readonly pages: readonly PageRow[]
  /** How she fares when the point is left, by what was chosen. */
  readonly course: readonly Outcome[]
  readonly leaving?: Baseline
}

/** A call heard and read by all three: opening, then every gap whose condition holds, then closing. */
export interface MedicalControlCall {
  readonly time: string
  readonly opening: Text
  readonly gaps: readonly { readonly when: Condition; readonly text: string }[]
  readonly closing: Text
  /** What its orders do, whatever was so. */
  readonly effects: readonly Effect[]
  readonly worstRow: Row
  /** What the report calls the moment when they are done. */
  readonly done: string
}

/** What a machine shows. A reading whose value comes out empty is left out. */
export interface MachinePanel {
  readonly name: string
  readonly readings: readonly { readonly label: string; readonly value: Text }[]
}

import type { ComponentType } from 'react'
import type { StepView } from '#case/views/preparation/task-steps.ts'
import type { StepAnswer } from '../steps/step-props.ts'

/**
 * How a scene is made.
 *
 * A scene is the picture of one piece of work: things that can be tapped, in metres, front towards +z, standing on y = 0.
 * It is handed a `SceneSetup` and nothing else: no network, no role, no right answers. What was done is read from the
 * steps of the view (`doneAt`, `chosen`, `value`, `reading`, `isPicked`), so a reload or a second device shows the same.
 *
 *   parts(setup)  every thing that can be tapped, each with its name and what the tap means at this moment. Pure.
 *   look(setup)   what the camera shows at this moment. Pure.
 *   Model         draws it with what kit/ has: for every part a `<PartAt id>` around its meshes. Static meshes are merged
 *                 (`buildModel`), texts are drawn on a `<Display>` or printed (`<Print>`), what moves uses `useEased`.
 *
 * A tap on a thing of another step is sent as that step: the rules answer with the hint for what was skipped. The page
 * around it (task-scene.tsx) has the clock, the instruction, the value field, Confirm, the hint, and AR. pumps/ is the
 * example. A new scene is one line in scenes.ts; `npm run bench:scenes` then counts what it costs.
 */
export interface Scene {
  /** What is seen, in words. */
  readonly name: string
  readonly parts: (setup: SceneSetup) => readonly Part[]
  readonly look: (setup: SceneSetup) => Look
  readonly Model: ComponentType<{ readonly setup: SceneSetup }>
  /** How far it reaches from the middle, on the ground: the shadow below it. */
  readonly footprint: readonly [width: number, depth: number]
}

export interface SceneSetup {
  readonly steps: readonly StepView[]
  /** The step in hand; -1 before the start, the number of steps after the last. */
  readonly current: number
  /** How long the wait of the step in hand still runs, in ms of the case; null while none runs. */
  readonly waitMs: number | null
  /** What is entered at the step in hand and not yet confirmed. */
  readonly draft: Draft
  /** Parts touched at the step in hand with an `act`, in their order. Known to this device alone. */
  readonly acts: readonly string[]
  /** The answer that is on its way. */
  readonly sending: StepAnswer | null
}

export interface Draft {
  /** A number as it is typed. */
  readonly text: string
  /** What to draw it from, where that is asked with it. */
  readonly using: string | null
}

/** A thing that can be tapped, also by keyboard and screen reader under its name. */
export interface Part {
  readonly id: string
  readonly name: string
  readonly tap: Tap
  /** Moves the number of the draft. */
  readonly drag?: Drag
  /** Heard when a tap counts for the step in hand. */
  readonly sound?: Sound
}

/** What a tap means. Whatever names a step that is not in hand asks the rules, which answer with their hint. */
export type Tap =
  /** A plain act, a choice or a picked item. */
  | { readonly kind: 'answer'; readonly step: string; readonly choice?: string }
  /** A key of a keypad: a digit, `.`, `back` or `clear`. */
  | { readonly kind: 'key'; readonly step: string; readonly key: string }
  /** A key that moves the number, by 0.1 or -1. */
  | { readonly kind: 'nudge'; readonly step: string; readonly by: number }
  /** What to draw it from or into. */
  | { readonly kind: 'using'; readonly step: string; readonly using: string }
  /** Sends the draft. */
  | { readonly kind: 'confirm'; readonly step: string }
  /** Something within a step that the rules do not count: it is added to `acts`. */
  | { readonly kind: 'act'; readonly step: string; readonly note?: string }
  /** Asks nothing, only says something. */
  | { readonly kind: 'say'; readonly text: string }

export interface Drag {
  readonly step: string
  readonly min: number
  readonly max: number
  /** The smallest change. */
  readonly by: number
  readonly motion: Motion
}

/** In the frame of the object that holds the part, so that it stands still while the part moves. */
type Motion =
  /** From where the least is to where the most is. */
  | { readonly kind: 'slide'; readonly from: Triple; readonly to: Triple }
  /** Around an axis through `at`, clockwise as seen from where the axis points; how much a full turn is. */
  | { readonly kind: 'turn'; readonly at: Triple; readonly axis: Triple; readonly perTurn: number }

export type Triple = readonly [x: number, y: number, z: number]

/** What fills the view, and from which side it is seen. */
export interface Look {
  readonly box: readonly [min: Triple, max: Triple]
  readonly from: Triple
}

/** Tones one after the other; 0 Hz is a pause. */
export type Sound = readonly (readonly [hertz: number, ms: number])[]

import { emptyDraft } from './draft.ts'
import type { Draft } from './scene.ts'

/** What this device alone knows of the step in hand. It is forgotten with the step. */
export interface LocalWork {
  /** The step, and which of several numbers, it belongs to. */
  readonly of: string
  readonly draft: Draft
  readonly acts: readonly string[]
  /** What is said about the last tap, if the rules were not asked. */
  readonly note: string | null
  /** The parts of the step are pointed out. */
  readonly isShown: boolean
}

export const freshWork = (of: string): LocalWork => ({ of, draft: emptyDraft, acts: [], note: null, isShown: false })

import type { Refusal } from './refusals.ts'
import type { Change } from './state.ts'

/** What the rules say to a command: what changes, or why nothing does. */
export type Decision =
  | { readonly accepted: true; readonly changes: readonly Change[] }
  | { readonly accepted: false; readonly refusal: Refusal }

export const accept = (...changes: Change[]): Decision => ({ accepted: true, changes })
export const refuse = (refusal: Refusal): Decision => ({ accepted: false, refusal })

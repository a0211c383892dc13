import type { Condition } from './condition.ts'
import type { Text } from './text.ts'

/** A call heard and read by all three: opening, then every gap whose condition holds, then closing. */
export interface MedicalControlCall {
  readonly time: string
  readonly opening: Text
  readonly gaps: readonly { readonly when: Condition; readonly text: string }[]
  readonly closing: Text
}

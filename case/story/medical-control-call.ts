import type { Row } from './bedside.ts'
import type { Condition } from './condition.ts'
import type { Effect } from './course.ts'
import type { Text } from './text.ts'

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

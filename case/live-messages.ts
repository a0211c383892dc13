import type { Refusal } from './refusals.ts'
import type { View } from './views/view.ts'
import type { ViewChange } from './views/view-change.ts'

/** What the server tells a page: everything, or what makes its version into the next. */
export type LiveMessage =
  | {
      readonly type: 'whole'
      readonly run: number
      readonly version: number
      readonly view: View
      readonly now: number
    }
  | ({
      readonly type: 'change'
      readonly run: number
      readonly from: number
      readonly version: number
      readonly now: number
    } & ViewChange)

/** The server's answer to a command. `retry`: nothing is known to be stored, send it again. */
export type Answer =
  | { readonly ok: true; readonly version: number; readonly run: number }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string }
  | { readonly ok: false; readonly retry: true; readonly message: string }

/** What a page says when it connects: how far it has come, if it has. */
export interface Resume {
  readonly run: number
  readonly version: number
}

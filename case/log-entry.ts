import type { LoggedChange } from './history.ts'

/** An accepted command, as the log tells it. */
export interface LogEntry {
  readonly version: number
  readonly run: number
  /** The user id, or `administrator` or `system`. */
  readonly asker: string
  readonly kind: string
  readonly at: number
  readonly changes: readonly LoggedChange[]
}

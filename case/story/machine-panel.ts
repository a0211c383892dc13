import type { Text } from './text.ts'

/** What a machine shows. A reading whose value comes out empty is left out. */
export interface MachinePanel {
  readonly name: string
  readonly readings: readonly { readonly label: string; readonly value: Text }[]
}

import type { Amount, OrderField, OrderStep } from '#case/story/orders.ts'
import { number } from '../../orders/steps.ts'

type NumberField = Extract<OrderField, { kind: 'number' }>
type Slips = Parameters<typeof number>[3]

/** Whoever stands beside the machine asks where it is set, or read. */
const panel = (at: string) => ({ stop: 'panel', at })
export const map = (at: string, slips: Slips = [], right: NumberField['right'] = '{map}') =>
  number('map', 'Mean pressure', { unit: 'cmH2O', right, to: 100, ...panel(at) }, slips)
export const frequency = (at: string) =>
  number('frequency', 'Frequency', { unit: 'Hz', right: 10, to: 100, ...panel(at) }, [[40, 'A conventional rate.']])
export const amplitude = (at: string, right: NumberField['right'] = '{amplitude}') =>
  number('amplitude', 'Amplitude', { unit: '', right, to: 200, ...panel(at) })
export const nitricOxide = (at: string, right: Amount, slips: Slips = []) =>
  number('ino', 'Nitric oxide', { unit: 'ppm', right, to: 200, stop: 'no-monitor', at }, slips)

/** On whichever of these machines she is. */
export const onMachine = (step: OrderStep, machines: readonly string[]): readonly OrderStep[] =>
  machines.map((machine) => ({ ...step, when: [`machine ${machine}`], on: { machine } }) as OrderStep)

import type { Amount, OrderField } from '#case/story/orders.ts'
import { number } from '../../orders/steps.ts'

type NumberField = Extract<OrderField, { kind: 'number' }>

const panelStop = { stop: 'panel' }
export const map = (slips: Parameters<typeof number>[3] = [], right: NumberField['right'] = '{map}') =>
  number('map', 'Mean pressure', { unit: 'cmH2O', right, to: 100, ...panelStop }, slips)
export const frequency = number('frequency', 'Frequency', { unit: 'Hz', right: 10, to: 100, ...panelStop }, [
  [40, 'A conventional rate.'],
])
export const amplitude = (slips: Parameters<typeof number>[3] = [], right: NumberField['right'] = '{amplitude}') =>
  number('amplitude', 'Amplitude', { unit: '', right, to: 200, ...panelStop }, slips)
export const nitricOxide = (right: Amount, slips: Parameters<typeof number>[3] = []) =>
  number('ino', 'Nitric oxide', { unit: 'ppm', right, to: 200, stop: 'no-monitor' }, slips)

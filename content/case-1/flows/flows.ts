import { flowsWith } from '../../texts/flows.ts'
import { decisionPointSteps } from './case-steps.ts'

export const flows = flowsWith({
  rtTasks: { 'ino-machine': 'Calibrate INO AR' },
  rnTasks: {
    'medical-pumps': 'Med Pumps AR',
    'order-pharmacy': 'Order Pharmacy AR',
    'mix-medicine': 'Mixed Meds AR',
    'epi-challenge': 'Epi-challenge',
  },
  points: decisionPointSteps,
  arrival: 'Arrival at the NICU',
})

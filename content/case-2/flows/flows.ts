import { flowsWith } from '../../texts/flows.ts'
import { decisionPointSteps } from './steps.ts'

export const flows = flowsWith({
  rtTasks: { ventilator: 'Ventilator and Blender AR', 'airway-kit': 'Airway Kit AR' },
  rnTasks: {
    'medical-pumps': 'Med Pumps AR',
    'order-pharmacy': 'Order Pharmacy AR',
    'mix-medicine': 'Mixed Meds AR',
    'epi-challenge': 'Airway card',
  },
  points: decisionPointSteps,
  arrival: 'Arrival at the CICU',
})

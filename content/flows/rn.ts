import type { Flow } from '#case/story/flow.ts'
import { caseSteps } from './case-steps.ts'
import { transportSteps } from './transport-steps.ts'

export const rnFlow: Flow = [
  { path: '/medical-call/audio', title: 'Listen to the briefing', screen: 'listen' },
  ...transportSteps,
  {
    path: '/nurse/transport/preparation',
    title: 'Prepare to leave',
    screen: 'tasks',
    pages: [
      { path: '/nurse/transport/preparation/medical-pumps', title: 'Med Pumps AR', screen: 'task' },
      { path: '/nurse/transport/preparation/order-pharmacy', title: 'Order Pharmacy AR', screen: 'task' },
      { path: '/nurse/transport/preparation/mix-medicine', title: 'Mixed Meds AR', screen: 'task' },
      { path: '/nurse/transport/preparation/epi-challenge', title: 'Epi-challenge', screen: 'task' },
    ],
  },
  { path: '/nurse/challenge', title: 'Challenge', screen: 'challenge' },
  { path: '/nurse/challenge/result', title: 'Challenge result', screen: 'challenge-result' },
  ...caseSteps,
]

import type { Flow } from '#case/story/flow.ts'
import { transportSteps } from '../../texts/transport-steps.ts'
import { caseSteps } from './case-steps.ts'

const rtFlow: Flow = [
  { path: '/medical-call/audio', title: 'Listen to the briefing', screen: 'listen' },
  ...transportSteps,
  {
    path: '/therapist/transport/preparation',
    title: 'Prepare to leave',
    screen: 'tasks',
    pages: [{ path: '/therapist/transport/preparation/ino-machine', title: 'Calibrate INO AR', screen: 'task' }],
  },
  { path: '/therapist/challenge', title: 'Challenge', screen: 'challenge' },
  { path: '/therapist/challenge/result', title: 'Challenge result', screen: 'challenge-result' },
  ...caseSteps,
]

const rnFlow: Flow = [
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

const providerFlow: Flow = [
  { path: '/medical-call', title: 'The call', screen: 'call' },
  { path: '/record', title: 'Brief your team', screen: 'record' },
  { path: '/record/awaiting', title: 'Your team listens', screen: 'await-listeners' },
  ...transportSteps,
  { path: '/provider/transport/preparation', title: 'Prepare to leave', screen: 'board' },
  { path: '/provider/transport/ready-to-leave', title: 'Ready to leave?', screen: 'ready-to-leave' },
  { path: '/provider/transport/preparation/result', title: 'How the preparation went', screen: 'preparation-result' },
  { path: '/provider/challenge', title: 'Challenge', screen: 'challenge' },
  { path: '/provider/challenge/result', title: 'Challenge result', screen: 'challenge-result' },
  ...caseSteps,
]

/** By role id: 0 Provider, 1 RT, 2 RN. */
export const flows: readonly [Flow, Flow, Flow] = [providerFlow, rtFlow, rnFlow]

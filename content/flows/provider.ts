import type { Flow } from '#case/story/flow.ts'
import { caseSteps } from './case-steps.ts'
import { transportSteps } from './transport-steps.ts'

export const providerFlow: Flow = [
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

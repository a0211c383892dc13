import type { Flow } from '#case/story/flow.ts'
import { caseSteps } from './case-steps.ts'
import { transportSteps } from './transport-steps.ts'

export const rtFlow: Flow = [
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

import type { Flow } from '#case/story/flow.ts'

/** How and how fast to go: asked of all three roles on the same pages. */
export const transportSteps: Flow = [
  { path: '/provider/transport/selection', title: 'How do we go?', screen: 'question', question: 'transport-mode' },
  {
    path: '/provider/transport/selection/result',
    title: 'How we go',
    screen: 'question-result',
    question: 'transport-mode',
  },
  { path: '/provider/response-time', title: 'How fast do we leave?', screen: 'question', question: 'response-time' },
  {
    path: '/provider/response-time/result',
    title: 'How fast we leave',
    screen: 'question-result',
    question: 'response-time',
  },
]

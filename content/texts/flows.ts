import type { Flow, Step, SubPage } from '#case/story/flow.ts'

/** How and how fast to go: asked of all three roles on the same pages. */
const transportSteps: Flow = [
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
]

/** Of who listens, and then prepares with their hands. */
const listenerFlow = (role: 'therapist' | 'nurse', tasks: TaskPages): Flow => {
  const preparation = `/${role}/transport/preparation`
  return [
    { path: '/medical-call/audio', title: 'Listen to the briefing', screen: 'listen' },
    ...transportSteps,
    {
      path: preparation,
      title: 'Prepare to leave',
      screen: 'tasks',
      pages: Object.entries(tasks).map(
        ([name, title]): SubPage => ({ path: `${preparation}/${name}`, title, screen: 'task' }),
      ),
    },
    { path: `/${role}/challenge`, title: 'Challenge', screen: 'challenge' },
    { path: `/${role}/challenge/result`, title: 'Challenge result', screen: 'challenge-result' },
  ]
}

/** The pages of tasks: how their address ends, and their title. */
type TaskPages = Readonly<Record<string, string>>

interface Own {
  readonly rtTasks: TaskPages
  readonly rnTasks: TaskPages
  readonly points: readonly Step[]
  readonly arrival: string
}

/** The whole way with what is a story's own, by role id: 0 Provider, 1 RT, 2 RN. From the bedside to the report all walk the same steps. */
export function flowsWith({ rtTasks, rnTasks, points, arrival }: Own): readonly [Flow, Flow, Flow] {
  const together: Flow = [
    { path: '/case/obtain-report', title: 'Ask for the report', screen: 'obtain-report' },
    { path: '/case/report', title: 'The bedside report', screen: 'bedside-report' },
    ...points,
    { path: '/case/NICU', title: arrival, screen: 'arrival' },
    { path: '/case/NICU/record', title: 'Hand over', screen: 'handover' },
    { path: '/case/NICU/save-recording', title: 'Save the handover', screen: 'save-handover' },
    { path: '/final-report', title: 'Final report', screen: 'final-report' },
  ]
  return [
    [...providerFlow, ...together],
    [...listenerFlow('therapist', rtTasks), ...together],
    [...listenerFlow('nurse', rnTasks), ...together],
  ]
}

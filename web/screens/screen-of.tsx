import { Suspense, useEffect } from 'react'
import type { ScreenKind } from '#case/flow.ts'
import { fetchAhead } from '../parts/fetch-ahead.ts'
import { lazyPart, PartLoading } from '../parts/lazy-part.tsx'
import type { ScreenProps } from '../steps/screen-props.ts'

/** One screen per kind of step, loaded when its page is. */
const screens = {
  call: lazyPart(() => import('./call/call-screen.tsx').then((module) => module.CallScreen)),
  record: lazyPart(() => import('./record/record-screen.tsx').then((module) => module.RecordScreen)),
  'await-listeners': lazyPart(() =>
    import('./listen/await-listeners-screen.tsx').then((module) => module.AwaitListenersScreen),
  ),
  listen: lazyPart(() => import('./listen/listen-screen.tsx').then((module) => module.ListenScreen)),
  question: lazyPart(() => import('./question/question-screen.tsx').then((module) => module.QuestionScreen)),
  'question-result': lazyPart(() =>
    import('./question/question-result-screen.tsx').then((module) => module.QuestionResultScreen),
  ),
  board: lazyPart(() => import('./preparation/board-screen.tsx').then((module) => module.BoardScreen)),
  'ready-to-leave': lazyPart(() =>
    import('./preparation/ready-to-leave-screen.tsx').then((module) => module.ReadyToLeaveScreen),
  ),
  'preparation-result': lazyPart(() =>
    import('./preparation/preparation-result-screen.tsx').then((module) => module.PreparationResultScreen),
  ),
  tasks: lazyPart(() => import('./tasks/tasks-screen.tsx').then((module) => module.TasksScreen)),
  task: lazyPart(() => import('./tasks/task-screen.tsx').then((module) => module.TaskScreen)),
  challenge: lazyPart(() => import('./challenge/challenge-screen.tsx').then((module) => module.ChallengeScreen)),
  'challenge-result': lazyPart(() =>
    import('./challenge/challenge-result-screen.tsx').then((module) => module.ChallengeResultScreen),
  ),
  'obtain-report': lazyPart(() =>
    import('./bedside-report/obtain-report-screen.tsx').then((module) => module.ObtainReportScreen),
  ),
  'bedside-report': lazyPart(() =>
    import('./bedside-report/bedside-report-screen.tsx').then((module) => module.BedsideReportScreen),
  ),
  'decision-point': lazyPart(() =>
    import('./decision/decision-point-screen.tsx').then((module) => module.DecisionPointScreen),
  ),
  'decision-page': lazyPart(() =>
    import('./decision/decision-page-screen.tsx').then((module) => module.DecisionPageScreen),
  ),
  arrival: lazyPart(() => import('./handover/arrival-screen.tsx').then((module) => module.ArrivalScreen)),
  handover: lazyPart(() => import('./handover/handover-screen.tsx').then((module) => module.HandoverScreen)),
  'save-handover': lazyPart(() =>
    import('./handover/save-handover-screen.tsx').then((module) => module.SaveHandoverScreen),
  ),
  'final-report': lazyPart(() =>
    import('./final-report/final-report-screen.tsx').then((module) => module.FinalReportScreen),
  ),
} satisfies { readonly [S in ScreenKind]: ReturnType<typeof lazyPart<ScreenProps>> }

const FETCHED_AFTER_MS = 1500

/** Asks for a screen that will soon be shown. Should that fail, the screen asks again. */
export const fetchScreen = (kind: ScreenKind): void => void screens[kind].fetch().catch(() => {})

export function ScreenOf(props: ScreenProps) {
  useEffect(() => {
    const fetches = Object.values(screens).map(({ fetch }) => fetch)
    const timer = setTimeout(() => void fetchAhead(fetches), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const Screen = screens[props.page.screen]
  return (
    <Suspense fallback={<PartLoading />}>
      <Screen {...props} />
    </Suspense>
  )
}

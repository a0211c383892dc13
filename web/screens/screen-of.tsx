import { type ComponentType, Suspense, useEffect } from 'react'
import type { ScreenKind } from '#case/flow.ts'
import { Loading } from '../ui/loading.tsx'
import { fetchScreens, lazyScreen } from './lazy-screen.ts'
import type { ScreenProps } from './screen-props.ts'

/** One screen per kind of step, loaded when its page is. */
const screens: { readonly [S in ScreenKind]: ComponentType<ScreenProps> } = {
  call: lazyScreen(() => import('./call/call-screen.tsx').then((module) => ({ default: module.CallScreen }))),
  record: lazyScreen(() => import('./record/record-screen.tsx').then((module) => ({ default: module.RecordScreen }))),
  'await-listeners': lazyScreen(() =>
    import('./listen/await-listeners-screen.tsx').then((module) => ({ default: module.AwaitListenersScreen })),
  ),
  listen: lazyScreen(() => import('./listen/listen-screen.tsx').then((module) => ({ default: module.ListenScreen }))),
  question: lazyScreen(() =>
    import('./question/question-screen.tsx').then((module) => ({ default: module.QuestionScreen })),
  ),
  'question-result': lazyScreen(() =>
    import('./question/question-result-screen.tsx').then((module) => ({ default: module.QuestionResultScreen })),
  ),
  board: lazyScreen(() => import('./preparation/board-screen.tsx').then((module) => ({ default: module.BoardScreen }))),
  'ready-to-leave': lazyScreen(() =>
    import('./preparation/ready-to-leave-screen.tsx').then((module) => ({ default: module.ReadyToLeaveScreen })),
  ),
  'preparation-result': lazyScreen(() =>
    import('./preparation/preparation-result-screen.tsx').then((module) => ({
      default: module.PreparationResultScreen,
    })),
  ),
  tasks: lazyScreen(() => import('./tasks/tasks-screen.tsx').then((module) => ({ default: module.TasksScreen }))),
  task: lazyScreen(() => import('./tasks/task-screen.tsx').then((module) => ({ default: module.TaskScreen }))),
  challenge: lazyScreen(() =>
    import('./challenge/challenge-screen.tsx').then((module) => ({ default: module.ChallengeScreen })),
  ),
  'challenge-result': lazyScreen(() =>
    import('./challenge/challenge-result-screen.tsx').then((module) => ({ default: module.ChallengeResultScreen })),
  ),
  'obtain-report': lazyScreen(() =>
    import('./bedside-report/obtain-report-screen.tsx').then((module) => ({ default: module.ObtainReportScreen })),
  ),
  'bedside-report': lazyScreen(() =>
    import('./bedside-report/bedside-report-screen.tsx').then((module) => ({ default: module.BedsideReportScreen })),
  ),
  'decision-point': lazyScreen(() =>
    import('./decision/decision-point-screen.tsx').then((module) => ({ default: module.DecisionPointScreen })),
  ),
  'decision-page': lazyScreen(() =>
    import('./decision/decision-page-screen.tsx').then((module) => ({ default: module.DecisionPageScreen })),
  ),
  arrival: lazyScreen(() =>
    import('./handover/arrival-screen.tsx').then((module) => ({ default: module.ArrivalScreen })),
  ),
  handover: lazyScreen(() =>
    import('./handover/handover-screen.tsx').then((module) => ({ default: module.HandoverScreen })),
  ),
  'save-handover': lazyScreen(() =>
    import('./handover/save-handover-screen.tsx').then((module) => ({ default: module.SaveHandoverScreen })),
  ),
  'final-report': lazyScreen(() =>
    import('./final-report/final-report-screen.tsx').then((module) => ({ default: module.FinalReportScreen })),
  ),
}

const FETCHED_AFTER_MS = 1500

export function ScreenOf(props: ScreenProps) {
  useEffect(() => {
    const timer = setTimeout(() => void fetchScreens(), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const Screen = screens[props.page.screen]
  return (
    <Suspense fallback={<Loading text="One moment" />}>
      <Screen {...props} />
    </Suspense>
  )
}

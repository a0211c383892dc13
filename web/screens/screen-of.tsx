import { type ComponentType, lazy, Suspense } from 'react'
import type { ScreenKind } from '#case/flow.ts'
import { Loading } from '../ui/loading.tsx'
import type { ScreenProps } from './screen-props.ts'
import { StepScreen } from './step-screen.tsx'

/** One screen per kind of step, loaded when its page is. */
const screens: { readonly [S in ScreenKind]?: ComponentType<ScreenProps> } = {
  call: lazy(() => import('./call/call-screen.tsx').then((module) => ({ default: module.CallScreen }))),
  record: lazy(() => import('./record/record-screen.tsx').then((module) => ({ default: module.RecordScreen }))),
  'await-listeners': lazy(() =>
    import('./listen/await-listeners-screen.tsx').then((module) => ({ default: module.AwaitListenersScreen })),
  ),
  listen: lazy(() => import('./listen/listen-screen.tsx').then((module) => ({ default: module.ListenScreen }))),
  question: lazy(() => import('./question/question-screen.tsx').then((module) => ({ default: module.QuestionScreen }))),
  'question-result': lazy(() =>
    import('./question/question-result-screen.tsx').then((module) => ({ default: module.QuestionResultScreen })),
  ),
  board: lazy(() => import('./preparation/board-screen.tsx').then((module) => ({ default: module.BoardScreen }))),
  'ready-to-leave': lazy(() =>
    import('./preparation/ready-to-leave-screen.tsx').then((module) => ({ default: module.ReadyToLeaveScreen })),
  ),
  'preparation-result': lazy(() =>
    import('./preparation/preparation-result-screen.tsx').then((module) => ({
      default: module.PreparationResultScreen,
    })),
  ),
  tasks: lazy(() => import('./tasks/tasks-screen.tsx').then((module) => ({ default: module.TasksScreen }))),
  task: lazy(() => import('./tasks/task-screen.tsx').then((module) => ({ default: module.TaskScreen }))),
}

export function ScreenOf(props: ScreenProps) {
  const Screen = screens[props.page.screen] ?? StepScreen
  return (
    <Suspense fallback={<Loading text="One moment" />}>
      <Screen {...props} />
    </Suspense>
  )
}

import { Suspense, useEffect } from 'react'
import type { ScreenKind } from '#case/story/flow.ts'
import { lazyPart, PartLoading } from '../../base/parts/lazy-part.tsx'
import { waitingFor } from '../../base/parts/load-part.ts'
import { AnyScreen } from '../../hands/steps/any-screen.ts'
import type { Page } from '../../hands/steps/pages.ts'
import type { ScreenProps } from '../../hands/steps/screen-props.ts'
import { canDraw } from '../../hands/tasks/kit/can-draw.ts'
import { viewChoice } from '../../hands/tasks/view-choice.ts'

/** One screen per kind of step, loaded when its page is. */
const screens = {
  call: lazyPart(() => import('../screens/briefing/call-screen.tsx').then((module) => module.CallScreen)),
  record: lazyPart(() => import('../screens/briefing/record-screens.tsx').then((module) => module.RecordScreen)),
  'await-listeners': lazyPart(() =>
    import('../screens/briefing/record-screens.tsx').then((module) => module.AwaitListenersScreen),
  ),
  listen: lazyPart(() => import('../screens/briefing/listen-screen.tsx').then((module) => module.ListenScreen)),
  question: lazyPart(() => import('../screens/question/question-screen.tsx').then((module) => module.QuestionScreen)),
  'question-result': lazyPart(() =>
    import('../screens/question/question-result-screen.tsx').then((module) => module.QuestionResultScreen),
  ),
  board: lazyPart(() => import('../screens/preparation/board-screen.tsx').then((module) => module.BoardScreen)),
  'ready-to-leave': lazyPart(() =>
    import('../screens/preparation/ready-to-leave-screen.tsx').then((module) => module.ReadyToLeaveScreen),
  ),
  'preparation-result': lazyPart(() =>
    import('../screens/preparation/preparation-result-screen.tsx').then((module) => module.PreparationResultScreen),
  ),
  tasks: lazyPart(() => import('../screens/tasks/tasks-screen.tsx').then((module) => module.TasksScreen)),
  task: lazyPart(() => import('../screens/tasks/task-screen.tsx').then((module) => module.TaskScreen)),
  challenge: lazyPart(() =>
    import('../screens/challenge/challenge-screen.tsx').then((module) => module.ChallengeScreen),
  ),
  'challenge-result': lazyPart(() =>
    import('../screens/challenge/challenge-result-screen.tsx').then((module) => module.ChallengeResultScreen),
  ),
  'obtain-report': lazyPart(() =>
    import('../screens/bedside-report/bedside-report-screens.tsx').then((module) => module.ObtainReportScreen),
  ),
  'bedside-report': lazyPart(() =>
    import('../screens/bedside-report/bedside-report-screens.tsx').then((module) => module.BedsideReportScreen),
  ),
  'decision-point': lazyPart(() =>
    import('../screens/decision/decision-point-screen.tsx').then((module) => module.DecisionPointScreen),
  ),
  'decision-page': lazyPart(() =>
    import('../screens/decision/decision-page-screen.tsx').then((module) => module.DecisionPageScreen),
  ),
  arrival: lazyPart(() => import('../screens/handover/arrival-screen.tsx').then((module) => module.ArrivalScreen)),
  handover: lazyPart(() => import('../screens/handover/handover-screens.tsx').then((module) => module.HandoverScreen)),
  'save-handover': lazyPart(() =>
    import('../screens/handover/handover-screens.tsx').then((module) => module.SaveHandoverScreen),
  ),
  'final-report': lazyPart(() =>
    import('../screens/final-report/final-report-screen.tsx').then((module) => module.FinalReportScreen),
  ),
} satisfies { readonly [S in ScreenKind]: ReturnType<typeof lazyPart<ScreenProps>> }

/** The parts of a page come while the server is still asked who may see it. Should that fail, the screen asks again. */
export function fetchPage({ screen }: Page): void {
  screens[screen].fetch().catch(() => {})
  if (screen === 'task' && viewChoice() === '3d' && canDraw())
    import('../../hands/tasks/task-scene.tsx').catch(() => {})
}

const FETCHED_AFTER_MS = 1500

export function ScreenOf(props: ScreenProps) {
  useEffect(() => {
    const fetches = Object.values(screens).map(({ fetch }) => fetch)
    const timer = setTimeout(() => void fetchAhead(fetches), FETCHED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  const Screen = screens[props.page.screen]
  return (
    <AnyScreen value={ScreenOf}>
      <Suspense fallback={<PartLoading />}>
        <Screen {...props} />
      </Suspense>
    </AnyScreen>
  )
}

const LOOK_AGAIN_AFTER_MS = 500

/**
 * Fetches parts while the connection is there, so that they open also after it is lost: one at a time, and none while somebody
 * waits for another.
 */
async function fetchAhead(fetches: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const fetch of fetches) {
    while (waitingFor.get().parts > 0) await new Promise((again) => setTimeout(again, LOOK_AGAIN_AFTER_MS))
    await fetch().catch(() => {})
  }
}

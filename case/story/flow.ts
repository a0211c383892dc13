/** The kinds of step. One screen draws each kind, whichever role stands there. */
export type ScreenKind =
  | 'call'
  | 'record'
  | 'await-listeners'
  | 'listen'
  | 'question'
  | 'question-result'
  | 'board'
  | 'ready-to-leave'
  | 'tasks'
  | 'task'
  | 'preparation-result'
  | 'challenge'
  | 'challenge-result'
  | 'obtain-report'
  | 'bedside-report'
  | 'decision-point'
  | 'decision-page'
  | 'arrival'
  | 'handover'
  | 'save-handover'
  | 'final-report'

/** A page that belongs to a step and keeps its progress. */
export interface SubPage {
  readonly path: string
  readonly title: string
  readonly screen: ScreenKind
}

export interface Step extends SubPage {
  readonly pages?: readonly SubPage[]
  /** Of a question and its result: which one. */
  readonly question?: QuestionId
  /** Of a decision point: its number. */
  readonly point?: number
}

export type QuestionId = 'transport-mode' | 'response-time'

/** What a role walks, in order. */
export type Flow = readonly Step[]

const ledScreens: readonly ScreenKind[] = ['board', 'tasks', 'decision-point', 'arrival', 'handover', 'save-handover']

/** Steps that the Provider opens for everyone. */
export const isLed = (step: Step): boolean => ledScreens.includes(step.screen)

/** Taking the role is the first step, so the page at index 0 is the second. The last page is 100 percent. */
export const progressPercent = (flow: Flow, index: number): number => ((index + 2) * 100) / (flow.length + 1)

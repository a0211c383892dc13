import type { Flow, ScreenKind, Step } from '../story/flow.ts'

const ledScreens: readonly ScreenKind[] = ['board', 'tasks', 'decision-point', 'arrival', 'handover', 'save-handover']

/** Steps that the Provider opens for everyone. */
export const isLed = (step: Step): boolean => ledScreens.includes(step.screen)

/** Taking the role is the first step, so the page at index 0 is the second. The last page is 100 percent. */
export const progressPercent = (flow: Flow, index: number): number => ((index + 2) * 100) / (flow.length + 1)

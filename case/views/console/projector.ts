import type { CaseContent } from '../../story/content.ts'
import type { View } from '../view.ts'

/** What a whole room may look at together: monitor, clock, where the team is. No answers, no names. */
export interface ProjectorView extends Pick<View, 'isRunning' | 'pause' | 'clock' | 'vitals'> {
  /** The title of each role's step, by role id. */
  readonly steps: readonly string[]
}

/** Of what the Provider sees. */
export const viewProjector = (
  { isRunning, pause, clock, vitals, places }: View,
  { flows }: CaseContent,
): ProjectorView => ({
  ...{ isRunning, pause, clock, vitals },
  steps: isRunning ? places.map((place, role) => flows[role as 0 | 1 | 2][place]?.title ?? '') : [], // places are by role
})

import type { DebriefingPhase } from '../../records/debriefing.ts'
import type { RoleId } from '../../records/roles.ts'
import type { CaseContent } from '../../story/content.ts'
import type { View } from '../view.ts'

/** What a whole room may look at together: monitor, clock, where the team is, then how far its debriefing is. No answers, no names. */
export interface ProjectorView extends Pick<View, 'isRunning' | 'pause' | 'clock' | 'instruments' | 'vitals'> {
  readonly run: number
  /** The title of each role's step, by role id. */
  readonly steps: readonly string[]
  /** Null before the Provider has come to the report. */
  readonly talk: {
    readonly phase: DebriefingPhase
    /** What the team is asked in it. */
    readonly asked: readonly string[]
    readonly waitsFor: readonly RoleId[]
  } | null
}

/** Of what the Provider sees. */
export const viewProjector = (
  run: number,
  { isRunning, pause, clock, instruments, vitals, places, debriefing }: View,
  { flows, debrief }: CaseContent,
): ProjectorView => ({
  ...{ run, isRunning, pause, clock, instruments, vitals },
  talk: debriefing && {
    phase: debriefing.phase,
    asked: debrief.flatMap(({ stage, prompts }) => (stage === debriefing.phase ? prompts.map(({ text }) => text) : [])),
    waitsFor: debriefing.rating.waitsFor,
  },
  steps: isRunning ? places.map((place, role) => flows[role as 0 | 1 | 2][place]?.title ?? '') : [], // places are by role
})

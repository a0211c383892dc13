import type { Step } from '#case/story/flow.ts'

/** A point can be ticked while the handover is told, and until one goes on to the report. */
export const areTicksDue = ({ screen }: Pick<Step, 'screen'>): boolean =>
  screen === 'handover' || screen === 'save-handover'

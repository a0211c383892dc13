import { createContext, useContext } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import type { StandInReport } from '#case/report/stand-ins-report.ts'
import { flowsFrom } from '#case/views/flows.ts'
import { useView } from '../../../base/live/surroundings.ts'

/** Whether the trainer itself played a role: at a moment, or, where none is known, from its first step to the end. */
export function isPlayed(
  standIns: readonly StandInReport[],
  role: RoleId,
  at: number | null,
  firstStep: string | undefined,
): boolean {
  const own = standIns.filter(({ roleId }) => roleId === role)
  if (at !== null) return own.some(({ from, until }) => from <= at && (until === null || at < until))
  // One after the other, with nobody in between who did anything.
  const isNext = ({ fromStep }: StandInReport, index: number) => {
    const before = own[index - 1]
    return before ? before.followedBy !== 'person' && before.untilStep === fromStep : fromStep === firstStep
  }
  return own.at(-1)?.until === null && own.every(isNext)
}

const StandIns = createContext<readonly StandInReport[]>([])

/** Tells every part of a report who was a stand-in. */
export const StandInsProvider = StandIns.Provider

export function useIsPlayed(): (role: RoleId, at: number | null) => boolean {
  const standIns = useContext(StandIns)
  const flows = useView((view) => view.flows)
  return (role, at) => isPlayed(standIns, role, at, flows && flowsFrom(flows)[role][0]?.title)
}

/** Whether it did at any time. */
export function useHadStandIn(): (role: RoleId) => boolean {
  const standIns = useContext(StandIns)
  return (role) => standIns.some(({ roleId }) => roleId === role)
}

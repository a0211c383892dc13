import { debriefOf, type WrittenPhase } from '../rules/debrief.ts'
import type { SeatInCase } from '../rules/places.ts'
import { isReportDue } from '../rules/way-on.ts'

/** The questions of the debrief and what everyone wrote to them, with the report. */
export type DebriefView = readonly WrittenPhase[]

export const viewDebrief = ({ state, content, roleId }: SeatInCase): DebriefView | null =>
  isReportDue(state, content, roleId) ? debriefOf(state, content) : null

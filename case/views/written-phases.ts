import type { SeatInCase } from '../rules/places.ts'
import { isReportDue } from '../rules/way-on.ts'
import { type WrittenPhase, writtenPhasesOf } from '../rules/written-phases.ts'

/** The questions of the debrief and what everyone wrote to them, with the report. */
export const viewWrittenPhases = ({ state, content, roleId }: SeatInCase): readonly WrittenPhase[] | null =>
  isReportDue(state, content, roleId) ? writtenPhasesOf(state, content) : null

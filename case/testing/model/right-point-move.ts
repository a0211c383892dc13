import { PROVIDER } from '../../records/roles.ts'
import type { Moment, RightMove } from './right-move.ts'

/** At a decision point: advise, decide group after group, turn the pages, go on from the results. */
export function rightPointMove({ state, roleId, chance }: Moment, point: number, goOn: RightMove): RightMove {
  const record = state.records.DecisionPoint[point]
  const progress = state.records.PointProgress[point]
  if (!record || !progress) return null
  if (roleId === PROVIDER) {
    if (progress.openedAt === null) return { ask: { kind: 'end-call' } }
    if (progress.resultsAt !== null) return goOn
    if (progress.showing !== null && chance.is(0.8)) {
      return { ask: { kind: 'turn-page', point, page: progress.showing } }
    }
  }
  const open = record.decisionPointData.filter(({ decisionName }) => progress.decidedAt[decisionName] === undefined)
  // Now and then somebody is in a hurry to leave.
  const due = open.length > 1 && chance.is(0.9) ? open.filter(({ decisionName }) => decisionName !== 'Departure') : open
  if (progress.openedAt === null || due.length === 0) return null
  const { decisionName: group, options } = chance.of(due)
  const option = chance.of(options).slug
  if (roleId !== PROVIDER || chance.is(0.3)) return { ask: { kind: 'choose-option', point, group, option } }
  const choice = group === 'Procedure' ? chance.some(options).map(({ slug }) => slug) : option
  return { ask: { kind: 'decide-group', point, group, choice } }
}

import { rightStep } from '../../orders/right-step.ts'
import { mannerNames } from '../../records/manners.ts'
import { PROVIDER } from '../../records/roles.ts'
import { goOnWithout, seeToOrders } from '../../stand-ins/orders.ts'
import { opensLast, takesSeveral } from '../../story/group.ts'
import { pointNamed } from '../../story/points.ts'
import { viewIn } from './law.ts'
import type { Moment, RightMove } from './right-move.ts'

/** At a decision point: advise, decide group after group, turn the pages, go on from the results. */
export function rightPointMove(moment: Moment, point: string, goOn: RightMove): RightMove {
  const { state, content, roleId, chance } = moment
  const docId = pointNamed(content, point)?.docId ?? ''
  const record = state.records.DecisionPoint[docId]
  const progress = state.records.PointProgress[docId]
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
  const due =
    open.length > 1 && chance.is(0.9) ? open.filter(({ decisionName }) => !opensLast(content, decisionName)) : open
  if (progress.openedAt === null || due.length === 0) return null
  const { decisionName: group, options } = chance.of(due)
  const option = chance.of(options).slug
  if (roleId !== PROVIDER || chance.is(0.3)) return { ask: { kind: 'choose-option', point, group, option } }
  const choice = takesSeveral(content, group) ? chance.some(options).map(({ slug }) => slug) : option
  return { ask: { kind: 'decide-group', point, group, choice } }
}

/** With orders: what a stand-in of any manner would do about them; now and then one is questioned, cancelled or called anew, or the team goes on without. */
export function rightOrderMove({ state, content, roleId, chance }: Moment, point: string): RightMove {
  const view = viewIn(state, roleId, content)
  const how = { manner: chance.of(mannerNames), seed: chance.below(4) }
  const right = (order: string) => rightStep({ state, content }, order)
  const playing = { roleId, ...how, view, story: content, rightStep: right }
  const open = view.orders?.loops.filter(({ stage }) => stage !== 'closed' && stage !== 'done') ?? []
  if (open.length > 0 && chance.is(0.08))
    return { ask: { kind: 'cancel-order', order: chance.of(open).id, isAnew: chance.is(0.5) } }
  const own = view.orders?.own.filter(({ isOwn, stage }) => isOwn && stage === 'called') ?? []
  if (own.length > 0 && chance.is(0.08))
    return { ask: { kind: 'question-order', order: chance.of(own).id, reason: 'moment' } }
  const deed = seeToOrders(playing) ?? (chance.is(0.1) ? goOnWithout(playing, point) : null)
  return deed?.request ? { ask: deed.request } : null
}

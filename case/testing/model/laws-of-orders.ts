import type { Command } from '../../commands.ts'
import { parseCommand } from '../../create-case.ts'
import { formOfOrder } from '../../orders/form-of-order.ts'
import { resultsDue } from '../../orders/open-orders.ts'
import { handsOf, reporterOf } from '../../orders/stage.ts'
import { collectionNames } from '../../records/collections.ts'
import { differenceBetween } from '../../records/difference.ts'
import type { Order } from '../../records/order.ts'
import { changedSince } from '../../records/remember.ts'
import { PROVIDER, RN, type RoleId, RT } from '../../records/roles.ts'
import { applyChanges, type CaseState } from '../../records/state.ts'
import { pauseNow } from '../../rules/case-clock.ts'
import { hasOrders, openOrdersAt, ordersOf } from '../../rules/orders.ts'
import { holderOf } from '../../rules/seats.ts'
import type { CaseContent } from '../../story/content.ts'
import { pointsOf } from '../../story/points.ts'
import { type Law, same, type Transition, viewIn } from './law.ts'

const ordering: readonly string[] = [
  ...['call-order', 'hear-order', 'ask-order-again', 'question-order', 'confirm-order', 'cancel-order'],
  ...['take-over-order', 'go-on-without', 'work-order', 'check-order', 'report-order'],
]

/** What a command of orders may change: orders, what is sent in writing, and the results that waited for the last of them. */
const theirs: readonly string[] = ['Order', 'ChatInbox', 'ActForSeat', 'Steering']
const withResults: readonly string[] = ['PointProgress', 'VitalStats', 'DecisionPointFlow']

/** Orders are for learning: nothing of a score or a choice hangs on them, and nothing else changes them but a decision. */
export const ordersMoveNothing: Law = ({ before, after, isSameRun, command }) => {
  if (!isSameRun || !hasOrders(after)) return null
  const changed = changedSince(before, after)
  if (!ordering.includes(command.kind)) {
    const isTheirs = ['decide-group', 'stand-in-acts', 'act-for-seat'].includes(command.kind)
    return changed.includes('Order') && !isTheirs ? `${command.kind} changed an order` : null
  }
  const others = changed.filter(
    (name) => !theirs.includes(name) && !(opensResults(before, after) && withResults.includes(name)),
  )
  return others.length > 0 ? `${command.kind} changed ${others.join(', ')}` : null
}

/** Nothing else of a point is other than it was. */
const opensResults = ({ records: { PointProgress: was } }: CaseState, { records: { PointProgress: is } }: CaseState) =>
  Object.entries(is).some(([docId, { resultsAt }]) => resultsAt !== null && was[docId]?.resultsAt === null) &&
  Object.entries(is).every(([docId, { openedAt, decidedAt, callSince }]) =>
    same([openedAt, decidedAt, callSince], [was[docId]?.openedAt, was[docId]?.decidedAt, was[docId]?.callSince]),
  )

const withoutOrders = (state: CaseState): CaseState => ({
  ...state,
  records: { ...state.records, Order: {}, OrderSetting: {} },
})

/** Where a point is decided everything comes of it as in a run without orders: score, links, rows, pages. Its results alone may come later. */
export const decisionsCountTheSame: Law = ({ before, after, isSameRun, command, content, ...taken }) => {
  if (!isSameRun || !hasOrders(before) || !['decide-group', 'turn-page'].includes(command.kind)) return null
  const plain = withoutOrders(before)
  const decision = taken.decide(plain, taken.asker, command, taken.now, taken.people)
  if (!decision.accepted) return `${command.kind} is taken with orders alone`
  const due = pointsOf(content).flatMap((point) => resultsDue(withoutOrders(after), content, point, taken.now))
  const [one, other] = [applyChanges(plain, decision.changes), applyChanges(withoutOrders(after), due)]
  const differing = collectionNames.filter((name) => !same(one.records[name], other.records[name]))
  return differing.length > 0 ? `${command.kind} makes another ${differing.join(', ')} with orders` : null
}

/** What was called, heard, asked and done stays; what is closed is over. */
export const ordersStand: Law = ({ before, after, isSameRun }) => {
  if (!isSameRun || before.records.Order === after.records.Order) return null
  for (const [id, was] of Object.entries(before.records.Order)) {
    const is = after.records.Order[id]
    if (!is) return `order ${id} is gone`
    if (was === is) continue
    if (was.closed) return `order ${id} was closed, and changed`
    for (const list of ['calls', 'agains', 'tries'] as const)
      if (!was[list].every((one, place) => same(one, is[list][place]))) return `${list} of order ${id} were rewritten`
    if (!was.heard.every(({ said }, place) => same(said, is.heard[place]?.said)))
      return `order ${id} was heard otherwise`
    if (is.steps.length < was.steps.length && !isStoppedNow(was, is)) return `order ${id} was undone`
  }
  return null
}

const isStoppedNow = (was: Order, is: Order): boolean =>
  was.heard.at(-1)?.stoppedAt === null && is.heard.at(-1)?.stoppedAt != null

/** Who receives it hears and questions it, who leads calls and confirms, whose hands they are do. */
export const ordersAreOnesOwn: Law = (taken) => {
  const { before, after, isSameRun, command } = taken
  if (!isSameRun || before.records.Order === after.records.Order || !ordering.includes(command.kind)) return null
  const by: RoleId = taken.roleId ?? PROVIDER
  for (const [id, is] of Object.entries(after.records.Order)) {
    const was = before.records.Order[id]
    if (!was || was === is) continue
    const isNew = (list: 'heard' | 'agains' | 'questions' | 'calls' | 'steps') => is[list].length > was[list].length
    if ((isNew('heard') || isNew('agains') || isNew('questions')) && by !== is.roleId)
      return `role ${by} heard order ${id}`
    const isConfirmed = is.heard.some(
      ({ confirmedAt }, place) => confirmedAt !== (was.heard[place]?.confirmedAt ?? null),
    )
    if ((isNew('calls') || isConfirmed) && by !== PROVIDER) return `role ${by} called or confirmed order ${id}`
    if (isNew('steps') && is.steps.at(-1)?.roleId !== by) return `role ${by} did what is told of another`
    if (isNew('steps') && command.kind === 'work-order' && by !== handsAt(taken, was))
      return `role ${by} did order ${id}`
    if (is.closed?.how === 'reported' && by !== reporterOf(was)) return `role ${by} reported order ${id}`
  }
  return null
}

function handsAt({ before, content }: Transition, order: Order): RoleId | null {
  const step = formOfOrder({ state: before, content }, order).steps[order.steps.length]
  return step ? handsOf(order, step) : null
}

/** The results open when nothing of the point is in anybody's hands. */
export const resultsWaitForHands: Law = ({ before, after, isSameRun }) => {
  if (!isSameRun || before.records.PointProgress === after.records.PointProgress) return null
  for (const [docId, { resultsAt }] of Object.entries(after.records.PointProgress))
    if (resultsAt !== null && openOrdersAt(after, docId).length > 0) return `results of ${docId} with open orders`
  return null
}

/** The Provider can always be done with an order: it is cancelled, or whoever has done it can report it. */
export const nobodyIsStuck: Law = ({ after, isSameRun, now, decide, before }) => {
  const provider = holderOf(after, PROVIDER)
  if (!isSameRun || before.records.Order === after.records.Order || !provider || pauseNow(after)) return null
  const asks = (roleId: RoleId, request: object): boolean => {
    const uid = holderOf(after, roleId)?.userId
    const parsed = parseCommand({ ...request, id: 'stuck-or-not', run: after.run })
    if (!uid || !parsed.ok) return false
    const command: Command = parsed.command
    return decide(after, { by: 'user', uid }, command, now, []).accepted
  }
  const stuck = ordersOf(after).find(
    ({ id, order }) =>
      !order.closed &&
      !asks(PROVIDER, { kind: 'cancel-order', order: id, isAnew: false }) &&
      !asks(reporterOf(order), { kind: 'report-order', order: id }) &&
      !asks(PROVIDER, { kind: 'take-over-order', order: id }),
  )
  return stuck ? `nobody can be done with order ${stuck.id}` : null
}

/** What RT and RN can see of what was decided: machine, pumps, pages and the choices themselves. */
function seenBy(state: CaseState, content: CaseContent, role: RoleId) {
  const { vitals, pages, points } = viewIn(state, role, content)
  return {
    machine: vitals?.machine,
    running: vitals?.infusions.running,
    pages: pages.map((page) => ({ ...page, inHands: null, procedures: page.procedures ?? [] })),
    chosen: points.map(({ groups }) => groups.map(({ provider }) => [provider ?? []].flat())),
  }
}

/** A choice that hands have to carry out is on no page of RT and RN before its order is closed, and no mark before it is decided: neither its panel, nor its page. */
export const whatIsSeenFollowsHands: Law = ({ before, after, isSameRun, command, content }) => {
  if (!isSameRun || !hasOrders(after)) return null
  const orders = ordersOf(after)
  const isClosing = orders.some(
    ({ id, order }) => order.closed && !before.records.Order[id]?.closed && before.records.Order[id],
  )
  const options = command.kind === 'decide-group' ? [command.choice].flat() : []
  const fresh = orders.filter(({ id }) => !before.records.Order[id])
  const isHands = options.length > 0 && options.every((option) => fresh.some(({ order }) => order.option === option))
  const isMark = command.kind === 'choose-option'
  if ((!ordering.includes(command.kind) && !isHands && !isMark) || isClosing) return null
  const role = [RT, RN].find((one) => !same(seenBy(before, content, one), seenBy(after, content, one)))
  if (role === undefined) return null
  const difference = differenceBetween(seenBy(before, content, role), seenBy(after, content, role))
  return `role ${role} sees what hands have not done: ${JSON.stringify(difference)}`
}

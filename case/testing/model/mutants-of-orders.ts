import { accept, refuse } from '../../commands/define-command.ts'
import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { hasOrders } from '../../rules/orders.ts'
import { holderOf, seatOf } from '../../rules/seats.ts'
import { also, edited, isRefused, type Mutant, mutant, rewritten } from './mutant.ts'

/** Mistakes in orders: they begin where a run has some. */
export const orderMistakes: readonly Mutant[] = [
  mutant(
    'whoever is beside it hears, does and reports',
    'ordersAreOnesOwn',
    ({ decision, command, state, asker, now, decide, people }) => {
      const isBeside = asker.by === 'user' && seatOf(state, asker.uid)?.roleId !== PROVIDER
      const order = 'order' in command ? state.records.Order[command.order] : undefined
      const receiver = order && holderOf(state, order.roleId)
      return isBeside && receiver && isRefused(decision, 'not-your-role')
        ? decide(state, { by: 'user', uid: receiver.userId }, command, now, people)
        : decision
    },
  ),
  mutant('a read-back confirms itself', 'ordersAreOnesOwn', ({ decision, command, now }) =>
    command.kind === 'hear-order'
      ? rewritten(decision, 'Order', (order) => ({
          ...order,
          heard: order.heard.map((one) => ({ ...one, confirmedAt: one.confirmedAt ?? now })),
        }))
      : decision,
  ),
  mutant('what is closed is called again', 'ordersStand', ({ decision, command, state, now }) => {
    const order = command.kind === 'call-order' ? state.records.Order[command.order] : undefined
    const call = { at: now, by: 0, isWritten: false } as const
    return order?.closed && isRefused(decision, 'order-closed') && command.kind === 'call-order'
      ? accept(put('Order', command.order, { ...order, calls: [...order.calls, call], closed: null }))
      : decision
  }),
  mutant('a call takes the place of the one before', 'ordersStand', ({ decision, command }) =>
    command.kind === 'call-order'
      ? rewritten(decision, 'Order', (order) => ({ ...order, calls: order.calls.slice(-1) }))
      : decision,
  ),
  mutant('a report ticks a list', 'ordersMoveNothing', ({ decision, command }) =>
    command.kind === 'report-order' ? also(decision, put('Checklist', 'review/0', { ticked: [0] })) : decision,
  ),
  mutant('with orders a decision leads to no page', 'decisionsCountTheSame', ({ decision, command, state }) =>
    command.kind === 'decide-group' && hasOrders(state)
      ? edited(decision, (change) =>
          'collection' in change && change.collection === 'DecisionPointFlow' ? [] : change,
        )
      : decision,
  ),
  mutant(
    'the results come with the last page, whatever is open',
    'resultsWaitForHands',
    ({ decision, command, state, asker, now, decide }) =>
      command.kind === 'turn-page'
        ? decide({ ...state, records: { ...state.records, Order: {} } }, asker, command, now)
        : decision,
  ),
  mutant('what somebody works on cannot be cancelled', 'nobodyIsStuck', ({ decision, command, state }) => {
    const order =
      command.kind === 'cancel-order' || command.kind === 'take-over-order'
        ? state.records.Order[command.order]
        : undefined
    return order && order.steps.length > 0 ? refuse({ code: 'order-not-now' }) : decision
  }),
  mutant('what is decided is there to be seen at once', 'whatIsSeenFollowsHands', ({ decision, command, now }) =>
    command.kind === 'decide-group'
      ? rewritten(decision, 'Order', (order) => ({ ...order, closed: { at: now, roleId: 0, how: 'gone-on' } }))
      : decision,
  ),
]

/** Of what the monitor does: they begin where it moves in time. */
export const monitorStays = mutant('a monitor that stays where it was', 'theMonitorFollows', ({ decision }) =>
  edited(decision, (change) => ('collection' in change && change.collection === 'Course' ? [] : change)),
)

import { PROVIDER, RN, RT } from '../records/roles.ts'
import { carryOut, untilStopped } from './carry-out.ts'
import { Walk } from './walk.ts'

const point = 'first-ten-minutes'

/** For tests: orders of the first point in all that can become of them: caught, stopped, questioned, called anew, cancelled, reported, gone on without. */
export function orderlyWalk(): Walk {
  const walk = new Walk({ hasOrders: true })
  const decide = (group: string, choice: string | string[]) => {
    walk.do(PROVIDER, { kind: 'decide-group', point, group: group as 'Procedure', choice })
    walk.turnPages(1)
  }
  const hear = (dose: string) => walk.do(RN, { kind: 'hear-order', order: '2', said: { drug: 'dopamine', dose } })
  walk.toDecisions()
  decide('Ventilator', 'transport-hfov')
  decide('Medications', 'dopamine')
  walk.do(PROVIDER, { kind: 'call-order', order: '1', isWritten: false })
  walk.do(PROVIDER, { kind: 'call-order', order: '2', isWritten: true })
  walk.do(RT, { kind: 'ask-order-again', order: '1' })
  walk.do(PROVIDER, { kind: 'cancel-order', order: '1', isAnew: true })
  hear('50')
  walk.do(RN, { kind: 'question-order', order: '2', reason: 'number' })
  walk.do(PROVIDER, { kind: 'call-order', order: '2', isWritten: false })
  hear('10')
  walk.wait(2000)
  walk.do(PROVIDER, { kind: 'confirm-order', order: '2' })
  untilStopped(walk, '2')
  walk.do(PROVIDER, { kind: 'call-order', order: '2', isWritten: false })
  carryOut(walk)
  decide('Procedure', ['cxr', 'tidal'])
  const [film = ''] = Object.keys(walk.state.records.Order).slice(-2)
  walk.do(PROVIDER, { kind: 'cancel-order', order: film, isAnew: false })
  decide('Departure', 'not-ready')
  walk.do(PROVIDER, { kind: 'go-on-without', point })
  return walk
}

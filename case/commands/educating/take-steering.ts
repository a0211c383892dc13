import { CASE_ID } from '../../records/collections.ts'
import { put } from '../../records/state.ts'
import { isRunning } from '../../rules/runs.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Of two educators in a room one steers; the other may take over at any time. */
export const takeSteering = defineCommand({
  kind: 'take-steering',
  allowed: 'educator',
  input: {},
  decide({ state, actor: { uid }, now }) {
    if (!isRunning(state)) return refuse({ code: 'no-case' })
    if (state.records.Steering[CASE_ID]?.uid === uid) return refuse({ code: 'already-so' })
    return accept(put('Steering', CASE_ID, { uid, since: now }))
  },
})

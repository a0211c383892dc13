import { CASE_ID } from '../../records/collections.ts'
import { PROVIDER } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** The Provider picks up the referring hospital's call. */
export const answerCall = defineCommand({
  kind: 'answer-call',
  allowed: [PROVIDER],
  at: ['call'],
  input: {},
  decide({ state, now }) {
    if (state.records.Call[CASE_ID]?.answeredAt) return refuse({ code: 'already-so' })

    return accept(put('Call', CASE_ID, { answeredAt: now }))
  },
})

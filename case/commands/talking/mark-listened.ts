import { CASE_ID } from '../../records/collections.ts'
import { RN, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** RT or RN heard the summary to its end, or was briefed aloud. */
export const markListened = defineCommand({
  kind: 'mark-listened',
  allowed: [RT, RN],
  isForPauses: true,
  at: ['listen'],
  input: {},
  decide({ state, actor }) {
    const heard = state.records.CaseAudioStatus[CASE_ID]
    if (!heard || !state.records.Cases[CASE_ID]?.isShared) return refuse({ code: 'not-shared' })
    const field = actor.roleId === RT ? 'Therapist' : 'Nurse'
    if (heard[field]) return refuse({ code: 'already-so' })

    return accept(put('CaseAudioStatus', CASE_ID, { ...heard, [field]: true }))
  },
})

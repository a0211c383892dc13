import { checkedPart, workId } from '../../records/preparation.ts'
import { PROVIDER, RT } from '../../records/roles.ts'
import { put } from '../../records/state.ts'
import { keepAnswer, whyNotChecking } from '../../rules/second-check.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** A second person says what does not fit. RN looks again, and asks again; it costs no time but that. */
export const sendBackCheck = defineCommand({
  kind: 'send-back-check',
  allowed: [PROVIDER, RT],
  input: { work: workId, part: checkedPart },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'check-not-asked' })
    const refusal = whyNotChecking({ state, content, roleId, now }, input.work)
    if (refusal) return refuse(refusal)
    const work = state.records.Work[input.work]
    if (!work) return refuse({ code: 'check-not-asked' })

    return accept(
      put('Work', input.work, { ...work, checkAskedAt: null }),
      keepAnswer(state, input.work, { roleId, at: now, part: input.part }),
    )
  },
})

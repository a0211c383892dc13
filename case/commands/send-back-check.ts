import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { checkedPart } from '../records/second-check.ts'
import { workId } from '../records/work.ts'
import { PROVIDER, RT } from '../roles.ts'
import { keepAnswer } from '../rules/second-check.ts'
import { whyNotChecking } from '../rules/why-not-checking.ts'
import { put } from '../state.ts'

/** A second person says what does not fit. RN looks again, and asks again; it costs no time but that. */
export const sendBackCheck = defineCommand({
  kind: 'send-back-check',
  allowed: [PROVIDER, RT],
  input: { work: workId, part: checkedPart },
  decide({ state, actor: { roleId }, input, now, content }) {
    const work = state.records.Work[input.work]
    if (roleId === null || !work) return refuse({ code: 'check-not-asked' })
    const refusal = whyNotChecking({ state, content, roleId, now }, input.work)
    if (refusal) return refuse(refusal)

    return accept(
      put('Work', input.work, { ...work, checkAskedAt: null }),
      keepAnswer(state, input.work, { roleId, at: now, part: input.part }),
    )
  },
})

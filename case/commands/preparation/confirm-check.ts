import { workId } from '../../records/preparation.ts'
import { PROVIDER, RT } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { finishDue } from '../../rules/finish-tasks.ts'
import { checkOf, keepAnswer, whyNotChecking } from '../../rules/second-check.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** A second person says that a mixed drug fits its order: the Provider on whatever screen, or RT once free of the calibration. */
export const confirmCheck = defineCommand({
  kind: 'confirm-check',
  allowed: [PROVIDER, RT],
  input: { work: workId },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null) return refuse({ code: 'check-not-asked' })
    const refusal = whyNotChecking({ state, content, roleId, now }, input.work)
    if (refusal) return refuse(refusal)
    const work = state.records.Work[input.work]
    const step = checkOf(content, input.work)
    if (!work || !step) return refuse({ code: 'check-not-asked' })

    const steps = [...work.steps, { slug: step.slug, at: now }]
    const done = put('Work', input.work, { ...work, checkAskedAt: null, steps })
    const answer = keepAnswer(state, input.work, { roleId, at: now, part: null })
    return accept(done, answer, ...finishDue(applyChanges(state, [done]), content, now))
  },
})

import { accept, refuse } from '../decision.ts'
import { defineCommand } from '../define-command.ts'
import { workId } from '../records/work.ts'
import { PROVIDER, RT } from '../roles.ts'
import { finishDue } from '../rules/finish-tasks.ts'
import { workInTheWay } from '../rules/task-time.ts'
import { unitOf } from '../rules/work-units.ts'
import { applyChanges, put } from '../state.ts'

/** A second person has checked a mixed drug: the Provider on whatever screen, or RT once free of the calibration. */
export const confirmCheck = defineCommand({
  kind: 'confirm-check',
  allowed: [PROVIDER, RT],
  input: { work: workId },
  decide({ state, actor, input, now, content }) {
    const work = state.records.Work[input.work]
    const step = unitOf(content, input.work).steps[work?.steps.length ?? 0]
    if (!work || work.checkAskedAt === null || step?.kind !== 'check') return refuse({ code: 'check-not-asked' })
    if (actor.roleId === RT && workInTheWay(state, content, RT, now)) return refuse({ code: 'busy-checking' })

    const steps = [...work.steps, { slug: step.slug, at: now }]
    const done = put('Work', input.work, { ...work, checkAskedAt: null, steps })
    return accept(done, ...finishDue(applyChanges(state, [done]), content, now))
  },
})

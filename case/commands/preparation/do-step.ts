import { z } from 'zod'
import { workId } from '../../records/preparation.ts'
import { RN, RT } from '../../records/roles.ts'
import { applyChanges, put } from '../../records/state.ts'
import { finishDue } from '../../rules/finish-tasks.ts'
import { judgeStep } from '../../rules/step-answers.ts'
import { stepDoneAt } from '../../rules/task-time.ts'
import { findUnit, noSuchWork } from '../../rules/work-units.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** Does the next small step of a task. A wrong one does not register: the hint is the answer. */
export const doStep = defineCommand({
  kind: 'do-step',
  allowed: [RT, RN],
  at: ['tasks'],
  input: {
    work: workId,
    step: z.string().max(64),
    /** What was chosen or picked. */
    choice: z.string().max(64).optional(),
    /** Which of several numbers is answered. */
    ask: z.string().max(64).optional(),
    value: z.number().finite().optional(),
    /** What it is drawn from or into. */
    using: z.string().max(64).optional(),
  },
  decide({ state, actor, input, now, content }) {
    const unit = findUnit(content, input.work)
    if (!unit) return refuse(noSuchWork)
    if (unit.roleId !== actor.roleId) return refuse({ code: 'task-not-yours' })
    const work = state.records.Work[input.work]
    if (!work) return refuse({ code: 'task-not-started' })
    if (work.steps.some(({ slug }) => slug === input.step)) return refuse({ code: 'step-done' })

    const last = work.steps.at(-1)
    const waiting = last && stepDoneAt(state, unit, last) > now ? unit.steps[work.steps.length - 1] : undefined
    const next = unit.steps[work.steps.length]
    if (!next) return refuse({ code: 'step-done' })
    if (waiting) return refuse({ code: 'wrong-step', hint: waiting.ifSkipped })
    if (next.slug !== input.step) return refuse({ code: 'wrong-step', hint: next.ifSkipped })

    const verdict = judgeStep(next, work, input, now)
    if ('refusal' in verdict) return refuse(verdict.refusal)
    const done = put('Work', input.work, verdict.work)
    return accept(done, ...finishDue(applyChanges(state, [done]), content, now))
  },
})

import { z } from 'zod'
import { workId } from '../../records/preparation.ts'
import { RN, RT } from '../../records/roles.ts'
import { applyChanges, type Change, put } from '../../records/state.ts'
import { keepAttempt } from '../../rules/attempts.ts'
import { finishDue } from '../../rules/finish-tasks.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { judgeStep } from '../../rules/step-answers.ts'
import { stepDoneAt } from '../../rules/task-time.ts'
import { findUnit, noSuchWork } from '../../rules/work-units.ts'
import { accept, acceptAsWrong, type Decision, defineCommand, refuse } from '../define-command.ts'

/** Does the next small step of a task. A wrong one is kept as an attempt and does nothing else: the hint is the answer. */
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
    const due = waiting ?? next
    const attempt = { roleId: unit.roleId, at: now, input, due: due.slug }
    if (due.slug !== input.step) {
      const refusal = { code: 'wrong-step', hint: due.ifSkipped } as const
      return wrong(refusal, unit.steps.some(({ slug }) => slug === input.step) ? keepAttempt(state, attempt) : [])
    }

    const verdict = judgeStep(next, work, input, now)
    if ('refusal' in verdict) {
      const { refusal } = verdict
      return wrong(refusal, refusal.code === 'wrong-step' ? keepAttempt(state, attempt) : [])
    }
    const done = put('Work', input.work, verdict.work)
    // A wrong number of several registers too.
    const kept = verdict.work.wrong ? keepAttempt(state, attempt) : []
    return accept(done, ...kept, ...finishDue(applyChanges(state, [done]), content, now))
  },
})

const wrong = (refusal: Refusal, kept: Change[]): Decision =>
  kept.length > 0 ? acceptAsWrong(refusal, ...kept) : refuse(refusal)

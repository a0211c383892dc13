import { PROVIDER, RN, type RoleId, RT } from '#case/records/roles.ts'
import { type WorkUnit, workUnits } from '#case/rules/work-units.ts'
import type { Given } from '#case/stand-ins/right-answers.ts'
import type { TaskStep } from '#case/story/task.ts'
import type { Walk } from '#case/testing/walk.ts'
import { idealChoices } from '#case/testing/walk-choices.ts'

const MESSAGES = 2000
const APART_MS = 8000
/** How often each answer is wrong before it is right. */
const TRIES = 12
const talking: readonly RoleId[] = [PROVIDER, RT, RN]
const sentences = [
  'Pumps are checked.',
  'Saturation of the foot is still falling, could somebody look at the probe again before we go on?',
  'I would rather wait for the gas. The pressure has come up a little since the bolus, but the lactate was high.',
]

/** Six hours with two thousand messages and many wrong answers, to the report: as long as a run may be. */
export function walkLong(walk: Walk): void {
  walk.toPreparation()
  const units = workUnits(walk.content)
  const groups = idealChoices.reduce((sum, choices) => sum + Object.keys(choices).length, 0)
  const stretches = units.length + groups
  let said = 0
  let past = 0
  const talk = () => {
    past += 1
    for (; said < (MESSAGES * past) / stretches; said++) {
      walk.wait(APART_MS)
      const message = `${sentences[said % sentences.length]} (${said + 1})`
      walk.do(talking[said % talking.length] ?? PROVIDER, { kind: 'send-message', message })
    }
  }
  for (const unit of units) {
    walk.work(unit.id, { before: (step, right) => makeMistakes(walk, unit, step, right) })
    walk.wait(unit.totalMs + unit.deliveryMs)
    talk()
  }
  walk.leave()
  walk.challenges()
  walk.bedside()
  for (const [index, choices] of idealChoices.entries())
    walk.point(index + 1, choices, ({ choice, ...due }) => {
      for (const role of [RT, RN] as const)
        for (const option of [choice].flat()) walk.do(role, { kind: 'choose-option', ...due, option })
      talk()
    })
  walk.handOver()
}

function makeMistakes(walk: Walk, { id, roleId }: WorkUnit, step: TaskStep, right: Given): void {
  const wrong = wrongly(step, right)
  for (let count = 0; wrong && count < TRIES; count++) {
    walk.wait(APART_MS)
    walk.refusal(roleId, { kind: 'do-step', work: id, step: step.slug, ...wrong })
  }
}

/** Ten times too much, or what comes beside it; null where nothing can be wrong. */
function wrongly(step: TaskStep, right: Given): Given | null {
  if (right.value !== undefined) return { ...right, value: right.value * 10 + 1 }
  if (step.kind !== 'choose') return null
  const other = step.options.find(({ slug }) => slug !== step.right)
  return other ? { choice: other.slug } : null
}

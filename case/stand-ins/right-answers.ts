import type { Answer } from '../records/answer.ts'
import type { RoleId } from '../records/roles.ts'
import { isChosenBy, numbersOf } from '../rules/asks.ts'
import type { Ask } from '../story/ask.ts'
import type { TaskStep } from '../story/task.ts'

/** The fields of a do-step that are not its name. */
export type Given = { choice?: string; ask?: string; value?: number; using?: string }

/** What has to be answered at a step, one after the other, to have it done. */
export function rightAnswers(step: TaskStep): Given[] {
  if (step.kind === 'choose') return [{ choice: step.right }]
  if (step.kind === 'number') return [{ value: step.right, ...(step.using && { using: step.using.right }) }]
  if (step.kind === 'pick-items') {
    return step.items.filter(({ isRight }) => isRight).map(({ slug }) => ({ choice: slug }))
  }
  if (step.kind === 'numbers') {
    return step.asks.map(({ slug, right, using }) => ({
      ask: slug,
      value: right,
      ...(using && { using: using.right }),
    }))
  }
  return [{}]
}

/** What a role rightly answers to what is asked on the way. */
export const rightAnswerTo = (ask: Ask, roleId: RoleId): Answer =>
  ask.kind !== 'numbers' && isChosenBy(ask, roleId)
    ? { option: ask.right, numbers: null }
    : { option: null, numbers: Object.fromEntries(numbersOf(ask).map(({ slug, right }) => [slug, right])) }

import { z } from 'zod'
import type { Answer } from '../../records/answer.ts'
import { roleIds } from '../../records/roles.ts'
import {
  answerersBy,
  answerersOf,
  answerTo,
  asksOf,
  isChosenBy,
  isClosed,
  numbersOf,
  optionNamed,
  storeAnswerTo,
} from '../../rules/asks.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { isRunning } from '../../rules/runs.ts'
import type { Ask } from '../../story/ask.ts'
import { accept, defineCommand, refuse } from '../define-command.ts'

/** What is asked on the way to the aircraft is answered by an option, or by its numbers. The first answer is kept. */
export const answerAsk = defineCommand({
  kind: 'answer-ask',
  allowed: roleIds,
  at: ['challenge'],
  input: {
    ask: z.string(),
    option: z.string().nullable(),
    numbers: z.record(z.string().max(64), z.number().finite()).nullable(),
  },
  decide({ state, actor: { roleId }, input, now, content }) {
    if (roleId === null || !isRunning(state)) return refuse({ code: 'no-case' })
    const ask = asksOf(content).find(({ slug }) => slug === input.ask)
    if (!ask) return refuse({ code: 'not-due' })
    const may = answerersBy(ask, input)
    if (!may.includes(roleId)) {
      return refuse({ code: 'not-your-role', needs: may.length > 0 ? may : answerersOf(ask) })
    }
    const first = ask.kind === 'choice' ? asksOf(content).find(({ slug }) => slug === ask.after) : undefined
    if (first && answerTo(state, first, roleId) === null) return refuse({ code: 'answer-first', what: first.title })
    const read = isChosenBy(ask, roleId) ? readOption(ask, input.option) : readNumbers(ask, input.numbers)
    if ('code' in read) return refuse(read)
    if (!isChosenBy(ask, roleId) && isClosed(state, ask)) return refuse({ code: 'already-decided' })
    if (answerTo(state, ask, roleId) !== null) return refuse({ code: 'already-answered' })
    return accept(...storeAnswerTo({ state, content, now }, ask, roleId, read))
  },
})

function readOption(ask: Ask, said: string | null): Answer | Refusal {
  const option = said === null ? undefined : optionNamed(ask, said)
  return option ? { numbers: null, option: option.slug } : { code: 'unknown-option' }
}

/** Each number of the ask and no other, in its limits. */
function readNumbers(ask: Ask, typed: Answer['numbers']): Answer | Refusal {
  const numbers: { [slug: string]: number } = {}
  for (const { slug, limits } of numbersOf(ask)) {
    const value = typed && Object.hasOwn(typed, slug) ? typed[slug] : undefined
    if (value === undefined) return { code: 'bad-input', problem: slug }
    if (value < limits.from || value > limits.to) return { code: 'number-out-of-range', ...limits }
    numbers[slug] = value
  }
  return { numbers, option: null }
}

import type { InjectionRecord, Look } from '../../records/injection.ts'
import { answerInWords, eventOf, lookInWords } from '../../rules/injections.ts'
import type { CaseContent } from '../../story/content.ts'
import type { Said } from './console-messages.ts'

interface Pair {
  readonly was: InjectionRecord | undefined
  readonly is: InjectionRecord
}

/** What an educator let happen, who saw it, what was tried and done. */
export function sayEvent(content: CaseContent, { was, is }: Pair, slug: string): Said[] {
  const event = eventOf(content, slug)
  if (!event) return []
  const { title, answer } = event
  if (!was) return [{ by: 'educator', topic: 'educator', text: `Lets happen: ${title}` }]
  const said = (by: Said['by'], text: string): Said => ({ by, topic: 'tasks', text })
  const tried = is.tries.length > was.tries.length ? is.tries.at(-1) : undefined
  return [
    ...(is.recognised && !was.recognised ? [said(is.recognised.roleId, `Sees it: ${title}`)] : []),
    ...(tried
      ? [{ ...said(tried.roleId, `Tries: ${answerInWords(answer, tried.answer)}`), isWrong: true as const }]
      : []),
    ...(is.resolved && !was.resolved
      ? [said(is.resolved.roleId, `Sees to it: ${answerInWords(answer, answer.right)}`)]
      : []),
    ...(is.left !== undefined && was.left === undefined ? [said('team', `Left: ${event.ifLeft}`)] : []),
  ]
}

export const sayLook = (content: CaseContent, look: Look): Said[] => [
  { by: look.roleId, topic: 'tasks', text: `Looks, and it is not so: ${lookInWords(content, look)}`, isWrong: true },
]

import type { Request } from '../commands.ts'
import { asksOf } from '../rules/asks.ts'
import type { Ask } from '../story/ask.ts'
import type { CaseContent } from '../story/content.ts'

/** For tests: what somebody asks who types numbers, or chooses an option, on the way to the aircraft. */
export const typing = (ask: string, numbers: { readonly [slug: string]: number }) =>
  ({ kind: 'answer-ask', ask, option: null, numbers }) as const

export const choosing = (ask: string, option: string) => ({ kind: 'answer-ask', ask, option, numbers: null }) as const

/** Whether it answers what RN is asked alone. */
export const isRate = (request: Request): boolean => request.kind === 'answer-ask' && request.ask === 'drip-rate'

/** What a story asks under this name. */
export function askIn<K extends Ask['kind']>(content: CaseContent, kind: K, slug: string): Extract<Ask, { kind: K }> {
  const isIt = (ask: Ask): ask is Extract<Ask, { kind: K }> => ask.kind === kind && ask.slug === slug
  const ask = asksOf(content).find(isIt)
  if (!ask) throw new Error(`no ${kind} is asked as ${slug}`)
  return ask
}

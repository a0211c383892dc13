import type { Flag, Sign } from '../records/educating.ts'
import type { CaseContent } from '../story/content.ts'
import { watchablesOf } from '../story/watchables.ts'

/** What a plus and a minus of an educator say. */
export const signNames = (sign: Sign): string => (sign === 1 ? 'Well done' : 'To talk about')

/** A flag as it is told: `about` in words, null where there is nothing. */
export interface FlagInWords {
  readonly sign: Sign | null
  readonly about: string | null
  readonly text: string
}

export const flagInWords = ({ sign, about, text }: Flag, content: CaseContent): FlagInWords => ({
  sign: sign ?? null,
  about: about === undefined ? null : (watchablesOf(content).find(({ slug }) => slug === about)?.text ?? about),
  text,
})

/** In one sentence. */
export function flagSentence({ sign, about, text }: FlagInWords): string {
  const what = about === null ? null : `“${about}”`
  const said = [sign && signNames(sign), what].filter(Boolean).join(', ')
  if (said === '') return text || 'A moment to talk about.'
  return text ? `${said}: ${text}` : `${said}.`
}

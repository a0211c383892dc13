import type { CaseContent } from '../story/content.ts'
import { type Facts, holds } from '../story/resolve-text.ts'

/** What the rules ask of the bedside, in the story's own conditions. */
export function isRead({ reads }: CaseContent, what: keyof CaseContent['reads'], facts: Facts): boolean {
  const when = reads[what]
  return when !== undefined && holds(when, facts)
}

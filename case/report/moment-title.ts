import { findQuestion } from '../rules/questions.ts'
import { type Moment, pointAt } from '../stand-ins/advice.ts'
import type { CaseContent } from '../story/content.ts'

/** How the report calls a moment of decision: the part of the case, and what is decided there. */
export function momentTitle(content: CaseContent, moment: Moment): { readonly part: string; readonly label: string } {
  const title = findQuestion(content, moment)?.title
  if (title !== undefined) return { part: title, label: title }
  const at = pointAt(content, moment)
  return { part: at?.point.title ?? moment, label: at?.group ?? '' }
}

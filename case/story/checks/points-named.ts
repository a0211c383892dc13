import type { CaseContent } from '../content.ts'
import { pointsOf } from '../points.ts'

type Points = Pick<CaseContent, 'decisionStories'>

export const pointNames = (content: Points): readonly string[] => pointsOf(content).map(({ slug }) => slug)

export const isPointOf = (content: Points, name: string): boolean => pointNames(content).includes(name)

/** What a group's advice is filed under. */
export const adviceOn = (name: string, group: string): string => `${name}/${group}`

export const inPoint = (name: string): string => `point ${name}`

export function titledPoint(story: unknown, index: number): string {
  const title = (story as { readonly decisionStories?: readonly { readonly title?: string }[] })?.decisionStories?.[
    index
  ]?.title
  return `decision point ${index + 1}${title ? ` “${title}”` : ''}`
}

/** The point that a fact of a condition looks at, if it looks at one. */
export const pointIn = (fact: string): string | undefined =>
  /^(?:not )?(?:film: |ever: )?(?:from point|came to|opening|at|left) ([\w.-]+)/.exec(fact)?.[1]

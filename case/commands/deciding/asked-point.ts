import { z } from 'zod'
import type { CaseContent } from '../../story/content.ts'
import { pointNamed, pointsOf, type StoryPoint } from '../../story/points.ts'

/** A point by its slug. A page that was loaded before points had names sends its place instead. */
export const askedPoint = z.union([z.string(), z.number().int()])

export const pointAsked = (content: CaseContent, asked: z.infer<typeof askedPoint>): StoryPoint | undefined =>
  typeof asked === 'number' ? pointsOf(content)[asked - 1] : pointNamed(content, asked)

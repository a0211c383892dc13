import type { z } from 'zod'
import { type CaseContent, caseContent } from '../content.ts'
import { mistakesInAnswers } from './answers.ts'
import { mistakesInFlows } from './flows.ts'
import { mistakesInInjections } from './injections.ts'
import { mistakesAtPoints } from './points.ts'
import { mistakesInSpeeches } from './speeches.ts'
import { mistakesInTasks } from './tasks.ts'

const checked = new WeakSet<CaseContent>()

/** A story that is not whole is not played. Each is read once. */
export function checkStory(content: CaseContent): void {
  if (checked.has(content)) return
  const mistakes = storyMistakes(content)
  if (mistakes.length > 0) throw new Error(`the story ${content.story?.id} is not whole\n${mistakes.join('\n')}`)
  checked.add(content)
}

/** Everything that is wrong with a story, a sentence each with its place: first its shape, and where that is right what it names. */
export function storyMistakes(content: unknown): readonly string[] {
  const read = caseContent.safeParse(content)
  if (!read.success) return read.error.issues.map(sentenceOf)
  const { data } = read
  return [
    ...mistakesInFlows(data),
    ...mistakesInTasks(data),
    ...mistakesInAnswers(data),
    ...mistakesAtPoints(data),
    ...mistakesInSpeeches(data),
    ...mistakesInInjections(data),
  ]
}

function sentenceOf({ path, message }: z.core.$ZodIssue): string {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return `${place.replace(/^\./, '')}: ${message}`
}

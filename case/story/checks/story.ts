import type { z } from 'zod'
import { type CaseContent, caseContent } from '../content.ts'
import { mistakesInAnswers } from './answers.ts'
import { mistakesInAsks } from './asks.ts'
import { type Complaint, complaintOf, type Finding, found, inOneLine } from './complaint.ts'
import { mistakesInDeclared } from './declared.ts'
import { mistakesInFlows } from './flows.ts'
import { mistakesInGroups } from './groups.ts'
import { mistakesInInjections } from './injections.ts'
import { mistakesInInstruments } from './instruments.ts'
import { mistakesInMonitorCourse } from './monitor-course.ts'
import { mistakesInNumbersSaid } from './numbers-said.ts'
import { mistakesInOrders } from './orders.ts'
import { mistakesAtPoints } from './points.ts'
import { placesToReadAgain } from './points-spoken-of.ts'
import { mistakesInScores } from './scores.ts'
import { mistakesInSpeeches } from './speeches.ts'
import { mistakesInStandIns } from './stand-ins.ts'
import { mistakesInTasks } from './tasks.ts'

const checked = new WeakSet<CaseContent>()

/** A story that is not whole is not played. Each is read once. */
export function checkStory(content: CaseContent): void {
  if (checked.has(content)) return
  const mistakes = storyMistakes(content)
  if (mistakes.length > 0) {
    throw new Error(`the story ${content.story?.id} is not whole\n${mistakes.map(inOneLine).join('\n')}`)
  }
  checked.add(content)
}

/**
 * Everything that is wrong with a story, as far as reading it tells: first its shape, and where that is right what it names.
 * Fast enough to be asked while somebody writes. What only playing it tells, `case/checks/` finds.
 */
export function storyMistakes(content: unknown): readonly Complaint[] {
  return mistakesIn(content).map((finding) => complaintOf(content, finding))
}

function mistakesIn(content: unknown): readonly Finding[] {
  const read = caseContent.safeParse(content)
  if (!read.success) return read.error.issues.map(findingOf)
  const { data } = read
  return [
    ...mistakesInFlows(data),
    ...mistakesInTasks(data),
    ...mistakesInAnswers(data),
    ...mistakesInAsks(data),
    ...mistakesInScores(data),
    ...mistakesInDeclared(data),
    ...mistakesInGroups(data),
    ...mistakesInInstruments(data),
    ...mistakesAtPoints(data),
    ...mistakesInSpeeches(data),
    ...mistakesInStandIns(data),
    ...mistakesInInjections(data),
    ...mistakesInMonitorCourse(data),
    ...mistakesInOrders(data),
    ...mistakesInNumbersSaid(data),
    ...placesToReadAgain(data),
  ]
}

function findingOf({ path, message }: z.core.$ZodIssue): Finding {
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return found(place.replace(/^\./, ''), message, 'Write here what belongs here')
}

import { z } from 'zod'
import { list, slug, words } from './shape.ts'

/** The kinds of step. One screen draws each kind, whichever role stands there. */
export const screenKind = z.enum([
  'call',
  'record',
  'await-listeners',
  'listen',
  'question',
  'question-result',
  'board',
  'ready-to-leave',
  'tasks',
  'task',
  'preparation-result',
  'challenge',
  'challenge-result',
  'obtain-report',
  'bedside-report',
  'decision-point',
  'decision-page',
  'arrival',
  'handover',
  'save-handover',
  'final-report',
])
export type ScreenKind = z.infer<typeof screenKind>

const page = { path: z.string().startsWith('/'), title: words, screen: screenKind }

/** A page that belongs to a step and keeps its progress. */
const subPage = z.strictObject(page).readonly()
export type SubPage = z.infer<typeof subPage>

const step = z
  .strictObject({
    ...page,
    pages: list(subPage).exactOptional(),
    /** Of a question and its result: which one. */
    question: slug.exactOptional(),
    /** Of a decision point: which. */
    point: slug.exactOptional(),
  })
  .readonly()
export type Step = z.infer<typeof step>

/** What a role walks, in order. */
export const flow = list(step)
export type Flow = z.infer<typeof flow>

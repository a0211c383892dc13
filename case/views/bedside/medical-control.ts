import { seenAt } from '../../rules/case-clock.ts'
import type { CaseAndStory } from '../../rules/places.ts'
import type { Bedside } from '../../story/bedside.ts'
import type { MedicalControlCall } from '../../story/decision-story.ts'
import { factsOf, holds, resolveText } from '../../story/resolve-text.ts'
import { vitalsRecord } from './monitor.ts'
import { wordsOf } from './words.ts'

/** Medical control calls before a point opens. All three hear and read it. */
export interface MedicalControlView {
  readonly since: number
  readonly time: string
  /** As it is spoken, a sentence or more each. */
  readonly text: readonly string[]
}

/** It speaks of how the point before left her; what it orders is done when the call ends. */
export function viewMedicalControl(
  { state, content }: CaseAndStory,
  { time, opening, gaps, closing }: MedicalControlCall,
  { since, left }: { readonly since: number; readonly left: Bedside },
): MedicalControlView {
  const facts = factsOf(left)
  const words = wordsOf(left, vitalsRecord(state), content)
  const orders = gaps.filter(({ when }) => holds(when, facts)).map(({ text }) => text)
  return {
    since: seenAt(state, since),
    time,
    text: [opening, ...orders, closing].map((text) => resolveText(text, facts, words)),
  }
}

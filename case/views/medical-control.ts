import type { PointProgress } from '../records/point-progress.ts'
import type { PointHistory } from '../rules/bedside/history.ts'
import { factsOf, holds, resolveText } from '../story/resolve-text.ts'
import type { Told } from './come-to.ts'
import { vitalsRecord } from './monitor.ts'
import { wordsOf } from './words.ts'

/** Medical control calls before the fourth point opens. All three hear and read it. */
export interface MedicalControlView {
  readonly since: number
  readonly time: string
  /** As it is spoken, a sentence or more each. */
  readonly text: readonly string[]
}

/** It speaks of how the third point left her; what it orders is done when the call ends. */
export function viewMedicalControl(
  { state, content }: Told,
  course: readonly PointHistory[],
  { callSince }: PointProgress,
): MedicalControlView | null {
  const left = course.find(({ point }) => point === 3)?.after
  if (callSince === null || !left) return null
  const { time, opening, gaps, closing } = content.medicalControlCall
  const facts = factsOf(left)
  const words = wordsOf(left, vitalsRecord(state), content)
  const orders = gaps.filter(({ when }) => holds(when, facts)).map(({ text }) => text)
  return { since: callSince, time, text: [opening, ...orders, closing].map((text) => resolveText(text, facts, words)) }
}

import type { Hand } from '../records/course.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'

/** More are not laid on in a run. */
export const MOST_HANDS = 500

/** All that educators set in this run, in its order. */
export const handsOf = ({ records }: CaseState): readonly Hand[] => Object.values(records.Hand)

/** What is set of a sign now; none: it goes by the story. */
export function handOn(state: CaseState, sign: string): (Hand & { readonly value: number }) | null {
  const last = handsOf(state).findLast((one) => one.sign === sign)
  return last && last.value !== null ? { ...last, value: last.value } : null
}

/** “Heart rate to 60 bpm over 20 s” */
export function handInWords({ instruments, monitorCourse }: CaseContent, { sign: slug, value, overS }: Hand): string {
  const signs = [...instruments.signs, ...(monitorCourse?.beside ?? []).map(({ sign }) => sign)]
  const sign = signs.find((one) => one.slug === slug)
  const name = sign?.name ?? slug
  if (value === null) return `${name} back to the story`
  const isMean = sign?.kind === 'pressure' || sign?.kind === 'cuff'
  return `${name} to ${isMean ? 'a mean of ' : ''}${value} ${sign?.unit ?? ''} ${overS === 0 ? 'at once' : `over ${overS} s`}`
}

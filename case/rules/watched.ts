import type { Sign } from '../records/educating.ts'
import type { CaseState } from '../records/state.ts'
import type { CaseContent } from '../story/content.ts'
import { type Watchable, watchablesOf } from '../story/watchables.ts'

/** What an educator saw of one thing while watching, in the order of time. */
export interface Watched extends Watchable {
  readonly marks: readonly { readonly sign: Sign; readonly at: number; readonly text: string }[]
}

/** What of the checklist an educator has marked, in its order. */
export const watchedOf = ({ records }: CaseState, content: CaseContent): Watched[] =>
  watchablesOf(content).flatMap((watchable) => {
    const marks = Object.values(records.Flag)
      .flatMap(({ about, sign, at, text }) => (about === watchable.slug && sign ? [{ sign, at, text }] : []))
      .toSorted((one, other) => one.at - other.at)
    return marks.length > 0 ? [{ ...watchable, marks }] : []
  })

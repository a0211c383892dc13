import type { FlagView } from '#case/views/console/console.ts'

/** A flag that says what it is about, with a plus or a minus. */
export interface MarkView extends FlagView {
  readonly about: string
  readonly sign: 1 | -1
}

const isMark = (flag: FlagView): flag is MarkView => flag.about !== null && flag.sign !== null

/** What was marked on the checklist, in the order it was. */
export const marksIn = (flags: readonly FlagView[]): MarkView[] =>
  flags.filter(isMark).toSorted((one, other) => Number(one.id) - Number(other.id))

export const marksOn = (marks: readonly MarkView[], slug: string): readonly MarkView[] =>
  marks.filter(({ about }) => about === slug)

/** The last press on a row. */
export interface Press {
  readonly slug: string
  readonly sign: 1 | -1
  /** So many marks of one's own the row has once it is answered; 0: it is. */
  readonly awaited: number
}

/**
 * The mark to put a word to, or to take back: of one's own the newest in the row last pressed, else the newest of all. Null
 * while a press is on its way: what is typed then would go to the mark before.
 */
export function markInHand(own: readonly MarkView[], press: Press | null): MarkView | null {
  const row = press ? marksOn(own, press.slug) : []
  if (press && row.length < press.awaited) return null
  return row.at(-1) ?? own.at(-1) ?? null
}

/** What is told of a row after a press on it, to who listens. */
export function saidOf(marks: readonly MarkView[], pressed: string): string {
  const own = marksOn(marks, pressed)
  const last = own.at(-1)
  return last ? `${last.sentence} ${own.length} ${own.length === 1 ? 'mark' : 'marks'}.` : 'No mark.'
}

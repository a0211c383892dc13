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

/** The row that is worked on: the one last pressed here while it has a mark, else the one that was marked last. */
export const rowInHand = (marks: readonly MarkView[], pressed: string | null): string | null =>
  marks.findLast(({ about }) => about === pressed)?.about ?? marks.at(-1)?.about ?? null

/** What is told of a row after a press on it, to who listens. */
export function saidOf(marks: readonly MarkView[], pressed: string): string {
  const own = marks.filter(({ about }) => about === pressed)
  const last = own.at(-1)
  return last ? `${last.sentence} ${own.length} ${own.length === 1 ? 'mark' : 'marks'}.` : 'No mark.'
}

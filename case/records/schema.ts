/**
 * What the version before stored, read as the next one has it. `what` is the collection, with a dot and the list for an item
 * of a list that grows.
 */
export type ReadingStep = (what: string, data: unknown) => unknown

/** The first reads what version 1 stored as version 2, and so on. Each is kept as long as its version may be stored. */
const steps: readonly ReadingStep[] = [
  // Version 2 notes when a run began.
  (what, data) => (what === 'Story' ? { ...(data as object), startedAt: null } : data),
  // Version 3 has room for more decision points than five, and for stand-ins; what there is is read as it was.
  (_, data) => data,
  // Version 4 has captions for what a stand-in says, and marks its messages; what there is is read as it was.
  (_, data) => data,
  // Version 5 has what educators do: pauses, what they say, events, flags; what there is is read as it was.
  (_, data) => data,
  // Version 6 keeps wrong attempts, where a debriefing stands and how the team was rated; what there is is read as it was.
  (_, data) => data,
  // Version 7 notes who took the lead of a debriefing; what there is is read as it was.
  (_, data) => data,
  // Version 8 notes which message asks a stand-in and which answers it; what there is is read as it was, and asks nobody.
  (_, data) => data,
  // Version 9 notes when an item was ticked, what educators say of objectives, and that a stand-in came to a seat; a tick of
  // before has no time. Flags may have a plus or a minus and something they are about; those of before have neither.
  (_, data) => data,
  // Version 10 takes visited pages and tasks under the names of any story, and keeps answers for which the specification has no
  // field; what there is is read as it was.
  (_, data) => data,
  // Version 11 takes the groups, and the rows of monitor and gas, of any story; what there is is read as it was.
  (_, data) => data,
  // Version 12 keeps orders at the bedside; what there is is read as it was, and has none.
  (_, data) => data,
  // Version 13 keeps where the monitor is on its way, and what an educator sets on it; what there is is read as it was, and stands at its row.
  (_, data) => data,
  // Version 14 keeps looks around that found nothing; what there is is read as it was, and has none.
  (_, data) => data,
]

/** The version of the schemas in this folder. What is stored carries it. */
export const SCHEMA = steps.length + 1

/** What was stored under an earlier version, as it is now. */
export const readStored = (what: string, data: unknown, schema: number, given = steps): unknown =>
  given.slice(schema - 1).reduce((read, step) => step(what, read), data)

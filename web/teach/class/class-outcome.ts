import type { LedRoom } from '#case/rooms.ts'

/** What came of something that was asked of a room. */
export interface Outcome {
  readonly room: Pick<LedRoom, 'id' | 'name'>
  /** Why not; null: it was done. */
  readonly problem: string | null
}

/** What can be done to several rooms with one press. */
export type ClassDeed = 'pause' | 'resume' | 'speak'

const done: { readonly [D in ClassDeed]: readonly [one: string, several: string] } = {
  pause: ['is paused', 'are paused'],
  resume: ['goes on', 'go on'],
  speak: ['has been told', 'have been told'],
}

export const failed = (outcomes: readonly Outcome[]): readonly Outcome[] =>
  outcomes.filter(({ problem }) => problem !== null)

/** In how many rooms it was done. */
export function outcomeText(deed: ClassDeed, outcomes: readonly Outcome[]): string {
  const count = outcomes.length - failed(outcomes).length
  const [one, several] = done[deed]
  if (outcomes.length === 1) return count === 1 ? `${outcomes[0]?.room.name} ${one}.` : `No room ${one}.`
  if (count === outcomes.length) return `All ${count} rooms ${several}.`
  if (count === 0) return `No room ${one}.`
  return `${count} of ${outcomes.length} rooms ${count === 1 ? one : several}.`
}

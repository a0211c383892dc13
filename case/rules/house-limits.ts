// What people read of these, and what holds them to it, is taken from here.

/** Of a person and of a room, in characters as people count them. */
export const LONGEST_NAME = 40

/** Letters and digits of a room's code. */
export const CODE_LENGTH = 6

/** So long after the last one left, a room ends. */
export const ROOM_ENDS_AFTER_MS = 12 * 60 * 60_000

/** So long after its one person left, a practice ends. */
export const PRACTICE_ENDS_AFTER_MS = 30 * 60_000

/** So many kept runs lie side by side. */
export const MOST_COMPARED = 4

/** A room has a number, and those of its runs begin with it: nobody else's are like them. */
export const RUNS_OF_A_ROOM = 1_000_000

/** What a recording may be, for who sends it and for who takes it. */
export const LARGEST_BYTES = 20 * 1024 * 1024
export const LONGEST_MINUTES = 10

/** What a recording may be, for who sends it and for who takes it. */
export const LARGEST_MB = 20
export const LARGEST_BYTES = LARGEST_MB * 1024 * 1024
export const LONGEST_MINUTES = 10
export const LONGEST_MS = LONGEST_MINUTES * 60_000
/** What an educator says to a team. */
export const LONGEST_SPEECH_MS = 60_000

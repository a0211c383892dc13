/** How many characters a person may write. The server holds them to it; pages let nobody type more. */
export const LONGEST_NOTE = 10_000
export const LONGEST_MESSAGE = 4000
export const LONGEST_DEBRIEF_NOTE = 2000
export const LONGEST_KEY_WORDS = 300

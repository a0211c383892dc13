/** Text as it may be stored: no control characters, no broken halves of characters, no blanks around it. */
export const cleanText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/(?![\n\t])\p{Control}/gu, '')
    .trim()

// Default-ignorable covers zero-width characters and the Hangul fillers; the braille blank is drawn as nothing too.
const invisible = /[\p{White_Space}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Whether anything of it can be seen. */
export const isReadable = (text: string): boolean => text.replace(invisible, '') !== ''

/** How many characters a person may write. The server holds them to it; pages let nobody type more. */
export const LONGEST_NOTE = 10_000
export const LONGEST_MESSAGE = 4000
export const LONGEST_DEBRIEF_NOTE = 2000
export const LONGEST_KEY_WORDS = 300
export const LONGEST_SPOKEN = 500
/** Of one field of what is read back. */
export const LONGEST_READ_BACK = 80
export const LONGEST_FLAG = 200

import { LONGEST_NAME } from '#case/rules/house-limits.ts'

/** What nobody sees, or what turns the direction of all that follows. Joiners stay: letters and emoji need them. */
const unseen =
  /[\u00AD\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\u{E0000}-\u{E0FFF}]/gu

/** A name as it is kept, null where it is none: one to so many characters, as people count them. */
export function readName(typed: string): string | null {
  const name = typed.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim()
  const length = [...new Intl.Segmenter().segment(name)].length
  const isPlain = !/[\p{Cc}\p{Cs}\p{Co}]/u.test(name) && /[\p{L}\p{N}]/u.test(name)
  return length >= 1 && length <= LONGEST_NAME && isPlain ? name : null
}

const others =
  /^(the |your |an? )*(educators?|stand ?ins?|trainers?|administrators?|system|everyone|everybody|all|you)( \d+)?$/

/** Whether people would take it for somebody else’s: who teaches, the trainer itself, an account. */
export function isTaken(name: string): boolean {
  const shown = name.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '')
  const plain = shown
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return others.test(plain) || shown.includes('@')
}

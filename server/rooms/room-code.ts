import { randomInt } from 'node:crypto'
import { CODE_LENGTH } from '#case/rules/house-limits.ts'

/** Without 0 and O, 1, I and L, which look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

/** The code in what somebody typed or pasted: small letters, blanks, or the whole address of it. Null: there is none. */
export function readCode(typed: string): string | null {
  const last = typed.trim().split(/[?#]/, 1)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const code = last.replace(/[\s-]/g, '').toUpperCase()
  return code.length === CODE_LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

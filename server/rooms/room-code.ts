import { randomInt } from 'node:crypto'

/** Without 0 and O, 1, I and L, which look alike. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH = 6

export const newCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')

/** The code in what somebody typed or pasted: small letters, blanks, or the whole address of it. Null: there is none. */
export function readCode(typed: string): string | null {
  const last = typed.trim().split(/[?#]/, 1)[0]?.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const code = last.replace(/[\s-]/g, '').toUpperCase()
  return code.length === LENGTH && [...code].every((letter) => LETTERS.includes(letter)) ? code : null
}

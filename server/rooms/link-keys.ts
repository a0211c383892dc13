import { createHmac } from 'node:crypto'
import { isSameSecret } from './is-same-secret.ts'

export type LinkKeys = ReturnType<typeof createLinkKeys>

/**
 * What a room's link has beside its code, and nobody can guess. It follows from the code, so that nothing of it is stored,
 * and a new code has a new one.
 */
export function createLinkKeys(secret: string) {
  const keyOf = (code: string): string =>
    createHmac('sha256', secret).update(`link ${code}`).digest('base64url').slice(0, 22)

  return {
    keyOf,
    /** Whether what was pasted or scanned is the link of this code. */
    hasKey: (typed: string, code: string): boolean => isSameSecret(keyOf(code), typed.trim().split('#')[1] ?? ''),
  }
}

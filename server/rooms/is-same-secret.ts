import { timingSafeEqual } from 'node:crypto'

/** Compares what somebody sent with what only the server can make, in a time that tells nothing. */
export function isSameSecret(ours: string, theirs: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(theirs)]
  return one.length === other.length && timingSafeEqual(one, other)
}

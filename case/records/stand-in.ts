import { z } from 'zod'
import { serverTime } from './flags.ts'
import { type Manner, mannerNames } from './manners.ts'
import type { RoleId } from './roles.ts'

export const manner = z.enum(mannerNames)

/** What makes one stand-in another: the same number in the same case does the same. */
export const seed = z
  .number()
  .int()
  .nonnegative()
  .max(2 ** 31 - 1)

/** Ours, by user id: what a stand-in is at, and since when. Both names are empty while it waits for others. */
export const standIn = z.strictObject({
  what: z.string(),
  /** The kind of command that comes of it, or what it speaks. */
  kind: z.string(),
  since: serverTime,
})

/** Who holds a seat in the name of nobody. The same seed in the same case does the same. */
export interface StandIn {
  readonly manner: Manner
  readonly seed: number
}

/** All there is to know of a stand-in is in its user id: wherever the seat is carried to, it goes along. */
export const standInUid = (roleId: RoleId, { manner: how, seed }: StandIn): string =>
  `stand-in-${roleId}-${how}-${seed}`

const form = new RegExp(`^stand-in-[012]-(${mannerNames.join('|')})-(\\d+)$`)

/** The stand-in behind a user id; null for a person. */
export function standInOf(uid: string): StandIn | null {
  const [, how, seed] = form.exec(uid) ?? []
  return how === undefined ? null : { manner: how as Manner, seed: Number(seed) } // one of them by its form
}

export const isStandIn = (uid: string): boolean => standInOf(uid) !== null

import { z } from 'zod'
import { RN, type RoleId, RT } from '../records/roles.ts'
import { list } from './shape.ts'

/** As records, advice and score say it, beside their own slashes. */
export const groupName = z
  .string()
  .regex(/^[^/\s]([^/]*[^/\s])?$/, 'is no name without slashes')
  .max(64)

/** What is decided together at points: one of its options, or several. */
export const group = z
  .strictObject({
    name: groupName,
    /** Any number of them, and each counts. */
    several: z.literal(true).exactOptional(),
    /** Once all others of its point are decided. */
    opensLast: z.literal(true).exactOptional(),
    /** Who is asked before the Provider decides; left out: RT and RN. */
    advisedBy: list(z.union([z.literal(RT), z.literal(RN)])).exactOptional(),
  })
  .readonly()
export type Group = z.infer<typeof group>

export interface Groups {
  readonly groups: readonly Group[]
}

export const groupCalled = ({ groups }: Groups, name: string): Group | undefined =>
  groups.find((one) => one.name === name)

export const takesSeveral = (story: Groups, name: string): boolean => groupCalled(story, name)?.several ?? false

export const opensLast = (story: Groups, name: string): boolean => groupCalled(story, name)?.opensLast ?? false

export const advisersOf = (story: Groups, name: string): readonly RoleId[] =>
  groupCalled(story, name)?.advisedBy ?? [RT, RN]

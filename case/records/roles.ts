import { z } from 'zod'

/** 0 Provider, 1 RT, 2 RN, as the records store it. */
export const roleId = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type RoleId = z.infer<typeof roleId>

export const PROVIDER = 0 as const
export const RT = 1 as const
export const RN = 2 as const

export const roleIds: readonly RoleId[] = [PROVIDER, RT, RN]

/** The label people see, and the `user` of a chat message. */
export const roleLabels = ['Provider', 'RT', 'RN'] as const
export type RoleLabel = (typeof roleLabels)[number]

export const labelOf = (role: RoleId): RoleLabel => roleLabels[role]

import type { RoleId } from '#case/records/roles.ts'

interface Role {
  readonly id: RoleId
  readonly label: 'Provider' | 'RT' | 'RN'
  readonly name: string
  /** What the person in this seat does. */
  readonly work: string
  /** Whom the header shows, in this order. */
  readonly teammates: readonly [RoleId, RoleId]
}

/** By role id. */
export const roles: readonly [Role, Role, Role] = [
  {
    id: 0,
    label: 'Provider',
    name: 'Transport provider',
    work: 'Takes the call, briefs the team and makes the final decisions.',
    teammates: [2, 1],
  },
  {
    id: 1,
    label: 'RT',
    name: 'Respiratory therapist',
    work: 'Looks after airway, ventilator and nitric oxide, and advises the Provider.',
    teammates: [0, 2],
  },
  {
    id: 2,
    label: 'RN',
    name: 'Transport nurse',
    work: 'Prepares pumps and medication, cares for lines, and advises the Provider.',
    teammates: [0, 1],
  },
]

/** In this order wherever all three stand. */
export const roleIds: readonly RoleId[] = roles.map(({ id }) => id)

import type { ComponentProps } from 'react'
import { roleIds } from '../../../roles/roles.ts'
import { PersonCard } from './person-card.tsx'

/** The three, in the order of their roles. */
export const PersonCards = (props: Omit<ComponentProps<typeof PersonCard>, 'role'>) =>
  roleIds.map((role) => <PersonCard key={role} role={role} {...props} />)

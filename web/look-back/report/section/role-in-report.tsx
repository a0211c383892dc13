import { Fragment } from 'react'
import type { RoleId } from '#case/records/roles.ts'
import { RoleName } from '../../../base/roles/role-tag.tsx'
import { StandInMark } from '../../../base/roles/stand-in-mark.tsx'
import { useIsPlayed } from './stand-ins.ts'

/** A role as the report names it, marked where a stand-in played it then. */
export function RoleInReport({ role, at = null }: { role: RoleId; at?: number | null }) {
  const isPlayed = useIsPlayed()
  return (
    <span className="whitespace-nowrap">
      <RoleName role={role} />
      {isPlayed(role, at) && <StandInMark />}
    </span>
  )
}

/** Some roles in a sentence. */
export function RolesInReport({ roles }: { roles: readonly RoleId[] }) {
  return roles.map((role, index) => (
    <Fragment key={role}>
      {index > 0 && (index === roles.length - 1 ? ' and ' : ', ')}
      <RoleInReport role={role} />
    </Fragment>
  ))
}

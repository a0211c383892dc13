import type { RoleId } from '#case/records/roles.ts'
import { useView } from '../../base/live/surroundings.ts'
import { RoleAvatar } from '../../base/roles/role-avatar.tsx'
import { roles } from '../../base/roles/roles.ts'
import { PresenceDot, presenceText } from './presence.tsx'
import { useTeam } from './use-team.ts'

/** Who is where: the three roles, each with the step it stands at. */
export function TeamList({ ownRole }: { ownRole: RoleId | null }) {
  const team = useTeam()
  const isRunning = useView((view) => view.isRunning) ?? false

  return (
    <section aria-labelledby="team-heading" className="rounded-card border border-line bg-paper">
      <h2 id="team-heading" className="px-4 pt-3.5 pb-1 font-semibold text-ink-soft text-sm">
        Who is where
      </h2>
      <ul className="divide-y divide-line">
        {roles.map((role) => {
          const member = team.find((each) => each.roleId === role.id)
          return (
            <li key={role.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3">
              <RoleAvatar role={role.id} size="small" isEmpty={!member} />
              <div className="min-w-40 flex-1 leading-snug">
                <p className="wrap-anywhere">
                  <span className="font-semibold">{role.label}</span>
                  {member && (
                    <span className="text-ink-soft">
                      {' '}
                      · {role.id === ownRole ? `${member.name} (you)` : member.name}
                    </span>
                  )}
                </p>
                <p className="text-ink-soft text-sm">{member ? whereText(member, isRunning) : 'The seat is free'}</p>
              </div>
              {member && (
                <span className="flex items-center gap-1.5 text-ink-soft text-sm">
                  <PresenceDot {...member} />
                  {presenceText(member)}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const whereText = (member: { title: string }, isRunning: boolean) =>
  isRunning ? member.title : 'Waits for the case to start'

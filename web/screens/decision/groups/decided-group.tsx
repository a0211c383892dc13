import type { RoleId } from '#case/records/roles.ts'
import type { GroupView } from '#case/views/bedside/points.ts'
import { advisers, decider } from '../../../deciding/decider.ts'
import { ChosenBy } from '../../../deciding/radio-option.tsx'
import { RoleAvatar } from '../../../roles/role-avatar.tsx'
import { roles } from '../../../roles/roles.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { pointsText } from '../../../ui/number-text.ts'
import { choicesOf, optionsOf, rolesBehind } from './group-advice.ts'

/** A decided group: the decision, and beside it what was advised. */
export function DecidedGroup({ group }: { group: GroupView }) {
  return (
    <div className="space-y-3">
      <ul className="space-y-2">
        {([decider, ...advisers] as const).map((role) => (
          <Said key={role} group={group} role={role} />
        ))}
      </ul>
      <GroupVerdicts group={group} />
    </div>
  )
}

function Said({ group, role }: { group: GroupView; role: RoleId }) {
  const isSilent = role !== decider && choicesOf(group, role).length === 0
  const names = optionsOf(group, role).map(({ name }) => name)
  return (
    <li className="flex items-start gap-2.5">
      <RoleAvatar role={role} size="tiny" isEmpty={isSilent} />
      <p className="w-17 shrink-0 leading-6">{roles[role].label}</p>
      <p className={`min-w-0 flex-1 leading-6 ${role === decider ? 'font-semibold' : 'text-ink-soft'}`}>
        <span className="sr-only">{role === decider ? 'decided: ' : 'advised: '}</span>
        {isSilent && 'No advice'}
        {!isSilent && names.length === 0 && 'No procedure'}
        {names.map((name) => (
          <span key={name} className="block">
            {name}
          </span>
        ))}
      </p>
    </li>
  )
}

/** What every option was worth, and why. Nothing before the point's last group is decided. */
function GroupVerdicts({ group }: { group: GroupView }) {
  const told = group.options.filter(({ why }) => why !== null)
  if (told.length === 0) return null
  return (
    <Disclosure title={told.some(({ score }) => score !== null) ? 'Points and reasons' : 'Reasons'}>
      <ul className="space-y-5">
        {told.map(({ slug, name, score, why }) => (
          <li key={slug} className="space-y-1.5">
            <div className="flex items-start justify-between gap-3">
              <h3 className="font-medium leading-snug">{name}</h3>
              {score !== null && (
                <p className="shrink-0 font-semibold text-ink-soft tabular-nums">{pointsText(score)}</p>
              )}
            </div>
            <p className="text-ink-soft leading-relaxed">{why}</p>
            <div className="flex">
              <ChosenBy id={`${group.name}-${slug}-verdict`} roles={rolesBehind(group, slug)} />
            </div>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
